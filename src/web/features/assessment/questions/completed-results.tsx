import type { AreaSummary } from '#domain/scoring.ts';
import { AreaOverview } from '#web/features/results/dashboard/area-breakdown.tsx';
import { AreaTiles } from './area-tiles.tsx';

/** The results of a completed assessment; loaded once there are answers. */
export function CompletedResults({ areas }: { areas: readonly AreaSummary[] }) {
  return (
    <>
      <AreaTiles areas={areas} title="Your Areas" />
      <AreaOverview areas={areas} title="Area Overview" listTitle="Category Breakdown" />
    </>
  );
}
