import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { errorStatus } from '#web/lib/api-error.ts';
import { client, queryClient, trpc } from '#web/lib/trpc.ts';
import { nothingSaid, withEarlier, withNewest, type Conversed } from './conversed.ts';
import { exchangeOf } from './exchanges.ts';

/** So many are shown at first, and with each press of the button for more. */
const PAGE = 50;
/** One more than is shown tells whether there is more. */
const limit = PAGE + 1;
/** How often a reply is looked for that another page, or this one before a reload, has asked for. */
const POLL_MS = 1000;

interface From {
  before?: string;
}

export const user = trpc.auth.user.queryOptions();

export const conversations = infiniteQueryOptions({
  queryKey: ['conversations'],
  queryFn: ({ pageParam }: { pageParam: From }) =>
    client.conversation.list.query({ limit, ...pageParam }),
  initialPageParam: {},
  getNextPageParam: (page): From | undefined =>
    page.length > PAGE ? { before: page[PAGE - 1]!.id } : undefined,
  select: ({ pages }) => pages.flatMap((page) => page.slice(0, PAGE)),
});

async function readPage(id: string, from: From = {}): Promise<Conversed> {
  const messages = await client.message.list.query({ id, limit, ...from });
  return { messages: messages.slice(-PAGE), hasEarlier: messages.length > PAGE };
}

export const messagesOf = (conversationId: string) =>
  queryOptions({
    queryKey: ['messages', conversationId],
    queryFn: async (): Promise<Conversed> => {
      const newest = await readPage(conversationId);
      return withNewest(knownOf(conversationId), newest);
    },
  });

function knownOf(conversationId: string): Conversed | undefined {
  return queryClient.getQueryData(messagesOf(conversationId).queryKey);
}

/** Puts the messages before those that are known in above them. */
export async function loadEarlier(conversationId: string): Promise<void> {
  const { queryKey } = messagesOf(conversationId);
  const before = knownOf(conversationId)?.messages[0]?.id;
  if (before === undefined) return;
  try {
    const earlier = await readPage(conversationId, { before });
    queryClient.setQueryData(queryKey, (known = nothingSaid) => withEarlier(known, earlier));
  } catch (error) {
    // What they were to be before is gone: the messages are read from the newest on.
    if (errorStatus(error) !== 404) throw error;
    await queryClient.resetQueries({ queryKey });
  }
}

/** A reply that is being written, read by itself until it is at its end. */
export const replyOf = (id: string) =>
  queryOptions({
    ...trpc.message.byId.queryOptions({ id }),
    refetchInterval: ({ state: { data, error } }) => {
      const isOver = (data && data.status !== 'writing') || errorStatus(error) === 404;
      return isOver ? false : POLL_MS;
    },
  });

/** Is it known that nothing was said in it yet? */
export function isEmpty(conversationId: string): boolean {
  return knownOf(conversationId)?.messages.length === 0 && !exchangeOf(conversationId);
}

export function refreshConversations(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: conversations.queryKey });
}

export function refreshMessages(conversationId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: messagesOf(conversationId).queryKey });
}
