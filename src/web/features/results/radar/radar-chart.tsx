import {
  PolarAngleAxis,
  PolarGrid,
  PolarRadiusAxis,
  Radar,
  RadarChart as Chart,
  type BaseTickContentProps,
  type DotItemDotProps,
} from 'recharts';
import type { AreaSummary } from '#domain/scoring.ts';
import { hues, palette } from '#web/theme/tokens.ts';
import * as css from './radar-chart.css.ts';
import { RadarLabel } from './radar-label.tsx';

const SCALE_MAX = 5;
const ANIMATION_MS = 600;

const areaLabel = (props: BaseTickContentProps) => <RadarLabel {...props} />;

/** Loaded only where a chart is drawn: recharts is the heaviest part of the site. */
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
        stroke={palette.white}
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
      <PolarGrid stroke={palette.line} />
      <PolarAngleAxis dataKey="axis" axisLine={false} tickLine={false} tick={areaLabel} />
      <Radar
        dataKey="averageScore"
        stroke={palette.ink}
        strokeWidth={2}
        fill={palette.ink}
        fillOpacity={0.12}
        dot={corner}
        activeDot={false}
        animationDuration={ANIMATION_MS}
      />
      <PolarRadiusAxis
        angle={90}
        domain={[0, SCALE_MAX]}
        tickCount={SCALE_MAX + 1}
        axisLine={false}
        tick={{ className: css.mark, fill: palette.inkMuted, textAnchor: 'start', dx: 5 }}
        tickFormatter={(value: number) => (value === 0 ? '' : String(value))}
      />
    </Chart>
  );
}
