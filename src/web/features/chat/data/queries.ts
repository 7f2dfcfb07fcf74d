import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { inferRouterOutputs } from '@trpc/server';
import type { Situation } from '#content/chat.ts';
import type { AppRouter } from '#server/router.ts';
import { errorStatus } from '#web/lib/api-error.ts';
import { client, queryClient, trpc } from '#web/lib/trpc.ts';
import { nothingSaid, withEarlier, withNewest, type Conversed } from './conversed.ts';
import { exchangeOf, type Message } from './exchange.ts';

type Outputs = inferRouterOutputs<AppRouter>;
export type User = Outputs['auth']['user'];
export type Conversation = Outputs['conversation']['list'][number];

const PAGE = 50;
/** One extra row tells whether there are more. */
const limit = PAGE + 1;
/** Polling interval for a reply that another page, or this page before a reload, has asked for. */
const POLL_MS = 1000;

interface From {
  before?: string;
}

export const user = trpc.auth.user.queryOptions();

const CONVERSATIONS = 'conversations';

export const conversations = (search = '') =>
  infiniteQueryOptions({
    queryKey: [CONVERSATIONS, search],
    queryFn: ({ pageParam }: { pageParam: From }) =>
      client.conversation.list.query({ limit, ...(search && { search }), ...pageParam }),
    initialPageParam: {},
    getNextPageParam: (page): From | undefined =>
      page.length > PAGE ? { before: page[PAGE - 1]!.id } : undefined,
    select: ({ pages }) => pages.flatMap((page) => page.slice(0, PAGE)),
    placeholderData: keepPreviousData,
  });

/** How far the visitor has come with the assessment in this browser. */
export const situation = queryOptions({
  queryKey: ['situation'],
  queryFn: async (): Promise<Situation> => {
    const { assessments } = await client.person.kept.query();
    const completed = assessments.filter(({ isCompleted, email }) => isCompleted && email);
    if (completed.some(({ plan }) => plan)) return 'plan';
    return completed.length > 0 ? 'results' : 'new';
  },
});

/** Every message of a conversation, also those that are not shown. */
export async function allMessages(id: string): Promise<readonly Message[]> {
  let all = await readPage(id);
  while (all.hasEarlier)
    all = withEarlier(all, await readPage(id, { before: all.messages[0]!.id }));
  return all.messages;
}

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

export async function loadEarlier(conversationId: string): Promise<void> {
  const { queryKey } = messagesOf(conversationId);
  const before = knownOf(conversationId)?.messages[0]?.id;
  if (before === undefined) return;
  try {
    const earlier = await readPage(conversationId, { before });
    queryClient.setQueryData(queryKey, (known = nothingSaid) => withEarlier(known, earlier));
  } catch (error) {
    // The message that they precede is gone: load from the newest again.
    if (errorStatus(error) !== 404) throw error;
    await queryClient.resetQueries({ queryKey });
  }
}

/** What the advisor could use of the person's results, and what it uses in this conversation. */
export const resultsIn = (conversationId: string | undefined) =>
  queryOptions({
    queryKey: ['results', conversationId],
    queryFn: () =>
      client.chatResults.get.query(conversationId === undefined ? {} : { conversationId }),
    placeholderData: (other) => other && { ...other, inUse: null },
    // Another tab may have changed it.
    refetchOnWindowFocus: 'always',
  });

export function refreshResults(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: ['results'] });
}

export const replyOf = (id: string) =>
  queryOptions({
    ...trpc.message.byId.queryOptions({ id }),
    refetchInterval: ({ state: { data, error } }) => {
      const isOver = (data && data.status !== 'writing') || errorStatus(error) === 404;
      return isOver ? false : POLL_MS;
    },
  });

/** True if the conversation is known to have no messages. */
export function isEmpty(conversationId: string): boolean {
  return knownOf(conversationId)?.messages.length === 0 && !exchangeOf(conversationId);
}

export function refreshConversations(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [CONVERSATIONS] });
}

export function refreshMessages(conversationId: string): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: messagesOf(conversationId).queryKey });
}
