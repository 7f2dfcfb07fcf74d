import { Link } from '@tanstack/react-router';
import { buttonClass } from '#web/ui/button.css.ts';
import { ArrowRightIcon } from '#web/ui/icons.tsx';
import { forgetCurrentAssessment } from '#web/features/assessment/data/queries.ts';
import { take, takenId } from '#web/features/assessment/data/visit.ts';

interface ContinueLinkProps {
  assessment: { id: string };
  label: string;
}

/** Back to this assessment, at its question, whichever one the tab is taking at the moment. */
export function ContinueLink({ assessment: { id }, label }: ContinueLinkProps) {
  function choose(): void {
    if (takenId() === id) return;
    take(id);
    forgetCurrentAssessment();
  }

  return (
    <Link
      to="/assessment"
      hash="questions"
      onClick={choose}
      className={buttonClass({ size: 'lg' })}
    >
      {label}
      <ArrowRightIcon />
    </Link>
  );
}
