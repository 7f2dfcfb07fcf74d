import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

interface ResetDialogProps {
  open: boolean;
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function ResetDialog({ open, pending, onConfirm, onClose }: ResetDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      title="Clear your answers"
      description="Reset your assessment? This will clear all progress."
      busy={pending}
      footer={
        <>
          <Button variant="secondary" data-autofocus aria-disabled={pending} onClick={onClose}>
            Cancel
          </Button>
          <Button
            variant="danger"
            pending={pending}
            pendingLabel="Resetting..."
            onClick={onConfirm}
          >
            Reset
          </Button>
        </>
      }
    />
  );
}
