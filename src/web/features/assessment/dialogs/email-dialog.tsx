import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { privacyNotice } from '#content/navigation.ts';
import { EMAIL_MISSING, emailProblem } from '#domain/email.ts';
import { ActionLink } from '#web/lib/action-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { emailInput, Field, type FieldProps } from '#web/ui/field.tsx';
import * as text from '#web/ui/text.css.ts';
import * as css from './dialogs.css.ts';

interface EmailDialogProps {
  open: boolean;
  title: string;
  description: ReactNode;
  children?: ReactNode;
  submitLabel: string;
  pendingLabel: string;
  pending: boolean;
  /** The known address, which the field shows at first. */
  initialEmail?: string;
  /** Rejects if it failed; the dialog then keeps the address. */
  onSubmit: (email: string) => Promise<unknown>;
  /** The message below the field in that case. Undefined if a toast says it. */
  explain?: (failure: unknown) => string;
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
      {/* Mounted each time the dialog opens, so that Cancel clears the field and its error. */}
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
  const form = useId();
  const [email, setEmail] = useState(initialEmail);
  const [error, setError] = useState<string>();

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (pending) return;
    const problem = emailProblem(email);
    setError(problem ?? undefined);
    if (problem !== null) return;
    onSubmit(email.trim()).catch((failure: unknown) => setError(explain?.(failure)));
  }

  return (
    <form id={form} noValidate onSubmit={submit}>
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
          // The disabled button keeps Enter from submitting; say why.
          if (event.key === 'Enter' && email.trim() === '') setError(EMAIL_MISSING);
        }}
      />
      <DialogFooter>
        <Button variant="secondary" aria-disabled={pending} onClick={onCancel}>
          Cancel
        </Button>
        <Button
          type="submit"
          form={form}
          disabled={email.trim() === ''}
          pending={pending}
          pendingLabel={pendingLabel}
        >
          {submitLabel}
        </Button>
      </DialogFooter>
    </form>
  );
}

type EmailFieldProps = Omit<FieldProps, 'label' | 'onChange' | 'value'> & {
  value: string;
  onValue: (value: string) => void;
};

/** An email field, with a link that explains how the address is used. */
export function EmailField({ onValue, ...rest }: EmailFieldProps) {
  return (
    <>
      <Field
        {...rest}
        {...emailInput}
        label="Email address"
        name="email"
        autoComplete="email"
        placeholder="you@example.com"
        onChange={(event) => onValue(event.target.value)}
      />
      <p className={`${text.small} ${css.privacy}`}>
        How we use it: <PrivacyLink />
      </p>
    </>
  );
}

/** Opens in a new tab, so that a form on this page keeps its contents. */
export function PrivacyLink() {
  return <ActionLink action={privacyNotice} className={text.textLink} />;
}
