import { averageRating } from '#domain/scoring.ts';
import type { KnownResponse } from './kept-ratings.ts';
import type { SavedResponse } from './types.ts';

/** What was read of an assessment and what is known here: of each competency the one given last. */
export function withKnown(
  saved: readonly SavedResponse[],
  known: readonly KnownResponse[],
): SavedResponse[] {
  const latest = new Map(saved.map((response) => [response.competencyId, response]));
  for (const response of known) {
    const other = latest.get(response.competencyId);
    if (other && other.answeredAt > response.answeredAt) continue;
    latest.set(response.competencyId, {
      ...response,
      averageRating: averageRating(response) ?? 0,
    });
  }
  return [...latest.values()];
}
