import { areas } from '#domain/areas.ts';
import type { FullResult, Score } from '#domain/feedback/feedback.ts';
import { RadarDrawing } from '#web/features/results/radar/radar-drawing.tsx';

/** A score that is only known to be at an end of the scale is drawn where that end begins. */
const drawn = (score: Score) => (score === 'above' ? 450 : score === 'below' ? 150 : score);

/** The leader's own ratings, and over them those of the others, dashed. */
export function SelfAndOthersRadar({ areas: compared }: Pick<FullResult, 'areas'>) {
  const corners = (side: 'self' | 'others') =>
    areas.map(({ name, axis, color }) => {
      const both = compared.find(({ area }) => area === name);
      return {
        axis,
        color,
        completed: 0,
        total: 0,
        averageScore: both ? drawn(both[side]) / 100 : 0,
      };
    });
  return <RadarDrawing areas={corners('self')} earlier={corners('others')} />;
}
