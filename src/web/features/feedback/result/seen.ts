import { focusResult } from '#content/feedback-result.ts';
import type { FeedbackResult } from '#domain/feedback/result.ts';
import type { Day } from '#domain/plan-dates.ts';
import { shortDay } from '#web/lib/dates.ts';

interface Round {
  result: FeedbackResult | null;
  startsOn: Day;
}

/**
 * What colleagues saw of a competency of the plan, in the latest round that asked about it; null if no
 * one was asked.
 * @param rounds the latest first
 */
export function seenIn(rounds: readonly Round[], competencyId: string): string | null {
  for (const { result, startsOn } of rounds) {
    if (result?.kind !== 'focus') continue;
    const seen = result.competencies.find((it) => it.competencyId === competencyId);
    if (seen) return focusResult.seen(seen.cell, shortDay(startsOn));
  }
  return null;
}
