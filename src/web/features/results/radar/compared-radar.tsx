import { areas } from '#domain/areas.ts';
import type { AreaChange } from '#domain/comparison.ts';
import { RadarDrawing } from './radar-drawing.tsx';

type Both = Pick<AreaChange, 'area' | 'before' | 'after'>;

/** Two radars, one over the other. */
export function ComparedRadar({ changes }: { changes: readonly Both[] }) {
  return <RadarDrawing areas={corners(changes, 'after')} earlier={corners(changes, 'before')} />;
}

const corners = (changes: readonly Both[], side: 'before' | 'after') =>
  areas.map(({ name, axis, color }) => ({
    axis,
    color,
    completed: 0,
    total: 0,
    averageScore: (changes.find(({ area }) => area === name)?.[side] ?? 0) / 100,
  }));

const sample = { width: 36, height: 12, fill: 'none', stroke: 'currentColor', 'aria-hidden': true };

/** For a legend. Attributes alone: on paper there are no classes. */
export function AfterLine() {
  return (
    <svg {...sample}>
      <path d="M0 6h36" strokeWidth={2} />
      <circle cx={18} cy={6} r={4.5} fill="currentColor" stroke="none" />
    </svg>
  );
}

export function BeforeLine() {
  return (
    <svg {...sample}>
      <path d="M0 6h12M36 6h-12" strokeWidth={1.75} strokeDasharray="5 4" />
      <rect x={12.75} y={0.75} width={10.5} height={10.5} strokeWidth={1.5} />
    </svg>
  );
}
