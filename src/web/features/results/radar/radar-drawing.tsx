import type { ReactNode } from 'react';
import { ratingScale } from '#domain/rating-scale.ts';
import { scoreShare, TOP_SCORE } from '#domain/score-format.ts';
import { isAreaComplete, type AreaSummary } from '#domain/scoring.ts';
import { hues } from '#web/theme/tokens.ts';
import * as css from './radar.css.ts';

const WIDTH = 300;
const HEIGHT = 298;
const CENTER = { x: WIDTH / 2, y: 160 };
const RADIUS = 120;
const LINE_HEIGHT = 1.2;

const DOT_RADIUS = 4.5;
/** Larger than the dots, so that both show where the values are equal. */
const SQUARE = 10;

/** White, because a browser that darkens pages makes `Canvas` dark but no line light. In a contrast theme, the theme's. */
const GROUND = 'var(--radar-ground, white)';

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
  /** Shows which areas are complete, a side for each, and no scores. */
  isProgress?: boolean;
}

/**
 * The one picture of the five areas: on every page and on paper. It brings its own ground, so that a
 * browser that darkens pages but not drawings hides none of its lines.
 */
export function RadarDrawing({ areas: given, earlier, isProgress = false }: RadarDrawingProps) {
  const areas = isProgress ? given.map(atEdge) : given;
  const corner = (index: number, value: number): Point => {
    const angle = (index / areas.length) * 2 * Math.PI;
    const distance = scoreShare(value) * RADIUS;
    return {
      x: CENTER.x + distance * Math.sin(angle),
      y: CENTER.y - distance * Math.cos(angle),
    };
  };
  const ring = (value: number) => areas.map((_area, index) => pair(corner(index, value))).join('L');
  const corners = (shown: readonly RadarArea[]) =>
    shown.map(({ averageScore }, index) =>
      averageScore === 0 ? null : corner(index, averageScore),
    );
  const marks = (
    shown: readonly RadarArea[],
    mark: (point: Point, area: RadarArea, index: number) => ReactNode,
  ) => corners(shown).map((point, index) => point && mark(point, shown[index]!, index));

  const square = {
    width: SQUARE,
    height: SQUARE,
    fill: GROUND,
    stroke: 'currentColor',
    strokeWidth: 1.5,
  };

  return (
    <div aria-hidden className={css.drawing}>
      <svg className="radar" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        <rect width="100%" height="100%" rx={8} fill={GROUND} />
        <path
          d={[
            ...(isProgress ? [TOP_SCORE] : scale).map((value) => `M${ring(value)}Z`),
            ...areas.map((_area, index) => `M${pair(CENTER)}L${pair(corner(index, TOP_SCORE))}`),
          ].join('')}
          fill="none"
          stroke="currentColor"
          strokeOpacity={0.22}
        />
        {isProgress ? (
          marks(areas, (from, { axis, color }, index) => (
            <path
              key={axis}
              d={`M${pair(from)}L${pair(corner(index + 1, TOP_SCORE))}`}
              stroke={hues[color].solid}
              strokeWidth={4}
            />
          ))
        ) : (
          <Outline points={corners(areas)} />
        )}
        {earlier && <Outline points={corners(earlier)} isDashed />}
        {earlier &&
          marks(earlier, ({ x, y }, { axis }) => (
            <rect key={axis} x={round(x - SQUARE / 2)} y={round(y - SQUARE / 2)} {...square} />
          ))}
        {marks(areas, (point, area) => (
          <Dot key={area.axis} at={point} area={area} />
        ))}
        <g fill="currentColor">
          <g fontSize="0.85em" fontWeight={400}>
            {(isProgress ? [] : scale).map((value) => (
              <text
                key={value}
                x={CENTER.x + DOT_RADIUS + 4}
                y={round(corner(0, value).y)}
                dy="0.35em"
                // A halo keeps it readable on the lines.
                paintOrder="stroke"
                stroke={GROUND}
                strokeWidth={4}
                strokeLinejoin="round"
              >
                {value}
              </text>
            ))}
          </g>
          {areas.map(({ axis, averageScore }, index) => (
            <Label
              key={axis}
              lines={averageScore === 0 ? [axis, NOT_RATED] : [axis]}
              at={corner(index, TOP_SCORE)}
            />
          ))}
        </g>
      </svg>
    </div>
  );
}

const scale = ratingScale.map(({ value }) => value);

/** A complete area fills its axis; an incomplete one has no mark. */
const atEdge = (area: RadarArea): RadarArea => ({
  ...area,
  averageScore: isAreaComplete(area) ? TOP_SCORE : 0,
});

/** Below the name of an area without a score. */
const NOT_RATED = 'Not rated';

interface OutlineProps {
  /** In the order of the areas; null without a score. */
  points: readonly (Point | null)[];
  isDashed?: boolean;
}

/** The line from score to score. It is closed and filled only if every area has one. */
function Outline({ points, isDashed = false }: OutlineProps) {
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

/** In the area's color; hollow while the area is incomplete. */
function Dot({ at: { x, y }, area }: { at: Point; area: RadarArea }) {
  const color = hues[area.color].solid;
  const look = isAreaComplete(area)
    ? { fill: color, stroke: GROUND }
    : { fill: GROUND, stroke: color };
  return <circle cx={round(x)} cy={round(y)} r={DOT_RADIUS} strokeWidth={2} {...look} />;
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

/**
 * Above or below its corner. At the sides it ends at the edge of the drawing, and the larger its letters,
 * the higher it is: so the longest name clears the lines at every width.
 */
function Label({ lines, at: { x, y } }: { lines: readonly string[]; at: Point }) {
  const isBelow = y > CENTER.y;
  const side = isBelow ? 0 : Math.round((x - CENTER.x) / RADIUS);
  const place =
    side === 0
      ? { x: round(x), y: isBelow ? y + 7 : y - 11, rise: isBelow ? -0.8 : 0 }
      : { x: CENTER.x * (1 + side), y: y + 20, rise: 4.55 };
  const above = isBelow ? 0 : (lines.length - 1) * LINE_HEIGHT;
  return (
    <text y={round(place.y)} textAnchor={side === 0 ? 'middle' : side > 0 ? 'end' : 'start'}>
      {lines.map((line, index) => (
        <tspan
          key={line}
          x={place.x}
          dy={`${index > 0 ? LINE_HEIGHT : -place.rise - above}em`}
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
