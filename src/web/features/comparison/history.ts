import { queryOptions } from '@tanstack/react-query';
import { datesApart } from '#web/lib/dates-apart.ts';
import { client } from '#web/lib/trpc.ts';

export type Completed = Awaited<ReturnType<typeof client.comparison.history.query>>[number];

/** All completed assessments that this browser may see, the latest first; read again with the dashboards. */
export const historyQuery = queryOptions({
  queryKey: ['assessment', 'dashboard', 'history'],
  queryFn: () => client.comparison.history.query(),
});

/** The two that the address names; without a second one, the first and its default earlier one. */
export function pairOf(
  history: readonly Completed[],
  named: { id?: string | undefined; with?: string | undefined },
): { id: string; earlierId: string | undefined } | undefined {
  const id = named.id?.toLowerCase() || history[0]?.id;
  if (id === undefined) return undefined;
  const earlierId = named.with?.toLowerCase() || history.find((it) => it.id === id)?.earlierId;
  return { id, earlierId: earlierId ?? undefined };
}

/** The same visitor's assessments before this one, the latest first. */
export function earlierOf(id: string, history: readonly Completed[]): Completed[] {
  const { earlierId } = history.find((one) => one.id === id) ?? {};
  const earlier = history.find((one) => one.id === earlierId);
  return earlier ? [earlier, ...earlierOf(earlier.id, history)] : [];
}

/** When each was completed: the day, and the time if there are several of that day. */
export const completionDates = (history: readonly Completed[]) =>
  datesApart(history.map(({ completedAt }) => completedAt));
