import { againCopy } from '#content/second-look.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Retake, type Earlier } from './retake.tsx';

interface RetakeDialogProps {
  earlier: Earlier;
  onClose: () => void;
}

/** Asked before a new assessment begins where a completed one is there. */
export function RetakeDialog({ earlier, onClose }: RetakeDialogProps) {
  return (
    <Dialog open onClose={onClose} title={againCopy.title}>
      <Retake earlier={earlier} />
    </Dialog>
  );
}
