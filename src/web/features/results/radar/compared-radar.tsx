import { areas } from '#domain/areas.ts';
import type { AreaChange } from '#domain/comparison.ts';
import { RadarDrawing } from './radar-drawing.tsx';

/** Two radars, one over the other, each with all five corners, even if nothing is compared. */
export function ComparedRadar({ changes }: { changes: readonly AreaChange[] }) {
  return <RadarDrawing areas={corners(changes, 'after')} earlier={corners(changes, 'before')} />;
}

const corners = (changes: readonly AreaChange[], side: 'before' | 'after') =>
  areas.map(({ name, axis, color }) => ({
    axis,
    color,
    averageScore: (changes.find(({ area }) => area === name)?.[side] ?? 0) / 100,
  }));
