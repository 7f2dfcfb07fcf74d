import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { askThree } from '#content/feedback-leader.ts';
import { shortDay } from '#web/lib/dates.ts';
import { feedbackOf } from './feedback-data.ts';
import * as css from './feedback.css.ts';

interface SeenProps {
  /** The one that the plan was made from. */
  assessmentId: string;
  competencyId: string;
}

/** On the comparison, below a competency of the plan: what colleagues saw; nothing if no one was asked. */
export function Seen({ assessmentId, competencyId }: SeenProps): ReactNode {
  const { data } = useQuery(feedbackOf(assessmentId));
  for (const { result, startsOn } of data?.rounds ?? []) {
    if (result?.kind !== 'focus') continue;
    const seen = result.competencies.find((it) => it.competencyId === competencyId);
    if (seen) return <p className={css.seen}>{askThree.seen(seen.cell, shortDay(startsOn))}</p>;
  }
  return null;
}
