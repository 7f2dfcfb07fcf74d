import { useId, useState, type ReactNode } from 'react';
import { privacyNotice } from '#content/navigation.ts';
import { EMAIL_MISSING, emailProblem } from '#domain/email.ts';
import { ActionLink } from '#web/lib/action-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogFooter } from '#web/ui/dialog.tsx';
import { emailInput, Field, type FieldProps } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { above2 } from '#web/ui/layout.css.ts';
import * as text from '#web/ui/text.css.ts';

interface EmailDialogProps extends Pick<
  EmailFormProps,
  'pending' | 'initialEmail' | 'onSubmit' | 'explain'
> {
  open: boolean;
  title: string;
  description: ReactNode;
  /** Above the field. */
  children?: ReactNode;
  submitLabel: string;
  pendingLabel: string;
  onClose: () => void;
}

/** The frame of the email gate and of Save Progress. */
export function EmailDialog(props: EmailDialogProps) {
  const { open, title, description, children, submitLabel, pendingLabel, onClose, ...form } = props;
  const { pending } = form;
  const id = useId();
  return (
    <Dialog open={open} onClose={onClose} title={title} description={description} busy={pending}>
      {/* Mounted each time the dialog opens, so that Cancel clears the field and its error. */}
      {children}
      <EmailForm {...form} id={id} enterKeyHint="go">
        {(isEmpty) => (
          <DialogFooter>
            <Button variant="secondary" aria-disabled={pending} onClick={onClose}>
              Cancel
            </Button>
            <Button
              type="submit"
              form={id}
              disabled={isEmpty}
              pending={pending}
              pendingLabel={pendingLabel}
            >
              {submitLabel}
            </Button>
          </DialogFooter>
        )}
      </EmailForm>
    </Dialog>
  );
}

interface EmailFormProps extends Pick<FieldProps, 'enterKeyHint' | 'readOnly'> {
  /** For a button outside the form. */
  id?: string;
  className?: string;
  pending: boolean;
  /** The known address, which the field shows at first. */
  initialEmail?: string | undefined;
  /** Rejects if it failed; the form then keeps the address. */
  onSubmit: (email: string) => Promise<unknown>;
  /** The message below the field in that case. Undefined if a toast says it. */
  explain?: ((failure: unknown) => string) | undefined;
  onChange?: () => void;
  /** Below the field: results and buttons. */
  children: ReactNode | ((isEmpty: boolean) => ReactNode);
}

/** Asks for one email address, and says how it is used. */
export function EmailForm(props: EmailFormProps) {
  const { id, className, pending, initialEmail = '', onSubmit, explain, onChange, ...rest } = props;
  const { children, readOnly = pending, enterKeyHint } = rest;
  const [email, setEmail] = useState(initialEmail);
  const [error, setError] = useState<string>();
  const isEmpty = email.trim() === '';

  function submit(): void {
    const problem = emailProblem(email);
    setError(problem ?? undefined);
    if (problem !== null) return;
    onSubmit(email.trim()).catch((failure: unknown) => setError(explain?.(failure)));
  }

  return (
    <Form id={id} className={className} busy={pending} onSubmit={submit}>
      <Field
        {...emailInput}
        label="Email address"
        name="email"
        autoComplete="email"
        placeholder="you@example.com"
        enterKeyHint={enterKeyHint}
        readOnly={readOnly}
        value={email}
        error={error}
        onChange={({ target }) => {
          setEmail(target.value);
          setError(undefined);
          onChange?.();
        }}
        onKeyDown={({ key }) => {
          // A disabled button keeps Enter from submitting; say why.
          if (key === 'Enter' && isEmpty) setError(EMAIL_MISSING);
        }}
      />
      <p className={`${text.small} ${text.muted} ${above2}`}>
        How we use it: <PrivacyLink />
      </p>
      {typeof children === 'function' ? children(isEmpty) : children}
    </Form>
  );
}

/** Opens in a new tab, so that a form on this page keeps its contents. */
export function PrivacyLink() {
  return <ActionLink action={privacyNotice} className={text.textLink} />;
}
