import { shareButton as words } from '#content/share-button.ts';
import type { Assessment } from '#web/features/assessment/data/types.ts';
import { DialogButton } from '#web/lib/dialog-button.tsx';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { SendIcon } from '#web/ui/tool-icons.tsx';

const ShareDialog = lazyPart(() => import('./share-dialog.tsx').then((part) => part.ShareDialog));

interface ShareButtonProps {
  assessment: Pick<Assessment, 'id' | 'access' | 'isCompleted'>;
  /** The earlier assessment to compare with at first. */
  comparedWith?: string;
  size?: 'md' | 'lg';
}

/** Lets the owner share completed results by links. */
export function ShareButton({ assessment, comparedWith, size = 'lg' }: ShareButtonProps) {
  if (assessment.access !== 'owner' || !assessment.isCompleted) return null;
  return (
    <DialogButton
      size={size}
      renderDialog={(state) => (
        <ShareDialog id={assessment.id} comparedWith={comparedWith ?? null} {...state} />
      )}
    >
      <SendIcon />
      {words.label}
    </DialogButton>
  );
}
