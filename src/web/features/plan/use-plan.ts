import { useEffect, useSyncExternalStore } from 'react';
import { planWords } from '#content/my-plan.ts';
import { dayIn, daysBetween, type Day } from '#domain/plan-dates.ts';
import { shortDay } from '#web/lib/dates.ts';
import { planQueueOf } from './data/plan-queue.ts';

/** The plan of an assessment, including unsent changes, and the queue that sends them. */
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

/** A visitor may come back to an open page the next day. */
function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

const currentDay = () => dayIn(undefined, new Date());

/** Today's date in the visitor's time zone. */
export function useToday(): Day {
  return useSyncExternalStore(subscribe, currentDay, currentDay);
}

/** When something is due, relative to today. */
export function dueText(dueOn: Day, today: Day): string {
  const days = daysBetween(today, dueOn);
  return days < 0 ? planWords.overdueSince(shortDay(dueOn)) : planWords.dueIn(days);
}
