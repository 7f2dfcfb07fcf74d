import { useMutation } from '@tanstack/react-query';
import { emailUse } from '#content/email-use.ts';
import type { Progress } from '#domain/progress.ts';
import { apiErrorMessage, failureText } from '#web/lib/api-error.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { client } from '#web/lib/trpc.ts';
import { dismissToast, showToast } from '#web/ui/toast.ts';
import type { ResponseOutbox } from '#web/features/assessment/data/response-outbox.ts';
import { markAuthenticated } from '#web/features/assessment/data/browser-session.ts';
import type { Assessment } from '#web/features/assessment/data/types.ts';
import { keepAssessment } from '#web/features/assessment/data/queries.ts';
import { asOwner } from '#web/features/assessment/data/write-access.ts';
import { EmailDialog } from './email-dialog.tsx';
import * as text from '#web/ui/text.css.ts';
import { below4 } from '#web/ui/layout.css.ts';

const FAILED = 'Failed to save progress. Please try again.';

interface SaveProgressDialogProps {
  open: boolean;
  onClose: () => void;
  assessment: Assessment;
  progress: Progress;
  outbox: ResponseOutbox;
}

/** Saves an unfinished assessment under an email, to find it again on any device. */
export function SaveProgressDialog(props: SaveProgressDialogProps) {
  const { open, onClose, assessment, progress, outbox } = props;
  const settings = useSettings();

  const { mutateAsync: save, isPending } = useMutation({
    mutationFn: async (email: string) => {
      await outbox.send();
      const { id } = assessment;
      return asOwner(id, () => client.assessment.saveProgress.mutate({ id, email })).catch(() =>
        client.assessment.update.mutate({ id, email }),
      );
    },
    onMutate: dismissToast,
    onSuccess: (saved) => {
      markAuthenticated(saved.id);
      keepAssessment(saved);
      onClose();
      showToast({
        title: 'Progress Saved',
        description: 'Your assessment progress has been saved. You can return anytime to continue.',
      });
    },
    onError: (error) => {
      console.warn('Failed to save progress', apiErrorMessage(error));
      showToast({
        title: 'Error',
        description: failureText(error, FAILED),
        variant: 'destructive',
      });
    },
  });

  return (
    <EmailDialog
      open={open}
      onClose={onClose}
      title="Save Your Progress"
      description={`Come back on any device: choose Find My Results and enter this email to pick up where you left off. ${emailUse.progress(settings)}`}
      submitLabel="Save Progress"
      pendingLabel="Saving..."
      pending={isPending}
      // An address given before can be corrected.
      initialEmail={assessment.email ?? ''}
      onSubmit={save}
    >
      <p
        className={`${below4} ${text.muted}`}
      >{`${progress.answered} of ${progress.total} competencies completed (${progress.percent}%)`}</p>
    </EmailDialog>
  );
}
