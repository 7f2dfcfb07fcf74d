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
