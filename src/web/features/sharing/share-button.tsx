import { useState } from 'react';
import { shareButton as words } from '#content/share-button.ts';
import type { Assessment } from '#web/features/assessment/data/types.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Button } from '#web/ui/button.tsx';
import { SendIcon } from '#web/ui/tool-icons.tsx';

const ShareDialog = lazyPart(() => import('./share-dialog.tsx').then((part) => part.ShareDialog));

interface ShareButtonProps {
  assessment: Pick<Assessment, 'id' | 'access' | 'isCompleted'>;
  /** The earlier assessment to compare with at first. */
  comparedWith?: string;
  size?: 'md' | 'lg';
}

export function ShareButton({ assessment, comparedWith, size = 'lg' }: ShareButtonProps) {
  /** Undefined until the dialog is first opened. */
  const [isOpen, setOpen] = useState<boolean>();
  if (assessment.access !== 'owner' || !assessment.isCompleted) return null;
  return (
    <>
      <Button size={size} variant="secondary" onClick={() => setOpen(true)}>
        <SendIcon />
        {words.label}
      </Button>
      {isOpen !== undefined && (
        <ShareDialog
          id={assessment.id}
          comparedWith={comparedWith ?? null}
          open={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
