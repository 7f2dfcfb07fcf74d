import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { ERASE_WORD, yourData } from '#content/your-data.ts';
import { failureText } from '#web/lib/api-error.ts';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { ErrorSlot, Field } from '#web/ui/field.tsx';

interface ConfirmChangeProps {
  open: boolean;
  words: { title: string; description: ReactNode; action: string; pending: string; failed: string };
  /** The visitor has to type a word first. */
  byWord?: boolean;
  pending: boolean;
  /** Rejects if it failed; the dialog then says why and stays open. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before a change to stored data. */
export function ConfirmChange({ open, onClose, ...props }: ConfirmChangeProps) {
  const form = useId();
  const { words, pending } = props;
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={words.title}
      description={words.description}
      cancel={yourData.cancel}
      action={words.action}
      pending={pending}
      pendingLabel={words.pending}
      form={form}
    >
      {/* Mounted each time the dialog opens, so that it starts empty. */}
      <ConfirmForm id={form} {...props} />
    </ConfirmDialog>
  );
}

type ConfirmFormProps = Omit<ConfirmChangeProps, 'open' | 'onClose'> & { id: string };

function ConfirmForm({ id, words, byWord = false, pending, onConfirm }: ConfirmFormProps) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (pending) return;
    const isTyped = typed.trim().toUpperCase() === ERASE_WORD;
    setError(byWord && !isTyped ? yourData.word.missing : undefined);
    if (byWord && !isTyped) return;
    onConfirm().catch((failure: unknown) => setError(failureText(failure, words.failed)));
  }

  return (
    <form id={id} noValidate onSubmit={submit}>
      {byWord ? (
        <Field
          label={yourData.word.label}
          value={typed}
          error={error}
          readOnly={pending}
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
          data-autofocus
          onChange={(event) => {
            setTyped(event.target.value);
            setError(undefined);
          }}
        />
      ) : (
        <ErrorSlot error={error} />
      )}
    </form>
  );
}
