import { useState, type SubmitEvent } from 'react';
import { ERASE_WORD, yourData } from '#content/your-data.ts';
import { serverMessage, whatToDo } from '#web/lib/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { footer } from '#web/ui/dialog.css.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import * as text from '#web/ui/text.css.ts';

interface ConfirmWords {
  title: string;
  description: string;
  action: string;
  pending: string;
  failed: string;
}

interface ConfirmDialogProps {
  open: boolean;
  words: ConfirmWords;
  /** The visitor has to type a word first. */
  byWord?: boolean;
  pending: boolean;
  /** Rejects if it failed; the dialog then says why and stays open. */
  onConfirm: () => Promise<unknown>;
  onClose: () => void;
}

/** Asks before an action that cannot easily be undone. */
export function ConfirmDialog({ open, onClose, ...props }: ConfirmDialogProps) {
  const { words, pending } = props;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      title={words.title}
      description={words.description}
      busy={pending}
    >
      {/* Mounted with each opening, so that it starts empty. */}
      <ConfirmForm {...props} onCancel={onClose} />
    </Dialog>
  );
}

function ConfirmForm({
  words,
  byWord = false,
  pending,
  onConfirm,
  onCancel,
}: Omit<ConfirmDialogProps, 'open' | 'onClose'> & { onCancel: () => void }) {
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (pending) return;
    const isTyped = typed.trim().toUpperCase() === ERASE_WORD;
    setError(byWord && !isTyped ? yourData.word.missing : undefined);
    if (byWord && !isTyped) return;
    onConfirm().catch((failure: unknown) =>
      setError(whatToDo(failure, serverMessage(failure) ?? words.failed)),
    );
  }

  return (
    <form noValidate onSubmit={submit}>
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
          onChange={(event) => {
            setTyped(event.target.value);
            setError(undefined);
          }}
        />
      ) : (
        <p role="alert" className={text.strong}>
          {error}
        </p>
      )}
      <div className={footer}>
        <Button
          variant="secondary"
          data-autofocus={byWord ? undefined : true}
          aria-disabled={pending}
          onClick={onCancel}
        >
          {yourData.cancel}
        </Button>
        <Button type="submit" variant="danger" pending={pending} pendingLabel={words.pending}>
          {words.action}
        </Button>
      </div>
    </form>
  );
}
