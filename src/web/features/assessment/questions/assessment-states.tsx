import { useLayoutEffect } from 'react';
import { competencies } from '#domain/competencies.ts';
import { assessmentProgress } from '#domain/progress.ts';
import { namedId } from '#web/features/assessment/data/browser-session.ts';
import { recentAssessments } from '#web/features/assessment/data/recent-assessments.ts';
import { failureText } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { Loading } from '#web/ui/skeleton.tsx';
import * as text from '#web/ui/text.css.ts';
import { AssessmentHero } from './assessment-hero.tsx';
import * as css from './assessment-states.css.ts';
import * as view from './in-progress-view.css.ts';
import { ProgressCard } from './progress-card.tsx';
import { QuestionForm } from './question-form.tsx';
import { RatingGuide } from './rating-guide.tsx';
import type { RatingPair } from './use-question-flow.ts';
import { useQuestionKeys } from './use-question-keys.ts';

const nowhere = () => undefined;
const nothingYet = assessmentProgress([]);

interface AssessmentSkeletonProps {
  /** The ratings that the visitor gave before there was an assessment. */
  ratings: RatingPair;
  onRate: (change: (ratings: RatingPair) => RatingPair) => void;
}

/**
 * The page while its data loads. A new visitor can already rate the first question; a visitor whom this
 * browser knows may be at any question, and sees empty cards (`after-paint.ts`).
 */
export function AssessmentSkeleton({ ratings, onRate }: AssessmentSkeletonProps) {
  useLayoutEffect(() => {
    const isKnown = namedId() !== null || recentAssessments().length > 0;
    document.documentElement.toggleAttribute('data-known', isKnown);
  }, []);
  useQuestionKeys({
    next: nowhere,
    previous: nowhere,
    rate: (value) =>
      onRate(([first, second]) => (first === null ? [value, second] : [first, second ?? value])),
  });
  return (
    <Container className={view.page}>
      <AssessmentHero />
      <noscript>
        <p className={css.noScript}>
          The assessment needs JavaScript to save your answers. Please turn it on and reload the
          page.
        </p>
      </noscript>
      <Loading label="Loading your assessment">
        <div className={view.columns}>
          <div className={`${view.questions} ${css.waiting}`}>
            <QuestionForm
              index={0}
              competency={competencies[0]}
              areaDone={undefined}
              ratings={ratings}
              onRate={(question, value) =>
                // Two clicks may be replayed at once.
                onRate(([first, second]) =>
                  question === 0
                    ? [first === value ? null : value, second]
                    : [first, second === value ? null : value],
                )
              }
            />
          </div>
          <aside className={`${view.aside} ${css.waiting}`} aria-label="Your assessment">
            <ProgressCard progress={nothingYet} email={null} onSaveProgress={undefined} />
            <RatingGuide />
          </aside>
        </div>
      </Loading>
    </Container>
  );
}

interface LoadFailedProps {
  /** In the specification's words. */
  message: string;
  error: unknown;
  onRetry: () => void;
}

const OFFLINE = 'You need a connection to start. Connect, then try again.';
const UNREACHED = 'The assessment could not be loaded. Please try again.';

/** Replaces the assessment; says what failed, and what to do. */
export function LoadFailed({ message, error, onRetry }: LoadFailedProps) {
  return (
    <Container width="text" className={css.page}>
      <h1 className={text.h2}>{message}</h1>
      <p role="alert" className={text.muted}>
        {failureText(error, UNREACHED, OFFLINE)} Answers you gave before are safe.
      </p>
      <Button onClick={onRetry}>Try Again</Button>
    </Container>
  );
}
