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
        r={6}
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
        tick={{ className: css.mark, fill: 'currentColor', textAnchor: 'start', dx: 5 }}
        tickFormatter={(value: number) => (value === 0 ? '' : String(value))}
      />
    </Chart>
  );
}

/** Width of a letter in the label's font, rounded up. */
const LETTER_WIDTH = 6.6;
const LINE_HEIGHT = 14;
const GAP = 4;
/** The slope of a pentagon's upper sides. */
const SLOPE = 0.73;

/** An area's name at its corner of the radar, kept inside the picture at every width. */
function RadarLabel({ x, y, textAnchor, verticalAnchor, payload }: BaseTickContentProps) {
  const width = useChartWidth() ?? 0;
  const name = String(payload.value);
  const spot = { x: Number(x), y: Number(y), textAnchor };
  if (verticalAnchor === 'middle') placeAside(spot, name.length * LETTER_WIDTH, width);
  else {
    spot.textAnchor = 'middle';
    spot.y += verticalAnchor === 'start' ? LINE_HEIGHT : -GAP;
  }
  return (
    <text {...spot} className={css.label}>
      {name}
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
