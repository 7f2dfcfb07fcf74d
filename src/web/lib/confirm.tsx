import { useMutation } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '#web/ui/confirm-dialog.tsx';
import { ErrorSlot, Field } from '#web/ui/field.tsx';
import { Form } from '#web/ui/form.tsx';
import { failureText } from './api-error.ts';

interface ConfirmProps extends Pick<
  ConfirmDialogProps,
  'open' | 'onClose' | 'children' | 'variant' | 'startsAtAction'
> {
  words: Record<'title' | 'action' | 'pending' | 'failed', string> & {
    cancel?: string;
    description?: ReactNode;
  };
  /** The visitor has to type it first. */
  word?: Word;
  /** Rejects if it fails; the dialog then says why and stays open. */
  onConfirm: () => Promise<unknown>;
}

type Word = Record<'word' | 'label' | 'missing', string>;

/** The way to ask before a call to the server. Without a call: `ConfirmDialog`. */
export function Confirm({ words, word, onConfirm, onClose, children, ...dialog }: ConfirmProps) {
  const form = useId();
  const { title, description, cancel, action, pending, failed } = words;
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: onConfirm,
    onSuccess: onClose,
  });
  const failure = error ? failureText(error, failed) : undefined;
  return (
    <ConfirmDialog
      {...dialog}
      title={title}
      description={description}
      cancel={cancel}
      action={action}
      pending={isPending}
      pendingLabel={pending}
      {...(word ? { form } : { onConfirm: mutate })}
      onClose={() => {
        reset();
        onClose();
      }}
    >
      {children}
      {word ? (
        // Mounted each time the dialog opens, so that it starts empty.
        <WordForm
          id={form}
          word={word}
          failure={failure}
          pending={isPending}
          onChange={reset}
          onSubmit={mutate}
        />
      ) : (
        <ErrorSlot error={failure} />
      )}
    </ConfirmDialog>
  );
}

interface WordFormProps {
  id: string;
  word: Word;
  failure: string | undefined;
  pending: boolean;
  onChange: () => void;
  onSubmit: () => void;
}

function WordForm({ id, word, failure, pending, onChange, onSubmit }: WordFormProps) {
  const [typed, setTyped] = useState('');
  const [isMissing, setMissing] = useState(false);

  function submit(): void {
    const isTyped = typed.trim().toUpperCase() === word.word;
    setMissing(!isTyped);
    if (isTyped) onSubmit();
  }

  return (
    <Form id={id} busy={pending} onSubmit={submit}>
      <Field
        label={word.label}
        value={typed}
        error={isMissing ? word.missing : failure}
        readOnly={pending}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="go"
        data-autofocus
        onChange={(event) => {
          setTyped(event.target.value);
          setMissing(false);
          onChange();
        }}
      />
    </Form>
  );
}
