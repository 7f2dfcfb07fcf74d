import type { ReactNode } from 'react';
import { scoreShare, TOP_SCORE } from '#domain/score-format.ts';
import type { AreaSummary } from '#domain/scoring.ts';
import { hues } from '#web/theme/tokens.ts';

const WIDTH = 380;
const HEIGHT = 264;
const VIEW_BOX = `0 0 ${WIDTH} ${HEIGHT}`;
const CENTER = { x: WIDTH / 2, y: 142 };
const RADIUS = 104;
const LABEL_GAP = 12;

/** Larger than the dots, so that both show where the values are equal. */
const SQUARE = 11;

interface Point {
  x: number;
  y: number;
}

export type RadarArea = Pick<AreaSummary, 'axis' | 'color' | 'averageScore'>;

interface RadarDrawingProps {
  areas: readonly RadarArea[];
  /**
   * The same areas in an earlier assessment, dashed and with squares in place of dots, so that both can
   * be distinguished without colors.
   */
  earlier?: readonly RadarArea[];
}

/** The radar as a drawing of fixed size: charts that measure themselves are empty in print. */
export function RadarDrawing({ areas, earlier }: RadarDrawingProps) {
  const corner = (index: number, value: number): Point => {
    const angle = (index / areas.length) * 2 * Math.PI;
    const distance = scoreShare(value) * RADIUS;
    return {
      x: CENTER.x + distance * Math.sin(angle),
      y: CENTER.y - distance * Math.cos(angle),
    };
  };
  const ring = (values: readonly number[]) =>
    values.map((value, index) => pair(corner(index, value))).join(' ');
  const marks = (shown: readonly RadarArea[], mark: (point: Point, area: RadarArea) => ReactNode) =>
    shown.map((area, index) =>
      area.averageScore === 0 ? null : mark(corner(index, area.averageScore), area),
    );

  // The text's own color and the page's: both are readable in every contrast theme.
  const grid = { fill: 'none', stroke: 'currentColor', strokeOpacity: 0.22 };
  const solid = { fill: 'currentColor', fillOpacity: 0.12, stroke: 'currentColor', strokeWidth: 2 };
  const dashed = {
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: 1.75,
    strokeDasharray: '5 4',
  };
  const square = {
    width: SQUARE,
    height: SQUARE,
    fill: 'Canvas',
    stroke: 'currentColor',
    strokeWidth: 1.5,
  };

  return (
    <svg className="radar" width={WIDTH} height={HEIGHT} viewBox={VIEW_BOX} aria-hidden>
      {[1, 2, 3, 4, 5].map((value) => (
        <polygon key={value} points={ring(areas.map(() => value))} {...grid} />
      ))}
      {areas.map(({ axis }, index) => (
        <path
          key={axis}
          d={`M${CENTER.x},${CENTER.y}L${pair(corner(index, TOP_SCORE))}`}
          {...grid}
        />
      ))}
      <polygon points={ring(areas.map(average))} {...solid} strokeLinejoin="round" />
      {earlier && <polygon points={ring(earlier.map(average))} {...dashed} />}
      {earlier &&
        marks(earlier, ({ x, y }, { axis }) => (
          <rect key={axis} x={round(x - SQUARE / 2)} y={round(y - SQUARE / 2)} {...square} />
        ))}
      {marks(areas, ({ x, y }, { axis, color }) => (
        <circle key={axis} cx={round(x)} cy={round(y)} r={4.5} fill={hues[color].solid} />
      ))}
      {areas.map(({ axis }, index) => (
        <Label key={axis} text={axis} at={corner(index, TOP_SCORE)} />
      ))}
    </svg>
  );
}

/** Beside its corner, or above or below it. */
function Label({ text, at: { x, y } }: { text: string; at: Point }) {
  const side = Math.abs(x - CENTER.x) / RADIUS > 0.8 ? Math.sign(x - CENTER.x) : 0;
  const anchor = side === 0 ? 'middle' : side > 0 ? 'start' : 'end';
  const down = side !== 0 ? 4 : y < CENTER.y ? -LABEL_GAP + 2 : LABEL_GAP + 8;
  return (
    <text x={round(x + side * LABEL_GAP)} y={round(y + down)} textAnchor={anchor}>
      {text}
    </text>
  );
}

const average = ({ averageScore }: RadarArea) => averageScore;
const round = (value: number) => Math.round(value * 10) / 10;
const pair = ({ x, y }: Point) => `${round(x)},${round(y)}`;
