import { useSyncExternalStore } from 'react';
import { errorStatus } from '#web/lib/api-error.ts';
import { queryClient } from '#web/lib/trpc.ts';

/** Signed in; signed out, because the session has ended; or out, because the right was taken away. */
type SessionStatus = 'in' | 'signed-out' | 'out';

let status: SessionStatus = 'in';
const listeners = new Set<() => void>();

function become(next: SessionStatus): void {
  // Only a new page from the server leads back from `out`.
  if (status === next || status === 'out') return;
  status = next;
  if (next === 'out') queryClient.clear();
  // Repeat what was refused in between.
  if (next === 'in') {
    void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  }
  for (const listener of listeners) listener();
}

function learn(result: string, error: unknown): void {
  if (result === 'success') become('in');
  if (result !== 'error') return;
  const code = errorStatus(error);
  if (code === 401) become('signed-out');
  if (code === 403) become('out');
}

/** Reads the session status from the result of every query and mutation. */
export function watchSessionStatus(): void {
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

export function useSessionStatus(): SessionStatus {
  return useSyncExternalStore(subscribe, () => status);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
