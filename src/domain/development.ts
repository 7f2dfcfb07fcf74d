import { isAreaComplete, type AreaSummary } from './scoring.ts';

/** Below this average the weakest complete area becomes the priority (specification section 9). */
const PRIORITY_BELOW = 4;
/** From this average on the best complete area is shown as a strength. */
const STRENGTH_FROM = 3.5;

export type DevelopmentStatus = 'Priority Focus' | 'Assessed' | 'Ready to Develop';

/** The weakest complete area if it is below 4; of equals the first in display order. */
export function priorityArea(summaries: readonly AreaSummary[]): AreaSummary | null {
  const weakest = best(summaries.filter(isAreaComplete), (a, b) => a < b);
  return weakest !== null && weakest.averageScore < PRIORITY_BELOW ? weakest : null;
}

/** The best complete area if it is at 3.5 or above; of equals the first in display order. */
export function strengthArea(summaries: readonly AreaSummary[]): AreaSummary | null {
  const strongest = best(summaries.filter(isAreaComplete), (a, b) => a > b);
  return strongest !== null && strongest.averageScore >= STRENGTH_FROM ? strongest : null;
}

/** The area with the highest average so far, null while nothing is answered. */
export function topArea(summaries: readonly AreaSummary[]): AreaSummary | null {
  return best(
    summaries.filter(({ completed }) => completed > 0),
    (a, b) => a > b,
  );
}

/** What an area's development card says about it (specification section 4). */
export function developmentStatus(
  area: AreaSummary,
  summaries: readonly AreaSummary[],
): DevelopmentStatus {
  if (priorityArea(summaries)?.name === area.name) return 'Priority Focus';
  return isAreaComplete(area) ? 'Assessed' : 'Ready to Develop';
}

function best(
  summaries: readonly AreaSummary[],
  isBetter: (candidate: number, current: number) => boolean,
): AreaSummary | null {
  return summaries.reduce<AreaSummary | null>(
    (current, candidate) =>
      current === null || isBetter(candidate.averageScore, current.averageScore)
        ? candidate
        : current,
    null,
  );
}
