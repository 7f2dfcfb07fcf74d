import {
  PolarAngleAxis,
  PolarGrid,
  PolarRadiusAxis,
  Radar,
  RadarChart as Chart,
  useChartWidth,
  type BaseTickContentProps,
  type DotItemDotProps,
} from 'recharts';
import { TOP_SCORE } from '#domain/score-format.ts';
import type { AreaSummary } from '#domain/scoring.ts';
import { hues } from '#web/theme/tokens.ts';
import * as css from './radar-chart.css.ts';

const ANIMATION_MS = 600;
const DOT_RADIUS = 6;
/** From the axis to its figures, so that a dot on the axis covers none. */
const MARK_GAP = DOT_RADIUS + 5;

const areaLabel = (props: BaseTickContentProps) => <RadarLabel {...props} />;

/** Loaded only when a chart is drawn: recharts is the heaviest part of the site. */
export function RadarChart({ areas }: { areas: readonly AreaSummary[] }) {
  const corner = ({ cx, cy, index }: DotItemDotProps) => {
    const area = areas[index];
    if (!area || area.completed === 0) return null;
    return (
      <circle
        key={area.name}
        cx={cx}
        cy={cy}
        r={DOT_RADIUS}
        fill={hues[area.color].solid}
        stroke="Canvas"
        strokeWidth={2}
      />
    );
  };

  return (
    <Chart
      responsive
      className={css.chart}
      data={areas}
      cy="54%"
      outerRadius="78%"
      accessibilityLayer={false}
    >
      <PolarGrid stroke="currentColor" strokeOpacity={0.22} />
      <PolarAngleAxis dataKey="axis" axisLine={false} tickLine={false} tick={areaLabel} />
      <Radar
        dataKey="averageScore"
        stroke="currentColor"
        strokeWidth={2}
        fill="currentColor"
        fillOpacity={0.12}
        dot={corner}
        activeDot={false}
        animationDuration={ANIMATION_MS}
      />
      <PolarRadiusAxis
        angle={90}
        domain={[0, TOP_SCORE]}
        tickCount={TOP_SCORE + 1}
        axisLine={false}
        tick={{ className: css.mark, fill: 'currentColor', textAnchor: 'start', dx: MARK_GAP }}
        tickFormatter={(value: number) => (value === 0 ? '' : String(value))}
      />
    </Chart>
  );
}

/** In narrower pictures, such as on a phone at 200%, labels are smaller and need room made for them. */
const ROOMY_FROM = 200;
/** Width of a letter in the label's font, rounded up. */
const LETTER_WIDTH = { roomy: 6.6, narrow: 5.6 };
const LINE_HEIGHT = 14;
const GAP = 4;
/** Above the top corner, where the scale's last figure is. */
const TOP_GAP = 11;
/** The slope of a pentagon's upper sides. */
const SLOPE = 0.73;

/** An area's name at its corner of the radar, kept inside the picture at every width. */
function RadarLabel({ x, y, textAnchor, verticalAnchor, payload }: BaseTickContentProps) {
  const width = useChartWidth() ?? 0;
  const name = String(payload.value);
  const spot = { x: Number(x), y: Number(y), textAnchor };
  const size = width < ROOMY_FROM ? 'narrow' : 'roomy';
  const isBelow = verticalAnchor === 'start';
  if (verticalAnchor === 'middle') placeAside(spot, name.length * LETTER_WIDTH[size], width);
  else {
    spot.textAnchor = 'middle';
    // In a narrow picture, the labels aside reach up to the top corner.
    spot.y += isBelow ? LINE_HEIGHT : -TOP_GAP - (size === 'narrow' ? 2 * LINE_HEIGHT : 0);
  }
  const lines = size === 'narrow' && isBelow ? name.split(' ') : [name];
  return (
    <text {...spot} className={css.labels[size]}>
      {lines.map((line, index) => (
        <tspan key={line} x={spot.x} dy={index * LINE_HEIGHT}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

/** Beside the left or right corner, or above it if there is too little room. */
function placeAside(
  spot: { x: number; y: number; textAnchor: BaseTickContentProps['textAnchor'] },
  length: number,
  width: number,
): void {
  const isRight = spot.textAnchor === 'start';
  const missing = length - (isRight ? width - spot.x : spot.x);
  if (missing <= 0) {
    spot.y += LINE_HEIGHT / 3;
    return;
  }
  spot.x = isRight ? width : 0;
  spot.textAnchor = isRight ? 'end' : 'start';
  spot.y -= missing * SLOPE + GAP;
}
