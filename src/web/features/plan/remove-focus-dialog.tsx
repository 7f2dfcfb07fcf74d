import { myPlan } from '#content/my-plan.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

const copy = myPlan.removing;

interface RemoveFocusDialogProps {
  open: boolean;
  name: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Before words of somebody's own go. */
export function RemoveFocusDialog({ open, name, onConfirm, onClose }: RemoveFocusDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      role="alertdialog"
      title={copy.title(name)}
      description={copy.description}
      footer={
        <>
          <Button variant="secondary" data-autofocus onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button variant="danger" onClick={onConfirm}>
            {copy.confirm}
          </Button>
        </>
      }
    />
  );
}
