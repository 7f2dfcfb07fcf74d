import type { AreaSummary } from '#domain/scoring.ts';
import { AreaBreakdown } from '#web/features/results/dashboard/area-breakdown.tsx';
import { RadarCard } from '#web/features/results/radar/radar-card.tsx';
import { AreaTiles } from './area-tiles.tsx';

/** The results of a completed assessment; loaded once there are answers. */
export function CompletedResults({ areas }: { areas: readonly AreaSummary[] }) {
  return (
    <>
      <AreaTiles areas={areas} title="Your Areas" />
      <RadarCard areas={areas} title="Area Overview" />
      <AreaBreakdown areas={areas} title="Category Breakdown" />
    </>
  );
}
