import type { AreaSummary } from '#domain/scoring.ts';
import { AreaOverview } from '#web/features/results/dashboard/area-breakdown.tsx';

export { NamedReport } from '#web/features/results/report/cover-name.tsx';

/**
 * The results of a completed assessment; loaded once there are answers. Shows no status, because the
 * dashboard says where to start, and why.
 */
export function CompletedResults({ areas }: { areas: readonly AreaSummary[] }) {
  return (
    <AreaOverview
      areas={areas}
      title="Area Overview"
      listTitle="Category Breakdown"
      hasStatus={false}
    />
  );
}
