import { areas } from '#domain/areas.ts';
import type { AreaChange } from '#domain/comparison.ts';
import type { RadarArea } from './radar-drawing.ts';

/** One of two radars laid over each other: all five corners, even if nothing is compared. */
export function comparedAreas(
  changes: readonly AreaChange[],
  side: 'before' | 'after',
): RadarArea[] {
  return areas.map(({ name, axis, color }) => ({
    axis,
    color,
    averageScore: (changes.find(({ area }) => area === name)?.[side] ?? 0) / 100,
  }));
}
