import { useMutation } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { retakeCopy as copy } from '#content/comparison.ts';
import {
  newSessionId,
  requestNewAssessment,
  startSession,
} from '#web/features/assessment/data/browser-session.ts';
import { forgetCurrentAssessment } from '#web/features/assessment/data/queries.ts';
import type { Assessment } from '#web/features/assessment/data/types.ts';
import { asOwner } from '#web/features/assessment/data/write-access.ts';
import { failureText } from '#web/lib/api-error.ts';
import { entrySource } from '#web/lib/settings.tsx';
import { client } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailAddress } from '#web/ui/email-address.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorSlot } from '#web/ui/field.tsx';
import { ink, mayBreak, medium, muted, textLink } from '#web/ui/text.css.ts';
import { atStart, measure, stack4 } from '#web/ui/layout.css.ts';

interface RetakeProps {
  earlier: Earlier;
  /** Outlined on a page with something else to do first. */
  variant?: 'primary' | 'secondary';
}

/** When to retake the assessment, under which address the new one is saved, and the button. */
export function Retake({ earlier, variant = 'primary' }: RetakeProps) {
  const navigate = useNavigate();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (keepsEmail: boolean) => startRetake(earlier, keepsEmail),
    onSuccess: async () => {
      await navigate({ to: '/assessment', hash: 'questions' });
      forgetCurrentAssessment();
    },
  });
  const { email } = earlier;

  return (
    <div className={`${stack4} ${atStart}`}>
      <p className={`${measure} ${muted}`}>{copy.when}</p>
      <p className={`${measure} ${muted}`}>
        {email === null ? (
          copy.storedHere
        ) : (
          <>
            {copy.kept[0]}{' '}
            <b className={`${ink} ${medium} ${mayBreak}`}>
              <EmailAddress>{email}</EmailAddress>
            </b>{' '}
            {copy.kept[1]}
          </>
        )}
      </p>
      <Button
        size="lg"
        variant={variant}
        pending={isPending}
        onClick={() => mutate(email !== null)}
      >
        {copy.begin}
      </Button>
      {email !== null && (
        <p className={`${measure} ${muted}`}>
          {copy.notYou}{' '}
          <button
            type="button"
            className={textLink}
            aria-disabled={isPending || undefined}
            onClick={() => !isPending && mutate(false)}
          >
            {copy.without}
          </button>
        </p>
      )}
      <ErrorSlot error={error && failureText(error, copy.failed)} />
    </div>
  );
}

/** The data that a retake needs from the visitor's earlier assessment. */
type Earlier = Pick<Assessment, 'id' | 'email'>;

/**
 * Starts another assessment, which this tab takes from now on. The earlier one stays in this browser,
 * to be offered again.
 * @param keepsEmail whether it is saved under the same address from the start
 */
async function startRetake({ id }: Earlier, keepsEmail: boolean): Promise<void> {
  const sessionId = newSessionId();
  const source = entrySource();
  await asOwner(id, () =>
    client.assessment.create.mutate({ sessionId, source, ...(keepsEmail && { againOf: id }) }),
  );
  startSession(sessionId);
  requestNewAssessment();
}

interface RetakeDialogProps {
  earlier: Earlier;
  onClose: () => void;
}

/** Shown before a new assessment starts after a completed one. */
export function RetakeDialog({ earlier, onClose }: RetakeDialogProps) {
  return (
    <Dialog open onClose={onClose} title={copy.title}>
      <Retake earlier={earlier} />
    </Dialog>
  );
}
