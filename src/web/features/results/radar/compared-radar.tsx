import { areas } from '#domain/areas.ts';
import type { AreaChange } from '#domain/comparison.ts';
import { RadarDrawing } from './radar-drawing.tsx';

/** Two radars, one over the other. */
export function ComparedRadar({ changes }: { changes: readonly AreaChange[] }) {
  return <RadarDrawing areas={corners(changes, 'after')} earlier={corners(changes, 'before')} />;
}

const corners = (changes: readonly AreaChange[], side: 'before' | 'after') =>
  areas.map(({ name, axis, color }) => ({
    axis,
    color,
    completed: 0,
    total: 0,
    averageScore: (changes.find(({ area }) => area === name)?.[side] ?? 0) / 100,
  }));
