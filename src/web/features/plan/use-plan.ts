import { useEffect, useSyncExternalStore } from 'react';
import { planQueueOf } from './data/plan-queues.ts';

/** The plan of an assessment, with what is still to be sent, and the queue that sends it. */
export function usePlan(assessmentId: string) {
  const queue = planQueueOf(assessmentId);
  const view = useSyncExternalStore(
    queue.subscribe,
    () => queue.view,
    () => queue.view,
  );
  useEffect(() => void queue.refresh(), [queue]);
  return { queue, view };
}
