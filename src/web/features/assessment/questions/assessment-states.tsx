import { useLayoutEffect, useState } from 'react';
import { startNewAssessment, viewMyResults } from '#content/assessment-words.ts';
import { competencies } from '#domain/competencies.ts';
import { assessmentProgress } from '#domain/progress.ts';
import {
  namedId,
  requestNewAssessment,
  take,
} from '#web/features/assessment/data/browser-session.ts';
import { recentAssessments } from '#web/features/assessment/data/recent-assessments.ts';
import { failureText } from '#web/lib/api-error.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { Container } from '#web/ui/boxes.tsx';
import { NoticeCard } from '#web/ui/notice.tsx';
import { Loading } from '#web/ui/skeleton.tsx';
import * as text from '#web/ui/text.css.ts';
import { AssessmentHero } from './assessment-hero.tsx';
import * as css from './assessment-states.css.ts';
import * as view from './in-progress-view.css.ts';
import { ProgressCard } from './progress-card.tsx';
import { QuestionForm } from './question-form.tsx';
import { RatingGuide } from './rating-group.tsx';
import { rated, type RatingPair } from './use-question-flow.ts';
import { useQuestionKeys } from './use-question-keys.ts';
import { Link } from '@tanstack/react-router';
import { shortDate } from '#web/lib/dates.ts';
import { buttonClass } from '#web/ui/button.css.ts';
import { ArrowRightIcon } from '#web/ui/icons.tsx';
import { assessmentCopy } from '#content/assessment.ts';
import { SITE_DATA_BLOCKED } from '#web/features/assessment/data/current.ts';
import type { Offer } from '#web/features/assessment/data/decide.ts';
import { forgetCurrentAssessment } from '#web/features/assessment/data/queries.ts';
import type { Assessment } from '#web/features/assessment/data/types.ts';
import { useFindResults } from '#web/features/assessment/dialogs/find-results.tsx';
import { below3, below4, stack6 } from '#web/ui/layout.css.ts';

const nowhere = () => undefined;
const nothingYet = assessmentProgress([]);

interface AssessmentSkeletonProps {
  /** The ratings that the visitor gave before there was an assessment. */
  ratings: RatingPair;
  onRate: (change: (ratings: RatingPair) => RatingPair) => void;
  onNext: () => void;
}

/**
 * The page while its data loads. A new visitor can already rate the first question; a visitor whom this
 * browser knows may be at any question, and sees empty cards (`after-paint.ts`).
 */
export function AssessmentSkeleton({ ratings, onRate, onNext }: AssessmentSkeletonProps) {
  useLayoutEffect(() => {
    const isKnown = namedId() !== null || recentAssessments().length > 0;
    document.documentElement.toggleAttribute('data-known', isKnown);
  }, []);
  useQuestionKeys({ next: onNext, previous: nowhere });
  return (
    <Container className={below3}>
      <AssessmentHero />
      <noscript>
        <p className={`${text.strong} ${below4}`}>
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
              ratings={ratings}
              // Two clicks may be replayed at once.
              onRate={(question, value) => onRate((before) => rated(before, question, value))}
            />
          </div>
          <aside className={`${stack6} ${view.aside} ${css.waiting}`} aria-label="Your assessment">
            <ProgressCard progress={nothingYet} email={null} onSaveProgress={undefined} />
            <RatingGuide />
          </aside>
        </div>
      </Loading>
    </Container>
  );
}

interface AssessmentNotLoadedProps {
  /** In the specification's words. */
  message: string;
  error: unknown;
  onRetry: () => void;
}

const OFFLINE = 'You need a connection to start. Connect, then try again.';
const UNREACHED = 'The assessment could not be loaded. Please try again.';

/** Replaces the assessment; says what failed, and what to do. */
export function AssessmentNotLoaded({ message, error, onRetry }: AssessmentNotLoadedProps) {
  const isBlocked = error instanceof Error && error.message === SITE_DATA_BLOCKED;
  return (
    <Container className={css.page}>
      <h1 className={text.h2}>{message}</h1>
      <p role="alert" className={text.muted}>
        {isBlocked
          ? SITE_DATA_BLOCKED
          : `${failureText(error, UNREACHED, OFFLINE)} Answers you gave before are safe.`}
      </p>
      <Button onClick={onRetry}>Try Again</Button>
    </Container>
  );
}

function continueWith({ id }: Assessment): void {
  take(id);
  forgetCurrentAssessment();
}

function startNew(): void {
  requestNewAssessment();
  forgetCurrentAssessment();
}

const RetakeDialog = lazyPart(() =>
  import('#web/features/comparison/retake.tsx').then((part) => part.RetakeDialog),
);

/** For a returning visitor: continue, see the results, or start again. */
export function OfferView({ offer: { unfinished, completed } }: { offer: Offer }) {
  const openFindResults = useFindResults();
  const [isRetaking, setRetaking] = useState(false);

  /** Under the completed one's address, if it has one. */
  function startAfter({ access, email }: Assessment): void {
    if (access === 'owner' && email !== null) setRetaking(true);
    else startNew();
  }

  return (
    <Container className={css.offer}>
      <p className={text.kicker}>{assessmentCopy.kicker}</p>
      <h1 className={text.h1}>Welcome Back</h1>
      {unfinished && (
        <NoticeCard
          title="Your Assessment Is Not Finished"
          text={
            <p>{`Started ${shortDate(unfinished.assessment.createdAt)}, ${unfinished.answered} of ${competencies.length} competencies rated.`}</p>
          }
        >
          <Link
            to="/assessment"
            hash="questions"
            className={buttonClass({ size: 'lg' })}
            onClick={() => continueWith(unfinished.assessment)}
          >
            Continue Assessment
            <ArrowRightIcon />
          </Link>
          {!completed && (
            <Button size="lg" variant="secondary" onClick={startNew}>
              Start Over
            </Button>
          )}
        </NoticeCard>
      )}
      {completed && (
        <NoticeCard
          title="You Have Completed the Assessment"
          text={<p>{`Started ${shortDate(completed.createdAt)}.`}</p>}
        >
          <ResultsLink assessment={completed} isFirst={!unfinished} />
          <Button size="lg" variant="secondary" onClick={() => startAfter(completed)}>
            {startNewAssessment}
          </Button>
        </NoticeCard>
      )}
      {completed && isRetaking && (
        <RetakeDialog earlier={completed} onClose={() => setRetaking(false)} />
      )}
      <p className={text.muted}>
        Looking for another one?{' '}
        <button type="button" className={text.textLink} onClick={openFindResults}>
          Find it by your email
        </button>
      </p>
    </Container>
  );
}

/** Without an email the results are still locked: leads to where they are unlocked. */
function ResultsLink({ assessment, isFirst }: { assessment: Assessment; isFirst: boolean }) {
  const className = buttonClass({ size: 'lg', variant: isFirst ? 'primary' : 'secondary' });
  if (assessment.email === null) {
    return (
      <button type="button" className={className} onClick={() => continueWith(assessment)}>
        {viewMyResults}
      </button>
    );
  }
  return (
    <Link to="/assessment/dashboard" search={{ id: assessment.id }} className={className}>
      {viewMyResults}
    </Link>
  );
}
