import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { viewMyResults } from '#content/assessment-words.ts';
import { assessmentProgress } from '#domain/progress.ts';
import { summarizeAreas } from '#domain/scoring.ts';
import { keepCopy, forgetCopy } from './data/device-store.ts';
import { noteRecent } from './data/recent-assessments.ts';
import type { Assessment, SavedResponse } from './data/types.ts';
import { useResponses } from './data/use-responses.ts';
import { isAuthenticatedFor, endSession, markAuthenticated } from './data/browser-session.ts';
import { CompletedView, loadResults } from './questions/completed-view.tsx';
import { InProgressView } from './questions/in-progress-view.tsx';
import { ReviewView } from './questions/review-view.tsx';
import { useQuestionFlow } from './questions/use-question-flow.ts';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { emailUse } from '#content/email-use.ts';
import { apiErrorMessage, failureText } from '#web/lib/api-error.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { queryClient, trpc } from '#web/lib/trpc.ts';
import type { ResponseOutbox } from './data/response-outbox.ts';
import { forgetCurrentAssessment } from './data/queries.ts';
import { asOwner } from './data/write-access.ts';
import { EmailDialog } from './dialogs/email-dialog.tsx';

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
        truth={<FirstTruth responses={responses} areas={areas} />}
        open={isGateOpen}
        onClose={() => setGateClosed(true)}
        assessment={assessment}
        outbox={outbox}
      />
    </>
  );
}

const UNSAVED = 'Some of your answers are not saved yet. Check your connection, then try again.';
const FAILED = 'Your results could not be opened. Please try again.';

const FirstTruth = lazyPart(
  () => import('#web/features/results/parts/profile-lead.tsx').then((part) => part.FirstTruth),
  { missing: () => null },
);

interface EmailGateDialogProps {
  /** Something that the answers say, before anything is asked. */
  truth: ReactNode;
  open: boolean;
  onClose: () => void;
  assessment: Assessment;
  outbox: ResponseOutbox;
}

/** Unlocks the results of a completed assessment and goes to the dashboard. */
function EmailGateDialog({ truth, open, onClose, assessment, outbox }: EmailGateDialogProps) {
  const navigate = useNavigate();
  const settings = useSettings();
  const { mutateAsync: submitEmail } = useMutation(trpc.assessment.submitEmail.mutationOptions());

  const { mutateAsync: unlock, isPending } = useMutation({
    mutationFn: async (email: string) => {
      await outbox.send();
      // The dashboard would show results without the unsaved responses.
      if (outbox.view().hasUnsent) throw new Error(UNSAVED);
      return asOwner(assessment.id, () => submitEmail({ id: assessment.id, email }));
    },
    onSuccess: async () => {
      markAuthenticated(assessment.id);
      endSession(assessment.sessionId);
      await queryClient.invalidateQueries({ queryKey: ['assessment', 'dashboard'] });
      await navigate({ to: '/assessment/dashboard', search: { id: assessment.id } });
      forgetCurrentAssessment();
      void forgetCopy(assessment.id);
    },
    onError: (error) => console.warn('Failed to submit email', apiErrorMessage(error)),
  });

  return (
    <EmailDialog
      open={open}
      onClose={onClose}
      title="Get Your Personalized Leadership Assessment Results"
      description={
        <>
          {truth}
          <span>{`Enter your email to see your personalized report: your scores, where to focus first, and a development plan for each area. ${emailUse.results(settings)} We respect your privacy.`}</span>
        </>
      }
      submitLabel={viewMyResults}
      pendingLabel="Processing..."
      pending={isPending}
      initialEmail={assessment.email ?? ''}
      onSubmit={unlock}
      explain={explain}
    />
  );
}

function explain(failure: unknown): string {
  if (failure instanceof Error && failure.message === UNSAVED) return UNSAVED;
  return failureText(failure, FAILED);
}
