import { useSyncExternalStore } from 'react';
import { errorStatus } from '#web/lib/api-error.ts';
import { queryClient } from '#web/lib/trpc.ts';

/** Signed in; signed out, because the session has ended; or out, because access was removed. */
type SessionStatus = 'in' | 'signed-out' | 'out';

let status: SessionStatus = 'in';
const listeners = new Set<() => void>();

function setStatus(next: SessionStatus): void {
  // Only reloading the page leaves `out`.
  if (status === next || status === 'out') return;
  status = next;
  if (next === 'out') queryClient.clear();
  // Repeats the queries that failed while the user was signed out.
  if (next === 'in') {
    void queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
  }
  for (const listener of listeners) listener();
}

function readResult(result: string, error: unknown): void {
  if (result === 'success') setStatus('in');
  if (result !== 'error') return;
  const code = errorStatus(error);
  if (code === 401) setStatus('signed-out');
  if (code === 403) setStatus('out');
}

/** Reads the session status from the result of every query and mutation. */
export function watchSessionStatus(): void {
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { type } = event.action;
    if (type === 'success' || type === 'error') readResult(type, event.query.state.error);
  });
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated') return;
    const { type } = event.action;
    if (type === 'success' || type === 'error') readResult(type, event.mutation.state.error);
  });
}

export function useSessionStatus(): SessionStatus {
  return useSyncExternalStore(subscribe, () => status);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
