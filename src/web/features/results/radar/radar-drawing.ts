import type { AreaSummary } from '#domain/scoring.ts';
import { hues, palette } from '#web/theme/tokens.ts';

const WIDTH = 380;
const HEIGHT = 264;
const CENTER = { x: WIDTH / 2, y: 142 };
const RADIUS = 104;
const SCALE_MAX = 5;
const LABEL_GAP = 12;

/** Larger than the dots, so that both show where the values are equal. */
const SQUARE = 11;

interface Point {
  x: number;
  y: number;
}

export type RadarArea = Pick<AreaSummary, 'axis' | 'color' | 'averageScore'>;

/**
 * The radar as a drawing of fixed size: charts that measure themselves are empty in print.
 * @param earlier the same areas in an earlier assessment, dashed and with squares in place of dots,
 * so that both can be distinguished without colors
 */
export function radarDrawing(
  areas: readonly RadarArea[],
  earlier: readonly RadarArea[] = [],
): string {
  const corner = (index: number, value: number): Point => {
    const angle = (index / areas.length) * 2 * Math.PI;
    const distance = (value / SCALE_MAX) * RADIUS;
    return {
      x: CENTER.x + distance * Math.sin(angle),
      y: CENTER.y - distance * Math.cos(angle),
    };
  };
  const ring = (values: readonly number[]) =>
    values.map((value, index) => pair(corner(index, value))).join(' ');
  const marks = (shown: readonly RadarArea[], mark: (point: Point, area: RadarArea) => string) =>
    shown.map((area, index) =>
      area.averageScore === 0 ? '' : mark(corner(index, area.averageScore), area),
    );

  const rings = [1, 2, 3, 4, 5].map(
    (value) =>
      `<polygon points="${ring(areas.map(() => value))}" fill="none" stroke="${palette.line}"/>`,
  );
  const spokes = areas.map((_area, index) => {
    const { x, y } = corner(index, SCALE_MAX);
    return `<line x1="${CENTER.x}" y1="${CENTER.y}" x2="${round(x)}" y2="${round(y)}" stroke="${palette.line}"/>`;
  });
  const before =
    earlier.length === 0
      ? ''
      : `<polygon points="${ring(earlier.map(average))}" fill="none" stroke="${palette.inkMuted}" stroke-width="1.75" stroke-dasharray="5 4"/>${marks(earlier, square).join('')}`;
  const labels = areas.map((area, index) => label(area.axis, corner(index, SCALE_MAX)));

  return `<svg class="radar" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">
${rings.join('')}${spokes.join('')}
<polygon points="${ring(areas.map(average))}" fill="${palette.ink}" fill-opacity="0.12" stroke="${palette.ink}" stroke-width="2" stroke-linejoin="round"/>
${before}${marks(areas, dot).join('')}${labels.join('')}
</svg>`;
}

const average = ({ averageScore }: RadarArea) => averageScore;

const dot = ({ x, y }: Point, { color }: RadarArea) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="4.5" fill="${hues[color].solid}"/>`;

const square = ({ x, y }: Point) =>
  `<rect x="${round(x - SQUARE / 2)}" y="${round(y - SQUARE / 2)}" width="${SQUARE}" height="${SQUARE}" fill="${palette.white}" stroke="${palette.inkMuted}" stroke-width="1.5"/>`;

/** @param text one of five short names that need no escaping, as a test ensures */
function label(text: string, { x, y }: Point): string {
  const side = Math.abs(x - CENTER.x) / RADIUS > 0.8 ? Math.sign(x - CENTER.x) : 0;
  const anchor = side === 0 ? 'middle' : side > 0 ? 'start' : 'end';
  const down = side !== 0 ? 4 : y < CENTER.y ? -LABEL_GAP + 2 : LABEL_GAP + 8;
  return `<text x="${round(x + side * LABEL_GAP)}" y="${round(y + down)}" text-anchor="${anchor}">${text}</text>`;
}

const round = (value: number) => Math.round(value * 10) / 10;
const pair = ({ x, y }: Point) => `${round(x)},${round(y)}`;
