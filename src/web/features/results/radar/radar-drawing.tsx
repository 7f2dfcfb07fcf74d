import type { ReactNode } from 'react';
import { areas as allAreas } from '#domain/areas.ts';
import { scoreShare, TOP_SCORE } from '#domain/score-format.ts';
import { isAreaComplete, type AreaSummary } from '#domain/scoring.ts';
import * as css from '#web/features/results/results.css.ts';
import { hues } from '#web/theme/tokens.ts';

const WIDTH = 380;
const HEIGHT = 264;
const VIEW_BOX = `0 0 ${WIDTH} ${HEIGHT}`;
const CENTER = { x: WIDTH / 2, y: 142 };
const RADIUS = 104;
const LABEL_GAP = 12;
const LINE_HEIGHT = 14;

/** Larger than the dots, so that both show where the values are equal. */
const SQUARE = 11;

interface Point {
  x: number;
  y: number;
}

export type RadarArea = Pick<
  AreaSummary,
  'axis' | 'color' | 'averageScore' | 'completed' | 'total'
>;

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
  const ring = (value: number) => areas.map((_area, index) => pair(corner(index, value))).join(' ');
  const corners = (shown: readonly RadarArea[]) =>
    shown.map(({ averageScore }, index) =>
      averageScore === 0 ? null : corner(index, averageScore),
    );
  const marks = (shown: readonly RadarArea[], mark: (point: Point, area: RadarArea) => ReactNode) =>
    corners(shown).map((point, index) => point && mark(point, shown[index]!));

  // The text's own color and the page's: both are readable in every contrast theme.
  const grid = { fill: 'none', stroke: 'currentColor', strokeOpacity: 0.22 };
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
        <polygon key={value} points={ring(value)} {...grid} />
      ))}
      {areas.map(({ axis }, index) => (
        <path
          key={axis}
          d={`M${CENTER.x},${CENTER.y}L${pair(corner(index, TOP_SCORE))}`}
          {...grid}
        />
      ))}
      <Outline points={corners(areas)} />
      {earlier && <Outline points={corners(earlier)} isDashed />}
      {earlier &&
        marks(earlier, ({ x, y }, { axis }) => (
          <rect key={axis} x={round(x - SQUARE / 2)} y={round(y - SQUARE / 2)} {...square} />
        ))}
      {marks(areas, (point, area) => (
        <Dot key={area.axis} at={point} area={area} radius={4.5} />
      ))}
      {areas.map(({ axis, averageScore }, index) => (
        <Label
          key={axis}
          lines={averageScore === 0 ? [axis, NOT_RATED] : [axis]}
          at={corner(index, TOP_SCORE)}
        />
      ))}
    </svg>
  );
}

/** Below the picture: a phone at 200% has no room for the names at its corners. */
export function CornerNames() {
  return (
    <p hidden aria-hidden className={css.cornerNames}>{`From the top, clockwise: ${areaAxes}`}</p>
  );
}
const areaAxes = allAreas.map(({ axis }) => axis).join(', ');

/** Below the name of an area without a score. */
export const NOT_RATED = 'Not rated';

interface OutlineProps {
  /** In the order of the areas; null without a score. */
  points: readonly (Point | null)[];
  isDashed?: boolean;
}

/** The line from score to score. It is closed and filled only if every area has one. */
export function Outline({ points, isDashed = false }: OutlineProps) {
  const isWhole = points.every((point) => point !== null);
  const lines = points.map((from, index) => {
    const to = points[(index + 1) % points.length];
    return from && to ? `M${pair(from)}L${pair(to)}` : '';
  });
  const look = isDashed
    ? { fill: 'none', strokeWidth: 1.75, strokeDasharray: '5 4' }
    : { fill: isWhole ? 'currentColor' : 'none', fillOpacity: 0.12, strokeWidth: 2 };
  return (
    <path
      d={isWhole ? `M${points.map(pair).join('L')}Z` : lines.join('')}
      stroke="currentColor"
      strokeLinejoin="round"
      {...look}
    />
  );
}

interface DotProps {
  at: Point;
  area: RadarArea;
  radius: number;
}

/** In the area's color; hollow while the area is incomplete. */
export function Dot({ at: { x, y }, area, radius }: DotProps) {
  const color = hues[area.color].solid;
  const look = isAreaComplete(area)
    ? { fill: color, stroke: 'Canvas' }
    : { fill: 'Canvas', stroke: color };
  return <circle cx={round(x)} cy={round(y)} r={radius} strokeWidth={2} {...look} />;
}

/** Beside an area's name, in its color; hollow while the area is incomplete. */
export function AreaMark({ area, className }: { area: RadarArea; className?: string }) {
  const color = hues[area.color].solid;
  const fill = isAreaComplete(area) ? color : 'none';
  return (
    <svg viewBox="0 0 12 12" width={12} height={12} aria-hidden className={className}>
      <circle cx={6} cy={6} r={5} fill={fill} stroke={color} strokeWidth={2} />
    </svg>
  );
}

const steps = [20, 40, 60, 80];

/**
 * An average (1–5) as a length, cut into the five levels. The figure itself is beside it. It has no color of its
 * area: red and green are levels to a reader.
 */
export function ScoreBar({ average }: { average: number }) {
  return (
    <svg aria-hidden className={css.scoreBar}>
      <rect
        width={`${(scoreShare(average) * 100).toFixed(2)}%`}
        height="100%"
        className={css.scoreFill}
      />
      {steps.map((at) => (
        <line key={at} x1={`${at}%`} x2={`${at}%`} y2="100%" className={css.scoreMark} />
      ))}
    </svg>
  );
}

/** Beside its corner, or above or below it. */
function Label({ lines, at: { x, y } }: { lines: readonly string[]; at: Point }) {
  const side = Math.abs(x - CENTER.x) / RADIUS > 0.8 ? Math.sign(x - CENTER.x) : 0;
  const anchor = side === 0 ? 'middle' : side > 0 ? 'start' : 'end';
  const above = -LABEL_GAP + 2 - (lines.length - 1) * LINE_HEIGHT;
  const down = side !== 0 ? 4 : y < CENTER.y ? above : LABEL_GAP + 8;
  const left = round(x + side * LABEL_GAP);
  return (
    <text y={round(y + down)} textAnchor={anchor}>
      {lines.map((line, index) => (
        <tspan
          key={line}
          x={left}
          dy={index * LINE_HEIGHT}
          fontWeight={line === NOT_RATED ? 400 : undefined}
        >
          {line}
        </tspan>
      ))}
    </text>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
const pair = ({ x, y }: Point) => `${round(x)},${round(y)}`;
