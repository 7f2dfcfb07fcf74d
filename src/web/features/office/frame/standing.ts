import { useSyncExternalStore } from 'react';
import { errorStatus } from '#web/lib/api-error.ts';
import { queryClient } from '#web/lib/trpc.ts';

/**
 * How whoever looks at the office stands to it, by what its calls were answered: in; signed out, since
 * the twelve hours are over; or without the right, since it was taken away.
 */
export type Standing = 'in' | 'signed-out' | 'out';

let standing: Standing = 'in';
const listeners = new Set<() => void>();

function become(next: Standing): void {
  // Nobody comes back from there without the server's word on the whole page.
  if (standing === next || standing === 'out') return;
  standing = next;
  if (next === 'out') queryClient.clear();
  // What was refused meanwhile.
  if (next === 'in') {
    void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  }
  for (const listener of listeners) listener();
}

function learn(status: string, error: unknown): void {
  if (status === 'success') become('in');
  if (status !== 'error') return;
  const code = errorStatus(error);
  if (code === 401) become('signed-out');
  if (code === 403) become('out');
}

/** From now on each answer of the service is looked at, whichever part of a page asked. */
export function watchStanding(): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { type } = event.action;
    if (type === 'success' || type === 'error') learn(type, event.query.state.error);
  });
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { type } = event.action;
    if (type === 'success' || type === 'error') learn(type, event.mutation.state.error);
  });
}

export function useStanding(): Standing {
  return useSyncExternalStore(subscribe, () => standing);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
