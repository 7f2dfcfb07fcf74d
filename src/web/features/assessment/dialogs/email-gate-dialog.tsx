import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { emailUse } from '#content/site.ts';
import { apiErrorMessage, failureText } from '#web/lib/api-error.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { queryClient, trpc } from '#web/lib/trpc.ts';
import type { ResponseOutbox } from '#web/features/assessment/data/response-outbox.ts';
import { endSession, markAuthenticated } from '#web/features/assessment/data/browser-session.ts';
import { forgetCopy } from '#web/features/assessment/data/device-store.ts';
import { forgetCurrentAssessment } from '#web/features/assessment/data/queries.ts';
import type { Assessment } from '#web/features/assessment/data/types.ts';
import { asOwner } from '#web/features/assessment/data/write-access.ts';
import { EmailDialog } from './email-dialog.tsx';

const UNSAVED = 'Some of your answers are not saved yet. Check your connection, then try again.';
const FAILED = 'Your results could not be opened. Please try again.';

interface EmailGateDialogProps {
  open: boolean;
  onClose: () => void;
  assessment: Assessment;
  outbox: ResponseOutbox;
}

/** Unlocks the results of a completed assessment and goes to the dashboard. */
export function EmailGateDialog({ open, onClose, assessment, outbox }: EmailGateDialogProps) {
  const navigate = useNavigate();
  const { sendsMail } = useSettings();
  const { mutateAsync: submitEmail } = useMutation(trpc.assessment.submitEmail.mutationOptions());

  const { mutateAsync: unlock, isPending } = useMutation({
    mutationFn: async (email: string) => {
      await outbox.send();
      // The dashboard would show results without the unsaved responses.
      if (outbox.hasUnsent) throw new Error(UNSAVED);
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
      description={`Enter your email to see your personalized report: your scores, where to focus first, and a development plan for each area. ${emailUse.results(sendsMail)} We respect your privacy.`}
      submitLabel="View My Results"
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
