import { SaveState } from '#web/ui/save-state.tsx';
import type { QueueView } from '#web/features/assessment/data/response-queue.ts';

interface SaveStatusProps {
  saving: QueueView;
  hasResponses: boolean;
  onRetry: () => void;
}

/** Whether what the visitor rated is safe, and where. */
export function SaveStatus({
  saving: { state, isKept, waiting },
  hasResponses,
  onRetry,
}: SaveStatusProps) {
  const words = {
    saved: hasResponses ? 'All answers saved' : null,
    saving: 'Saving…',
    waiting: isKept
      ? `Saved on this device, ${waiting} waiting`
      : `${waiting} not saved yet: keep this page open`,
    attention: 'Needs your attention',
  };
  return (
    <SaveState state={state} isKept={isKept} words={words} retry="Try again" onRetry={onRetry} />
  );
}
