import { useMutation } from '@tanstack/react-query';
import { failureText } from '#web/lib/api-error.ts';
import { ConfirmDialog, type ConfirmDialogProps } from '#web/ui/confirm-dialog.tsx';
import { error as problem, errorSlot } from '#web/ui/field.css.ts';

interface ConfirmCallProps extends Pick<
  ConfirmDialogProps,
  'open' | 'onClose' | 'children' | 'variant'
> {
  words: Record<'title' | 'text' | 'cancel' | 'action' | 'pending' | 'failed', string>;
  /** Rejects if it fails; the dialog then says why and stays open. */
  onConfirm: () => Promise<unknown>;
}

/** Asks before a call that ends the form. */
export function ConfirmCall({ words, onConfirm, children, ...dialog }: ConfirmCallProps) {
  const { title, text, cancel, action, pending, failed } = words;
  const { mutate, isPending, error } = useMutation({
    mutationFn: onConfirm,
    onSuccess: dialog.onClose,
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
    >
      {children}
      <p role="alert" className={`${problem} ${errorSlot}`}>
        {error && failureText(error, failed)}
      </p>
    </ConfirmDialog>
  );
}
