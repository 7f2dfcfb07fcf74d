import { useMutation } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import type { AppRouter } from '#server/router.ts';
import { queryClient, trpc } from '#web/lib/trpc.ts';

/** What is kept of whoever looks, in brief. */
export type Kept = inferRouterOutputs<AppRouter>['person']['kept'];
export type KeptAssessment = Kept['assessments'][number];

/** Read anew with each visit: a mailed link may have been opened meanwhile. */
export const keptQuery = trpc.person.kept.queryOptions(undefined, {
  staleTime: 0,
  refetchOnMount: 'always',
});

/** Changes what is kept; what is shown is read anew before that counts as done. */
export function useChange<Given, Result>(
  change: (given: Given) => Promise<Result>,
  onDone: (result: Result, given: Given) => unknown,
) {
  return useMutation({
    mutationFn: change,
    onSuccess: async (result, given) => {
      await onDone(result, given);
      await queryClient.invalidateQueries({ queryKey: keptQuery.queryKey });
    },
  });
}
