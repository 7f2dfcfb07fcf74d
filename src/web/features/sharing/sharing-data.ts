import { queryOptions } from '@tanstack/react-query';
import { plannedFocus } from '#domain/plan.ts';
import { earlierOf } from '#web/features/comparison/history.ts';
import { asOwner } from '#web/features/assessment/data/write-access.ts';
import { readSettings } from '#web/lib/settings.tsx';
import { client, queryClient } from '#web/lib/trpc.ts';

/** The parts of these results that can be shared, and the active links. */
export const sharingOf = (id: string) =>
  queryOptions({
    queryKey: ['sharing', id],
    // A link may have been opened in the meantime.
    gcTime: 0,
    queryFn: () => readSharing(id),
  });

async function readSharing(id: string) {
  const { sendsMail } = readSettings();
  const [links, plan, history, feedback] = await asOwner(id, () =>
    Promise.all([
      client.share.list.query({ id }),
      client.plan.get.query({ id }),
      client.comparison.history.query(),
      sendsMail ? client.feedback.list.query({ id }) : null,
    ]),
  );
  return {
    links,
    hasPlan: plannedFocus(plan).length > 0,
    hasFeedback: feedback?.rounds.some(({ result }) => result !== null) ?? false,
    earlier: earlierOf(id, history),
  };
}

type Sharing = Awaited<ReturnType<typeof readSharing>>;
export type Offered = Pick<Sharing, 'links' | 'hasPlan' | 'hasFeedback' | 'earlier'>;
export type ShareLink = Sharing['links'][number];

export type Choices = Omit<Parameters<typeof client.share.create.mutate>[0], 'id'>;

export function makeLink(id: string, choices: Choices) {
  return asOwner(id, () => client.share.create.mutate({ id, ...choices }));
}

export function revokeLink(id: string, linkId: string) {
  return asOwner(id, () => client.share.revoke.mutate({ id, linkId }));
}

export function refreshSharing(id: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: sharingOf(id).queryKey });
}
