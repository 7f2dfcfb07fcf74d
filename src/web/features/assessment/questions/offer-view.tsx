import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { competencies } from '#domain/competencies.ts';
import { shortDate } from '#web/lib/dates.ts';
import { buttonClass } from '#web/ui/button.css.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Container } from '#web/ui/container.tsx';
import { ArrowRightIcon } from '#web/ui/icons.tsx';
import * as text from '#web/ui/text.css.ts';
import { assessmentCopy } from '#content/assessment.ts';
import type { Offer } from '#web/features/assessment/data/current.ts';
import { forgetCurrentAssessment } from '#web/features/assessment/data/queries.ts';
import type { Assessment } from '#web/features/assessment/data/types.ts';
import { requestNewAssessment, take } from '#web/features/assessment/data/browser-session.ts';
import { useFindResults } from '#web/features/assessment/dialogs/find-results.tsx';
import type { RetakeDialog } from '#web/features/comparison/retake.tsx';
import * as css from './assessment-states.css.ts';

function continueWith({ id }: Assessment): void {
  take(id);
  forgetCurrentAssessment();
}

function startNew(): void {
  requestNewAssessment();
  forgetCurrentAssessment();
}

/** For a returning visitor: continue, see the results, or start again. */
export function OfferView({ offer: { unfinished, completed } }: { offer: Offer }) {
  const openFindResults = useFindResults();
  const [Retake, setRetake] = useState<typeof RetakeDialog>();

  /** Under the completed one's address, if it has one; without it if the dialog cannot be loaded. */
  function startAfter({ access, email }: Assessment): void {
    if (access !== 'owner' || email === null) return startNew();
    import('#web/features/comparison/retake.tsx').then(
      ({ RetakeDialog: loaded }) => setRetake(() => loaded),
      startNew,
    );
  }

  return (
    <Container width="text" className={css.offer}>
      <p className={text.kicker}>{assessmentCopy.kicker}</p>
      <h1 className={text.h1}>Welcome Back</h1>
      {unfinished && (
        <Card as="section" pad="lg" className={css.offerCard} aria-labelledby="unfinished">
          <h2 id="unfinished" className={text.h3}>
            Your Assessment Is Not Finished
          </h2>
          <p className={text.muted}>
            {unfinished.answered} of {competencies.length} competencies rated, started{' '}
            {shortDate(unfinished.assessment.createdAt)}.
          </p>
          <div className={css.offerActions}>
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
          </div>
        </Card>
      )}
      {completed && (
        <Card as="section" pad="lg" className={css.offerCard} aria-labelledby="completed">
          <h2 id="completed" className={text.h3}>
            You Have Completed the Assessment
          </h2>
          <p className={text.muted}>
            Started {shortDate(completed.createdAt)}, all {competencies.length} competencies rated.
          </p>
          <div className={css.offerActions}>
            <ResultsLink assessment={completed} isFirst={!unfinished} />
            <Button size="lg" variant="secondary" onClick={() => startAfter(completed)}>
              Start New Assessment
            </Button>
          </div>
          {Retake && <Retake earlier={completed} onClose={() => setRetake(undefined)} />}
        </Card>
      )}
      <p className={css.otherAnswers}>
        Looking for another one?{' '}
        <button type="button" className={css.offerLink} onClick={openFindResults}>
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
        View My Results
      </button>
    );
  }
  return (
    <Link to="/assessment/dashboard" search={{ id: assessment.id }} className={className}>
      View My Results
    </Link>
  );
}
