import { queryOptions } from '@tanstack/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/router.ts';
import { asOwner } from '#web/features/assessment/data/write-access.ts';
import { refusalOf } from '#web/lib/api-error.ts';
import { client, queryClient } from '#web/lib/trpc.ts';

export type Feedback = inferRouterOutputs<AppRouter>['feedback']['list'];
export type Round = Feedback['rounds'][number];
type Start = inferRouterInputs<AppRouter>['feedback']['start'];
export type NewRound = Start & { startsOn: string | null; days: number };

/** The rounds of these results, the latest first, as they are now: others answer at any time. */
export const feedbackOf = (id: string) =>
  queryOptions({
    queryKey: ['feedback', id],
    staleTime: 0,
    queryFn: () => asOwner(id, () => client.feedback.list.query({ id })),
  });

/** Resolves once the page shows what the server has. */
async function change(id: string, call: () => Promise<unknown>): Promise<void> {
  await asOwner(id, call);
  await queryClient.invalidateQueries(feedbackOf(id));
}

export const startRound = (choices: NewRound) =>
  change(choices.id, () => client.feedback.start.mutate(choices));

/** Whether the server does not take the name, which could become a link in the mail. */
export const isNameRefused = (error: unknown) =>
  refusalOf(error)?.body.issues?.some(({ path }) => path === 'name');

export type RoundChange = 'extend' | 'cancel' | 'publish';

export const changeRound = (id: string, roundId: string, to: RoundChange) =>
  change(id, () => client.feedback[to].mutate({ id, roundId }));
