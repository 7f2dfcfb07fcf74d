import { queryOptions } from '@tanstack/react-query';
import { client } from '#web/lib/trpc.ts';

export type Completed = Awaited<ReturnType<typeof client.comparison.history.query>>[number];

/** The completed assessments of whoever uses this browser, the latest first; read anew with the dashboards. */
export const historyQuery = queryOptions({
  queryKey: ['assessment', 'dashboard', 'history'],
  queryFn: () => client.comparison.history.query(),
});

/** The one before it under the same address, with which it is compared by itself. */
export function earlierOf(history: readonly Completed[], id: string): Completed | undefined {
  const at = history.findIndex((it) => it.id === id);
  const email = history[at]?.email ?? null;
  return email === null ? undefined : history.slice(at + 1).find((it) => it.email === email);
}

/** The two that an address names; where it leaves one open, the latest and the one before it. */
export function pairOf(
  history: readonly Completed[],
  named: { id?: string | undefined; with?: string | undefined },
): { id: string; earlierId: string } | undefined {
  const id = named.id?.toLowerCase() || history[0]?.id;
  if (id === undefined) return undefined;
  const before = earlierOf(history, id) ?? history.find((it) => it.id !== id);
  const earlierId = named.with?.toLowerCase() || before?.id;
  return earlierId === undefined ? undefined : { id, earlierId };
}
