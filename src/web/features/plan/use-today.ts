import { useSyncExternalStore } from 'react';
import { dayIn, type Day } from '#domain/plan-dates.ts';

/** Whoever comes back to a page the day after. */
function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

const today = () => dayIn(undefined, new Date());

/** What day it is for the visitor. */
export function useToday(): Day {
  return useSyncExternalStore(subscribe, today, today);
}
