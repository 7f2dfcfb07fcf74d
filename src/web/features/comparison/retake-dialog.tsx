import { retakeCopy } from '#content/comparison.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Retake, type Earlier } from './retake.tsx';

interface RetakeDialogProps {
  earlier: Earlier;
  onClose: () => void;
}

/** Shown before a new assessment starts after a completed one. */
export function RetakeDialog({ earlier, onClose }: RetakeDialogProps) {
  return (
    <Dialog open onClose={onClose} title={retakeCopy.title}>
      <Retake earlier={earlier} />
    </Dialog>
  );
}
