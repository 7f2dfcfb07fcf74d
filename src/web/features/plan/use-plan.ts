import { useEffect, useSyncExternalStore } from 'react';
import { planWords } from '#content/my-plan.ts';
import { dayIn, daysBetween, type Day } from '#domain/plan-dates.ts';
import { shortDay } from '#web/lib/short-day.ts';
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

/** Whoever comes back to a page the day after. */
function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

const currentDay = () => dayIn(undefined, new Date());

/** What day it is for the visitor. */
export function useToday(): Day {
  return useSyncExternalStore(subscribe, currentDay, currentDay);
}

/** When something is due, seen from today. */
export function dueText(dueOn: Day, today: Day): string {
  const days = daysBetween(today, dueOn);
  return days < 0 ? planWords.overdueSince(shortDay(dueOn)) : planWords.dueIn(days);
}
