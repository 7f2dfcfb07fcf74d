import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog, type ConfirmDialogProps } from '#web/ui/confirm-dialog.tsx';
import { ErrorSlot } from '#web/ui/field.tsx';
import { failureText } from './api-error.ts';

interface ConfirmCallProps extends Pick<
  ConfirmDialogProps,
  'open' | 'onClose' | 'children' | 'variant' | 'startsAtAction'
> {
  words: Record<'title' | 'cancel' | 'action' | 'pending' | 'failed', string> & { text?: string };
  /** Rejects if it fails; the dialog then says why and stays open. */
  onConfirm: () => Promise<unknown>;
}

/** Asks before a call to the server. */
export function ConfirmCall({ words, onConfirm, onClose, children, ...dialog }: ConfirmCallProps) {
  const { title, text, cancel, action, pending, failed } = words;
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: onConfirm,
    onSuccess: onClose,
  });
  return (
    <ConfirmDialog
      {...dialog}
      title={title}
      description={text}
      cancel={cancel}
      action={action}
      pending={isPending}
      pendingLabel={pending}
      onConfirm={mutate}
      onClose={() => {
        reset();
        onClose();
      }}
    >
      {children}
      <ErrorSlot error={error && failureText(error, failed)} />
    </ConfirmDialog>
  );
}
