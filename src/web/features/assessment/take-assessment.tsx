import { useEffect, useMemo, useState } from 'react';
import { competencies } from '#domain/competencies.ts';
import { assessmentProgress } from '#domain/progress.ts';
import { summarizeAreas } from '#domain/scoring.ts';
import { keepCopy } from './data/device-store.ts';
import { noteRecent } from './data/recent-assessments.ts';
import type { Assessment, SavedResponse } from './data/types.ts';
import { useResponses } from './data/use-responses.ts';
import { isAuthenticatedFor } from './data/browser-session.ts';
import { EmailGateDialog } from './dialogs/email-gate-dialog.tsx';
import { CompletedView } from './questions/completed-view.tsx';
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

  return (
    <>
      {flow.isReviewing && !flow.competency ? (
        <ReviewView {...shared} onChoose={flow.show} onFinish={flow.endReview} />
      ) : isFinished && !isGateOpen ? (
        <CompletedView
          {...shared}
          onUnlock={needsEmail ? () => setGateClosed(false) : undefined}
          onReview={assessment.access === 'owner' ? flow.review : undefined}
        />
      ) : (
        <InProgressView
          {...shared}
          flow={flow}
          // The email gate opens over the last competency.
          competency={flow.competency ?? competencies[competencies.length - 1]!}
          progress={assessmentProgress(responses)}
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
