import { areas } from '#domain/areas.ts';
import { scoreValue } from '#domain/feedback/cells.ts';
import type { FullResult } from '#domain/feedback/feedback.ts';
import { RadarDrawing } from '#web/features/results/radar/radar-drawing.tsx';

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
        averageScore: both ? scoreValue('full', both[side]) / 100 : 0,
      };
    });
  return <RadarDrawing areas={corners('self')} earlier={corners('others')} />;
}
