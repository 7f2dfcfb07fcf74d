import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { seenIn } from '#web/features/feedback/result/seen.ts';
import { across } from '#web/ui/layout.css.ts';
import { muted, small } from '#web/ui/text.css.ts';
import { feedbackOf } from './feedback-data.ts';

interface SeenProps {
  /** The one that the plan was made from. */
  assessmentId: string;
  competencyId: string;
}

/** On the comparison, below a competency of the plan: what colleagues saw; nothing if no one was asked. */
export function Seen({ assessmentId, competencyId }: SeenProps): ReactNode {
  const { data } = useQuery(feedbackOf(assessmentId));
  const seen = seenIn(data?.rounds ?? [], competencyId);
  return seen !== null && <p className={`${small} ${muted} ${across}`}>{seen}</p>;
}
