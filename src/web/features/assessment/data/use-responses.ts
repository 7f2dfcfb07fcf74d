import { useMemo, useSyncExternalStore } from 'react';
import { queueOf } from './queues.ts';
import type { SavedResponse } from './types.ts';
import { withKnown } from './with-known.ts';

/** The responses of an assessment, those on their way included, and the queue that saves them. */
export function useResponses(assessmentId: string, saved: readonly SavedResponse[]) {
  const queue = queueOf(assessmentId);
  const saving = useSyncExternalStore(
    queue.subscribe,
    () => queue.view,
    () => queue.view,
  );
  const responses = useMemo(() => withKnown(saved, saving.responses), [saved, saving.responses]);
  return { responses, queue, saving };
}
