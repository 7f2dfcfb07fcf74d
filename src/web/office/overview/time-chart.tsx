import { CartesianGrid, Line, LineChart, Tooltip, XAxis, YAxis } from 'recharts';
import { palette } from '#web/theme/tokens.ts';
import { shortDay } from '#web/lib/dates.ts';
import type { Chart } from './overview-filters.tsx';

export interface ChartLine {
  of: Exclude<keyof Chart['points'][number], 'day'>;
  name: string;
  /** Lines differ by more than their color. */
  drawn: { stroke: string; strokeDasharray?: string };
}

const axis = { axisLine: false, tickLine: false, tick: { fill: palette.inkMuted } };

interface TimeChartProps {
  points: Chart['points'];
  lines: readonly ChartLine[];
}

export function TimeChart({ points, lines }: TimeChartProps) {
  return (
    <LineChart
      responsive
      style={{ width: '100%', height: '100%' }}
      data={points}
      margin={{ top: 12, right: 0, bottom: 0, left: 0 }}
      accessibilityLayer={false}
    >
      <CartesianGrid vertical={false} stroke={palette.line} />
      <XAxis
        dataKey="day"
        tickFormatter={(day: string) => shortDay(day).replace(/, \d+$/, '')}
        interval="equidistantPreserveEnd"
        minTickGap={36}
        // Room for the first and the last label below the lines.
        padding={{ left: 24, right: 24 }}
        {...axis}
      />
      <YAxis allowDecimals={false} tickCount={3} width={44} {...axis} />
      <Tooltip
        labelFormatter={(day) => (typeof day === 'string' ? shortDay(day) : null)}
        isAnimationActive={false}
      />
      {lines.map(({ of, name, drawn }) => (
        <Line
          key={of}
          dataKey={of}
          name={name}
          type="linear"
          strokeWidth={2}
          dot={points.length === 1}
          isAnimationActive={false}
          {...drawn}
        />
      ))}
    </LineChart>
  );
}
