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
import type { AreaSummary } from '#domain/scoring.ts';
import { hues, palette } from '../../../theme/tokens.ts';
import * as css from './radar-chart.css.ts';

const SCALE_MAX = 5;
const ANIMATION_MS = 600;
/** Below this width a label beside its corner would leave too little for the figure. */
const WIDE_FROM = 440;
const LABEL_EDGE = 2;

interface RadarChartProps {
  areas: readonly AreaSummary[];
}

/** Loaded only where a chart is drawn: recharts is the heaviest part of the site. */
export default function RadarChart({ areas }: RadarChartProps) {
  const dot = ({ key, cx, cy, index }: DotItemDotProps & { key?: string }) => {
    const area = areas[index];
    if (!area || area.completed === 0) return null;
    return (
      <circle
        key={key}
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
      data={[...areas]}
      cy="54%"
      outerRadius="70%"
      accessibilityLayer={false}
    >
      <PolarGrid stroke={palette.line} polarRadius={[]} />
      <PolarAngleAxis
        dataKey="axis"
        axisLine={false}
        tickLine={false}
        tick={(props: BaseTickContentProps) => <AreaLabel {...props} />}
      />
      <Radar
        dataKey="averageScore"
        stroke={palette.ink}
        strokeWidth={2}
        fill={palette.ink}
        fillOpacity={0.12}
        dot={dot}
        activeDot={false}
        animationDuration={ANIMATION_MS}
      />
      <PolarRadiusAxis
        angle={90}
        domain={[0, SCALE_MAX]}
        tickCount={SCALE_MAX + 1}
        axisLine={false}
        tick={(props: BaseTickContentProps) => <ScaleLabel {...props} />}
      />
    </Chart>
  );
}
