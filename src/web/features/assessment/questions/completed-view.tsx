import { queryOptions, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useLayoutEffect, useRef } from 'react';
import { reviewYourAnswers } from '#content/assessment-words.ts';
import { assessmentCopy } from '#content/assessment.ts';
import { readyForMore } from '#content/next-steps.ts';
import { formatScore } from '#domain/score-format.ts';
import type { AreaSummary, CompetencyResponse } from '#domain/scoring.ts';
import { CodeMissing, lazyPart } from '#web/lib/lazy-part.tsx';
import { queryClient } from '#web/lib/trpc.ts';
import { buttonClass } from '#web/ui/button.css.ts';
import { Button } from '#web/ui/button.tsx';
import { Container } from '#web/ui/boxes.tsx';
import * as text from '#web/ui/text.css.ts';
import { forgetCopy } from '#web/features/assessment/data/device-store.ts';
import { forgetCurrentAssessment } from '#web/features/assessment/data/queries.ts';
import type {
  ResponsesView,
  ResponseOutbox,
} from '#web/features/assessment/data/response-outbox.ts';
import { endSession, requestNewAssessment } from '#web/features/assessment/data/browser-session.ts';
import type { Assessment } from '#web/features/assessment/data/types.ts';
import { completionDates, historyQuery } from '#web/features/comparison/history.ts';
import { NextStepsBlock } from '#web/features/results/dashboard/next-steps.tsx';
import * as css from './completed-view.css.ts';
import { SaveStatus } from './action-bar.tsx';
import {
  buttons,
  cluster3,
  flow5,
  inside7,
  middle,
  stack4,
  stack5,
  tappable,
} from '#web/ui/layout.css.ts';

const loadProfile = () => import('#web/features/results/parts/profile-lead.tsx');
const loadLocked = () => import('#web/features/results/parts/result-shapes.tsx');
const loadReview = () => import('./review-view.tsx');

/** Its parts come together, so that none of them moves a button that is already there. */
const resultsCode = queryOptions({
  queryKey: ['results-code'],
  queryFn: async () => {
    const [{ ScoredLead }, { NamedReport }, { AreaOverview }] = await Promise.all([
      loadProfile(),
      import('#web/features/results/report/cover-name.tsx'),
      import('#web/features/results/parts/area-breakdown.tsx'),
    ]);
    return { ScoredLead, NamedReport, AreaOverview };
  },
});

/** What a completed assessment shows; loaded once there are answers. */
export const loadResults = () =>
  Promise.all([queryClient.prefetchQuery(resultsCode), loadLocked(), loadReview()]);

export const ReviewView = lazyPart(() => loadReview().then((part) => part.ReviewView));
/** The gate asks without it, too. */
export const FirstTruth = lazyPart(() => loadProfile().then((part) => part.FirstTruth), {
  missing: () => null,
});

const LockedResults = lazyPart(() => loadLocked().then((part) => part.LockedResults));

interface CompletedViewProps {
  assessment: Assessment;
  responses: readonly CompetencyResponse[];
  areas: readonly AreaSummary[];
  outbox: ResponseOutbox;
  saving: ResponsesView;
  /** Opens the email gate; absent when the results are open. */
  onUnlock: (() => void) | undefined;
  /** Shows all answers; absent for visitors who cannot change them. */
  onReview: (() => void) | undefined;
}

/** All competencies are answered: the results, once an email is given. */
export function CompletedView(props: CompletedViewProps) {
  const { assessment, responses, areas, outbox, saving, onUnlock, onReview } = props;
  const isUnlocked = onUnlock === undefined;
  const heading = useRef<HTMLHeadingElement>(null);
  const code = useQuery({ ...resultsCode, enabled: isUnlocked });
  const { data: history = [], isLoading } = useQuery({ ...historyQuery, enabled: isUnlocked });
  const isWaiting = isUnlocked && (code.isLoading || isLoading);
  const now = history.find(({ id }) => id === assessment.id);
  const earlier = history.find(({ id }) => id === now?.earlierId);

  /** The next visit starts or continues another assessment. */
  function leave(): void {
    endSession(assessment.sessionId);
    if (!outbox.view().hasUnsent) void forgetCopy(assessment.id);
    forgetCurrentAssessment();
  }

  function startNewAssessment(): void {
    leave();
    requestNewAssessment();
  }

  // Before the email gate opens, which gives the focus back when it closes.
  useLayoutEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);

  const { ScoredLead, NamedReport, AreaOverview } = code.data ?? {};
  return (
    <Container className={inside7}>
      <div className={isUnlocked ? css.wideHead : stack5}>
        <div className={stack4}>
          <h1 ref={heading} tabIndex={-1} className={text.h1}>
            {assessmentCopy.complete.headline}
          </h1>
          <p className={`${text.lead} ${text.muted}`}>{assessmentCopy.complete.lead}</p>
          {isUnlocked && !isWaiting && ScoredLead && (
            <ScoredLead responses={responses} areas={areas}>
              {now &&
                earlier &&
                assessmentCopy.complete.earlier(
                  formatScore(earlier.overallScore),
                  completionDates([now, earlier])(earlier.completedAt),
                )}
            </ScoredLead>
          )}
          <div className={`${cluster3} ${middle} ${text.smallSize} ${text.muted}`}>
            <SaveStatus saving={saving} hasResponses onRetry={() => void outbox.retry()} />
          </div>
        </div>
        {!isWaiting && (
          <div className={isUnlocked ? css.panel : undefined}>
            {isUnlocked && (
              <div className={buttons}>
                {earlier && (
                  <Link
                    to="/assessment/comparison"
                    search={{ id: assessment.id, with: earlier.id }}
                    onClick={leave}
                    className={buttonClass({ size: 'lg' })}
                  >
                    {assessmentCopy.complete.compare}
                  </Link>
                )}
                <Link
                  to="/assessment/dashboard"
                  search={{ id: assessment.id }}
                  onClick={leave}
                  className={buttonClass({
                    size: 'lg',
                    variant: earlier ? 'secondary' : 'primary',
                  })}
                >
                  View Full Dashboard
                </Link>
                {NamedReport && (
                  <NamedReport
                    label="Download Report"
                    variant="secondary"
                    assessment={assessment}
                    responses={responses}
                  />
                )}
              </div>
            )}
            <div className={flow5}>
              {onReview && (
                <button
                  type="button"
                  className={`${text.textLink} ${text.small} ${tappable}`}
                  onClick={onReview}
                >
                  {reviewYourAnswers}
                </button>
              )}
              {isUnlocked && (
                <button
                  type="button"
                  className={`${text.textLink} ${text.small} ${tappable}`}
                  onClick={startNewAssessment}
                >
                  Start a New Assessment
                </button>
              )}
            </div>
          </div>
        )}
      </div>
      {!isWaiting && (
        <>
          <div className={inside7}>
            {onUnlock ? (
              <LockedResults
                title={assessmentCopy.complete.lockedTitle}
                text={<p>{assessmentCopy.complete.lockedText}</p>}
              >
                <Button onClick={onUnlock}>Enter Email to Unlock</Button>
              </LockedResults>
            ) : AreaOverview ? (
              // Without a status: the dashboard says where to start, and why.
              <AreaOverview areas={areas} title="Category Breakdown" hasStatus={false} />
            ) : (
              <CodeMissing />
            )}
          </div>
          <NextStepsBlock content={readyForMore} />
        </>
      )}
    </Container>
  );
}
