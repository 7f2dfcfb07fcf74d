import { Button } from './button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

export interface ConfirmDialogProps extends Omit<DialogProps, 'role' | 'footer' | 'busy'> {
  action: string;
  /** `primary`: the action can be undone, or nothing is lost. */
  variant?: 'danger' | 'primary';
  cancel?: string | undefined;
  /** The action has the focus at first, in place of the way back. */
  startsAtAction?: boolean;
  pending?: boolean;
  /** The button's label while pending, such as 'Deleting...'. */
  pendingLabel?: string;
  /** The id of a form among the children that the button submits, in place of `onConfirm`. */
  form?: string;
  onConfirm?: () => void;
}

/** The frame of `Confirm`; by itself it asks before something that needs no call to the server. */
export function ConfirmDialog({
  action,
  variant = 'danger',
  cancel = 'Cancel',
  startsAtAction = false,
  pending = false,
  pendingLabel,
  form,
  onConfirm,
  ...dialog
}: ConfirmDialogProps) {
  return (
    <Dialog
      {...dialog}
      role="alertdialog"
      busy={pending}
      footer={
        <>
          <Button
            variant="secondary"
            // A marked field before it takes precedence.
            data-autofocus={startsAtAction ? undefined : true}
            aria-disabled={pending}
            onClick={dialog.onClose}
          >
            {cancel}
          </Button>
          <Button
            variant={variant}
            data-autofocus={startsAtAction || undefined}
            type={form === undefined ? 'button' : 'submit'}
            form={form}
            pending={pending}
            {...(pendingLabel !== undefined && { pendingLabel })}
            onClick={onConfirm}
          >
            {action}
          </Button>
        </>
      }
    />
  );
}
