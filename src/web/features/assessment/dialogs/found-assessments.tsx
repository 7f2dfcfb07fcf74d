import { competencies } from '#domain/competencies.ts';
import { formatScore } from '#domain/score-format.ts';
import { ArrowRightIcon } from '#web/ui/icons.tsx';
import * as text from '#web/ui/text.css.ts';
import type { CountedAssessment } from './find-assessments.ts';
import * as css from './found-assessments.css.ts';

interface FoundAssessmentsProps {
  assessments: readonly CountedAssessment[];
  onChoose: (assessment: CountedAssessment) => void;
}

const dateFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

/** What was found under an email, newest first; choosing one opens it. */
export function FoundAssessments({ assessments, onChoose }: FoundAssessmentsProps) {
  return (
    <div role="status" className={css.found}>
      {assessments.length === 0 ? (
        <>
          <p className={text.strong}>No assessments found for this email address.</p>
          <p className={text.muted}>Please check your email or start a new assessment.</p>
        </>
      ) : (
        <ul role="list" className={css.list} aria-label="Your assessments">
          {assessments.map((assessment) => (
            <li key={assessment.id}>
              <button type="button" className={css.row} onClick={() => onChoose(assessment)}>
                <span>
                  <span className={css.date}>
                    {dateFormat.format(new Date(assessment.createdAt))}
                  </span>
                  <span className={css.state}>{state(assessment)}</span>
                  {(assessment.overallScore ?? 0) > 0 && (
                    <span className={css.state}>
                      Overall Score: {formatScore(assessment.overallScore)}
                    </span>
                  )}
                </span>
                <ArrowRightIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The same for every address: who asks does not learn whether anything is kept under it. */
export function LinkSent({ email }: { email: string }) {
  return (
    <div role="status" className={css.found}>
      <p className={`${text.strong} ${css.address}`}>
        If anything is saved under {email}, a link is on its way to it.
      </p>
      <p className={text.muted}>It may take a minute. Look in the spam folder, too.</p>
    </div>
  );
}

function state({ isCompleted, answered }: CountedAssessment): string {
  return isCompleted ? 'Completed' : `In Progress (${answered} of ${competencies.length})`;
}
