import { useEffect, useMemo, useState } from 'react';
import { assessmentProgress } from '#domain/progress.ts';
import { summarizeAreas } from '#domain/scoring.ts';
import { keepCopy } from './data/device-store.ts';
import { noteRecent } from './data/recent-assessments.ts';
import type { Assessment, SavedResponse } from './data/types.ts';
import { useResponses } from './data/use-responses.ts';
import { isAuthenticatedFor } from './data/browser-session.ts';
import { EmailGateDialog } from './dialogs/email-gate-dialog.tsx';
import { CompletedView, loadResults } from './questions/completed-view.tsx';
import { InProgressView } from './questions/in-progress-view.tsx';
import { ReviewView } from './questions/review-view.tsx';
import { useQuestionFlow } from './questions/use-question-flow.ts';

interface TakeAssessmentProps {
  assessment: Assessment;
  saved: readonly SavedResponse[];
}

/** The assessment once it is loaded: its questions, or its results when all are answered. */
export function TakeAssessment({ assessment, saved }: TakeAssessmentProps) {
  const { responses, outbox, saving } = useResponses(assessment.id, saved);
  const flow = useQuestionFlow(assessment, responses, outbox, saving);
  const areas = useMemo(() => summarizeAreas(responses), [responses]);
  const shared = { assessment, responses, areas, outbox, saving };
  const isFinished = flow.competency === undefined && !flow.isReviewing;

  // A visitor who found it by its email cannot change that email.
  const needsEmail =
    assessment.access === 'owner' &&
    assessment.email === null &&
    !isAuthenticatedFor(assessment.id);
  const [isGateClosed, setGateClosed] = useState(false);
  const isGateOpen = isFinished && needsEmail && !isGateClosed;

  useEffect(() => {
    void keepCopy({ assessment, responses: saved });
  }, [assessment, saved]);

  useEffect(() => {
    if (isFinished) noteRecent(assessment.id, 'completed');
  }, [assessment.id, isFinished]);

  const isStarted = responses.length > 0;
  useEffect(() => {
    // Early, so that they show without a connection.
    if (isStarted) loadResults().catch(() => undefined);
  }, [isStarted]);

  return (
    <>
      {flow.competency ? (
        <InProgressView
          {...shared}
          flow={flow}
          competency={flow.competency}
          progress={assessmentProgress(responses)}
        />
      ) : flow.isReviewing ? (
        <ReviewView {...shared} onChoose={flow.show} onFinish={flow.endReview} />
      ) : (
        <CompletedView
          {...shared}
          onUnlock={needsEmail ? () => setGateClosed(false) : undefined}
          onReview={assessment.access === 'owner' ? flow.review : undefined}
        />
      )}
      <EmailGateDialog
        open={isGateOpen}
        onClose={() => setGateClosed(true)}
        assessment={assessment}
        outbox={outbox}
      />
    </>
  );
}
