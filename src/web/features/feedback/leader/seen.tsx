import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { focusResult } from '#content/feedback-result.ts';
import { shortDay } from '#web/lib/dates.ts';
import { feedbackOf, type Round } from './feedback-data.ts';
import * as css from './feedback.css.ts';

interface SeenProps {
  /** The one that the plan was made from. */
  assessmentId: string;
  competencyId: string;
}

/** On the comparison, below a competency of the plan: what colleagues saw; nothing if no one was asked. */
export function Seen({ assessmentId, competencyId }: SeenProps): ReactNode {
  const { data } = useQuery(feedbackOf(assessmentId));
  const seen = seenIn(data?.rounds ?? [], competencyId);
  return seen !== null && <p className={css.seen}>{seen}</p>;
}

/**
 * What colleagues saw of a competency of the plan, in the latest round that asked about it; null if no
 * one was asked.
 * @param rounds the latest first
 */
export function seenIn(
  rounds: readonly Pick<Round, 'result' | 'startsOn'>[],
  competencyId: string,
): string | null {
  for (const { result, startsOn } of rounds) {
    if (result?.kind !== 'focus') continue;
    const seen = result.competencies.find((it) => it.competencyId === competencyId);
    if (seen) return focusResult.seen(seen.cell, shortDay(startsOn));
  }
  return null;
}
