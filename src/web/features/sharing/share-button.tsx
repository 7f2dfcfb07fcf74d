import { useState } from 'react';
import { shareButton as words } from '#content/share-button.ts';
import type { Assessment } from '#web/features/assessment/data/types.ts';
import { Button } from '#web/ui/button.tsx';
import { showToast } from '#web/ui/toast.ts';
import { SendIcon } from '#web/ui/tool-icons.tsx';

const loadDialog = () => import('./share-dialog.tsx');

interface ShareButtonProps {
  assessment: Pick<Assessment, 'id' | 'access' | 'isCompleted'>;
  /** The earlier assessment to compare with at first. */
  comparedWith?: string;
  size?: 'md' | 'lg';
}

/** Lets the owner share completed results by links. */
export function ShareButton({ assessment, comparedWith, size = 'lg' }: ShareButtonProps) {
  const [loaded, setLoaded] = useState<Awaited<ReturnType<typeof loadDialog>>>();
  const [isLoading, setLoading] = useState(false);
  const [isOpen, setOpen] = useState(false);
  if (assessment.access !== 'owner' || !assessment.isCompleted) return null;

  const show = async () => {
    setLoading(true);
    try {
      setLoaded(await loadDialog());
      setOpen(true);
    } catch {
      showToast({ ...words.noCode, variant: 'destructive' });
    }
    setLoading(false);
  };
  return (
    <>
      <Button size={size} variant="secondary" pending={isLoading} onClick={() => void show()}>
        <SendIcon />
        {words.label}
      </Button>
      {loaded && (
        <loaded.ShareDialog
          id={assessment.id}
          comparedWith={comparedWith ?? null}
          open={isOpen}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
