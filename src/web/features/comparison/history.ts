import { queryOptions } from '@tanstack/react-query';
import { client } from '#web/lib/trpc.ts';

export type Completed = Awaited<ReturnType<typeof client.comparison.history.query>>[number];

/** The completed assessments of everyone who uses this browser, the latest first; read again with the dashboards. */
export const historyQuery = queryOptions({
  queryKey: ['assessment', 'dashboard', 'history'],
  queryFn: () => client.comparison.history.query(),
});

/** The two that an address names; without a second one, what the first is compared with by default. */
export function pairOf(
  history: readonly Completed[],
  named: { id?: string | undefined; with?: string | undefined },
): { id: string; earlierId: string | undefined } | undefined {
  const id = named.id?.toLowerCase() || history[0]?.id;
  if (id === undefined) return undefined;
  const earlierId = named.with?.toLowerCase() || history.find((it) => it.id === id)?.earlierId;
  return { id, earlierId: earlierId ?? undefined };
}
