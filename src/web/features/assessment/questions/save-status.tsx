import { CheckIcon } from '#web/ui/icons.tsx';
import { AlertIcon } from '#web/ui/tool-icons.tsx';
import type { QueueView } from '#web/features/assessment/data/response-queue.ts';
import * as css from './save-status.css.ts';

interface SaveStatusProps {
  saving: QueueView;
  hasResponses: boolean;
  onRetry: () => void;
}

/** Whether what the visitor rated is safe, and where. */
export function SaveStatus({ saving, hasResponses, onRetry }: SaveStatusProps) {
  const { state } = saving;
  const needsWord = state === 'waiting' || state === 'attention';
  return (
    <>
      {/* Stays in place: what changes in it is read out, what goes well is not. */}
      <p role="status" className={css.told}>
        {needsWord && (
          <span className={state === 'attention' || !saving.isKept ? css.failed : css.status}>
            <AlertIcon size={16} />
            {words(saving)}
          </span>
        )}
      </p>
      {needsWord && (
        <button type="button" className={css.retry} onClick={onRetry}>
          Try again
        </button>
      )}
      {state === 'saving' && <p className={css.status}>Saving…</p>}
      {state === 'saved' && hasResponses && (
        <p className={css.status}>
          <CheckIcon size={16} />
          All answers saved
        </p>
      )}
    </>
  );
}

function words({ state, waiting, isKept }: QueueView): string {
  if (state === 'attention') return 'Needs your attention';
  return isKept
    ? `Saved on this device, ${waiting} waiting`
    : `${waiting} not saved yet: keep this page open`;
}
