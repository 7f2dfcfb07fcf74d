import type { AreaSummary } from '#domain/scoring.ts';
import { hues, palette } from '#web/theme/tokens.ts';
import escapeHtml from 'escape-html';

const WIDTH = 380;
const HEIGHT = 264;
const CENTER = { x: WIDTH / 2, y: 142 };
const RADIUS = 104;
const SCALE_MAX = 5;
const LABEL_GAP = 12;

interface Point {
  x: number;
  y: number;
}

/** The radar as a picture of fixed size: charts that measure themselves come out empty in print. */
export function radarDrawing(areas: readonly AreaSummary[]): string {
  const corner = (index: number, value: number): Point => {
    const angle = (index / areas.length) * 2 * Math.PI;
    const distance = (value / SCALE_MAX) * RADIUS;
    return {
      x: CENTER.x + distance * Math.sin(angle),
      y: CENTER.y - distance * Math.cos(angle),
    };
  };
  const ring = (value: (area: AreaSummary) => number) =>
    areas.map((area, index) => pair(corner(index, value(area)))).join(' ');

  const rings = [1, 2, 3, 4, 5].map(
    (value) => `<polygon points="${ring(() => value)}" fill="none" stroke="${palette.line}"/>`,
  );
  const spokes = areas.map((_area, index) => {
    const { x, y } = corner(index, SCALE_MAX);
    return `<line x1="${CENTER.x}" y1="${CENTER.y}" x2="${round(x)}" y2="${round(y)}" stroke="${palette.line}"/>`;
  });
  const dots = areas.map(({ averageScore, color }, index) => {
    if (averageScore === 0) return '';
    const { x, y } = corner(index, averageScore);
    return `<circle cx="${round(x)}" cy="${round(y)}" r="4.5" fill="${hues[color].solid}"/>`;
  });
  const labels = areas.map((area, index) => label(area.axis, corner(index, SCALE_MAX)));

  return `<svg class="radar" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
${rings.join('')}${spokes.join('')}
<polygon points="${ring(({ averageScore }) => averageScore)}" fill="${palette.ink}" fill-opacity="0.12" stroke="${palette.ink}" stroke-width="2" stroke-linejoin="round"/>
${dots.join('')}${labels.join('')}
</svg>`;
}

function label(text: string, { x, y }: Point): string {
  const side = Math.abs(x - CENTER.x) / RADIUS > 0.8 ? Math.sign(x - CENTER.x) : 0;
  const anchor = side === 0 ? 'middle' : side > 0 ? 'start' : 'end';
  const down = side !== 0 ? 4 : y < CENTER.y ? -LABEL_GAP + 2 : LABEL_GAP + 8;
  return `<text x="${round(x + side * LABEL_GAP)}" y="${round(y + down)}" text-anchor="${anchor}">${escapeHtml(text)}</text>`;
}

const round = (value: number) => Math.round(value * 10) / 10;
const pair = ({ x, y }: Point) => `${round(x)},${round(y)}`;
