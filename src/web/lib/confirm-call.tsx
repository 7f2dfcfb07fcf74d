import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { error as problem, errorSlot } from '#web/ui/field.css.ts';
import { failureText } from './api-error.ts';

interface ConfirmCallProps {
  open: boolean;
  words: Record<'title' | 'text' | 'cancel' | 'action' | 'pending' | 'failed', string>;
  /** Rejects if it fails; the dialog then says why and stays open. */
  onConfirm: () => Promise<unknown>;
  /** Also after the call. */
  onClose: () => void;
  children?: ReactNode;
}

/** Asks before a call that cannot be undone. */
export function ConfirmCall({ open, words, onConfirm, onClose, children }: ConfirmCallProps) {
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: onConfirm,
    onSuccess: onClose,
  });
  const close = () => {
    reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      title={words.title}
      description={words.text}
      cancel={words.cancel}
      action={words.action}
      pending={isPending}
      pendingLabel={words.pending}
      onConfirm={mutate}
      onClose={close}
    >
      {children}
      <p role="alert" className={`${problem} ${errorSlot}`}>
        {error && failureText(error, words.failed)}
      </p>
    </ConfirmDialog>
  );
}
