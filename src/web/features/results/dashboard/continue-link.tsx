import { Link } from '@tanstack/react-router';
import { buttonClass } from '#web/ui/button.css.ts';
import { ArrowRightIcon } from '#web/ui/icons.tsx';
import { forgetCurrentAssessment } from '#web/features/assessment/data/queries.ts';
import * as css from './dashboard-header.css.ts';
import { take, takenId } from '#web/features/assessment/data/browser-session.ts';

interface ContinueLinkProps {
  assessment: { id: string };
  label: string;
  /** To all of its answers instead, to change any. */
  toReview?: boolean;
}

/** Back to this assessment, at its question, whichever one the tab is taking at the moment. */
export function ContinueLink({ assessment: { id }, label, toReview = false }: ContinueLinkProps) {
  function choose(): void {
    if (takenId() === id) return;
    take(id);
    forgetCurrentAssessment();
  }

  return (
    <Link
      to="/assessment"
      hash={toReview ? 'review' : 'questions'}
      onClick={choose}
      className={toReview ? css.quietLink : buttonClass({ size: 'lg' })}
    >
      {label}
      {!toReview && <ArrowRightIcon />}
    </Link>
  );
}
