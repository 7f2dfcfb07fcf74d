import { againCopy } from '#content/second-look.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import type { Earlier } from './begin-again.ts';
import { TakeAgain } from './retake.tsx';

interface TakeAgainDialogProps {
  earlier: Earlier;
  onClose: () => void;
}

/** Asked before a new assessment begins where a completed one is there. */
export function TakeAgainDialog({ earlier, onClose }: TakeAgainDialogProps) {
  return (
    <Dialog open onClose={onClose} title={againCopy.title}>
      <TakeAgain earlier={earlier} />
    </Dialog>
  );
}
