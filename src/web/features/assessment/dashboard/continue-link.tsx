import { Link } from '@tanstack/react-router';
import { buttonClass } from '#web/ui/button.css.ts';
import { ArrowRightIcon } from '#web/ui/icons.tsx';
import {
  continueAssessment,
  continuedId,
  currentSessionId,
} from '#web/features/assessment/data/visit.ts';
import { forgetCurrentAssessment } from '#web/features/assessment/data/queries.ts';
import type { Assessment } from '#web/features/assessment/data/types.ts';

/** Back to the questions of this assessment, whichever one the browser is taking at the moment. */
export function ContinueLink({ assessment, label }: { assessment: Assessment; label: string }) {
  function choose(): void {
    if (isTaking(assessment)) return;
    continueAssessment(assessment.id);
    forgetCurrentAssessment();
  }

  return (
    <Link to="/assessment" onClick={choose} className={buttonClass({ size: 'lg' })}>
      {label}
      <ArrowRightIcon />
    </Link>
  );
}

function isTaking({ id, sessionId }: Assessment): boolean {
  const continued = continuedId();
  if (continued !== null) return continued === id;
  return sessionId !== null && sessionId === currentSessionId();
}
