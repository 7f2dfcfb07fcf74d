import { useState, type ReactNode, type SubmitEvent } from 'react';
import { EMAIL_MISSING, emailProblem } from '#domain/email.ts';
import { Button } from '#web/ui/button.tsx';
import { footer } from '#web/ui/dialog.css.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { EmailField } from './email-field.tsx';

interface EmailDialogProps {
  open: boolean;
  title: string;
  description: string;
  children?: ReactNode;
  submitLabel: string;
  pendingLabel: string;
  pending: boolean;
  /** What the field holds at first, an address that is known already. */
  initialEmail?: string;
  /** Rejects when it failed; the dialog then says why and keeps what was typed. */
  onSubmit: (email: string) => Promise<unknown>;
  /** What to tell the visitor then. */
  explain: (failure: unknown) => string;
  onClose: () => void;
}

/** The frame of the email gate and of Save Progress: one address, checked as it is submitted. */
export function EmailDialog({ onClose, ...props }: EmailDialogProps) {
  return (
    <Dialog
      open={props.open}
      onClose={onClose}
      title={props.title}
      description={props.description}
      busy={props.pending}
    >
      {/* Mounted with each opening: Cancel clears the field and its error. */}
      <EmailForm {...props} onCancel={onClose} />
    </Dialog>
  );
}

function EmailForm({
  children,
  submitLabel,
  pendingLabel,
  pending,
  initialEmail = '',
  onSubmit,
  explain,
  onCancel,
}: Omit<EmailDialogProps, 'onClose'> & { onCancel: () => void }) {
  const [email, setEmail] = useState(initialEmail);
  const [error, setError] = useState<string>();

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (pending) return;
    const problem = emailProblem(email);
    setError(problem ?? undefined);
    if (problem !== null) return;
    onSubmit(email.trim()).catch((failure: unknown) => setError(explain(failure)));
  }

  return (
    <form noValidate onSubmit={submit}>
      {children}
      <EmailField
        value={email}
        error={error}
        readOnly={pending}
        enterKeyHint="go"
        onValue={(value) => {
          setEmail(value);
          setError(undefined);
        }}
        onKeyDown={(event) => {
          // The disabled button keeps Enter from submitting; the visitor learns why all the same.
          if (event.key === 'Enter' && email.trim() === '') setError(EMAIL_MISSING);
        }}
      />
      <div className={footer}>
        <Button variant="secondary" aria-disabled={pending} onClick={onCancel}>
          Cancel
        </Button>
        <Button
          type="submit"
          disabled={email.trim() === ''}
          pending={pending}
          pendingLabel={pendingLabel}
        >
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
