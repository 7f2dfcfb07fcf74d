import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ChatUser, midway, startChatApp, type ChatApp } from '#testing/chat-app.ts';
import { trpcError } from '#testing/test-caller.ts';

let server: ChatApp;
let user: ChatUser;
beforeAll(async () => {
  server = await startChatApp({ chatTiming: { storeMs: 20 } });
  user = await ChatUser.signIn(server);
  await converse(user.conversationId, 120);
});
afterAll(() => server.close());

/** Questions with their replies, numbered from 1. */
async function converse(conversationId: string, count: number): Promise<void> {
  await sql`
    with question as (
      insert into message (conversation_id, role, content)
      select ${conversationId}, 'user', 'Question ' || n from generate_series(1, ${count}::int) n
      returning id, content, position
    )
    insert into message (conversation_id, role, content, question_id)
    select ${conversationId}, 'assistant', replace(content, 'Question', 'Reply'), id
    from question order by position
  `.execute(server.database.db);
}

interface Read {
  id: string;
  content: string;
}

const path = (query = '', of = user) => `/api/conversations/${of.conversationId}/messages${query}`;
async function read(query = ''): Promise<Read[]> {
  const answer = await user.caller.get(path(query));
  expect(answer.statusCode).toBe(200);
  return answer.json<Read[]>();
}
const contents = (messages: readonly Read[]) => messages.map(({ content }) => content);
/** The messages from one number to another. */
const all = Array.from({ length: 120 }, (_, n) => [`Question ${n + 1}`, `Reply ${n + 1}`]).flat();

describe('the messages of a long conversation', () => {
  test('come fifty at a time, newest page first, in their usual shape', async () => {
    const messages = await read();
    expect(contents(messages)).toEqual(all.slice(-50));
    for (const message of messages) {
      expect(Object.keys(message).toSorted()).toEqual(['content', 'id', 'role', 'status']);
    }
  });

  test.each([1, 7, 50, 100])('come complete and once each, in pages of %s', async (limit) => {
    const found: Read[] = [];
    for (;;) {
      const before = found[0] ? `&before=${found[0].id}` : '';
      const messages = await read(`?limit=${limit}${before}`);
      found.unshift(...messages);
      expect(messages.length).toBeLessThanOrEqual(limit);
      // Pages of one, as many as needed to see that questions and replies alternate.
      if (messages.length < limit || (limit === 1 && found.length === 9)) break;
    }
    expect(contents(found)).toEqual(limit === 1 ? all.slice(-9) : all);
    expect(new Set(found.map(({ id }) => id)).size).toBe(found.length);
  });

  test('are the same over tRPC', async () => {
    const { conversationId: id } = user;
    const newest = await user.trpc.message.list.query({ id });
    expect(newest).toEqual(await read());
    const before = newest[0]!.id;
    const earlier = await user.trpc.message.list.query({ id, before, limit: 3 });
    expect(contents(earlier)).toEqual(all.slice(-53, -50));
    expect(earlier).toEqual(await read(`?before=${before}&limit=3`));
  });

  test('keep a reply after its question, even if it was asked again later', async () => {
    const other = await ChatUser.signIn(server);
    const messageId = crypto.randomUUID();
    server.endpoint.next({ kind: 'status', status: 500 });
    await other.ask('First', messageId);
    await other.ask('Second');
    await other.ask('First', messageId);
    const pages: string[] = [];
    let before = '';
    for (let page = 1; page <= 4; page++) {
      const [message] = (await other.caller.get(path(`?limit=1${before}`, other))).json<Read[]>();
      pages.unshift(message!.content);
      before = `&before=${message!.id}`;
    }
    expect(pages).toEqual(['First', 'You asked: First', 'Second', 'You asked: First\n\nSecond']);
    expect((await other.caller.get(path(`?limit=1${before}`, other))).json()).toEqual([]);
  });

  test("cannot be paged from another user's message; the response is the same as for an unknown one", async () => {
    const other = await ChatUser.signIn(server);
    const [theirs] = await read('?limit=1');
    const refused = await other.caller.get(path(`?before=${theirs!.id}`, other));
    const unknown = await other.caller.get(path(`?before=${crypto.randomUUID()}`, other));
    expect(refused.statusCode).toBe(404);
    expect(refused.body).toBe(unknown.body);
  });
});

describe('conversations', () => {
  test('come fifty at a time, latest first, complete and once each', async () => {
    const many = await ChatUser.signIn(server);
    await sql`
      insert into conversation (user_id, title, updated_at)
      -- Some at the same moment.
      select user_id, 'Title ' || n, now() + n / 3 * interval '1 minute'
      from conversation, generate_series(1, 120) n where id = ${many.conversationId}
    `.execute(server.database.db);
    const list = async (query: string) =>
      (await many.caller.get(`/api/conversations${query}`)).json<{ id: string; title: string }[]>();
    const first = await list('');
    expect(first).toHaveLength(50);
    expect(Object.keys(first[0]!).toSorted()).toEqual(['id', 'title']);
    expect(await many.trpc.conversation.list.query()).toEqual(first);
    expect(await many.trpc.conversation.list.query({ limit: 50 })).toEqual(first);
    const found = [...first];
    for (let size = 50; size === 50;) {
      const next = await list(`?before=${found.at(-1)!.id}&limit=50`);
      found.push(...next);
      size = next.length;
    }
    expect(found).toHaveLength(121);
    expect(new Set(found.map(({ id }) => id)).size).toBe(121);
    expect(found.at(-1)!.title).toBe('New conversation');
    expect((await user.caller.get(`/api/conversations?before=${found[0]!.id}`)).statusCode).toBe(
      404,
    );
  });
});

test.each([
  'limit=0',
  'limit=101',
  'limit=2.5',
  'limit=ten',
  'limit=',
  'limit=1e1',
  'limit=10&limit=20',
  'before=nonsense',
  'before=',
])('?%s is rejected with the reason', async (query) => {
  const [name] = query.split('=', 1);
  for (const url of ['/api/conversations', path()]) {
    const answer = await user.caller.get(`${url}?${query}`);
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ issues: [{ path: name }] });
  }
});

test('the path names the conversation, whatever the query says', async () => {
  const other = await ChatUser.signIn(server);
  const answer = await other.caller.get(path(`?id=${user.conversationId}&utm_source=x`, other));
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toEqual([]);
});

describe('a single message', () => {
  test('can be read while it is being written and when it is complete', async () => {
    const { user: writer, reply, sending } = await midway(server);
    const [, written] = await writer.messages();
    const url = `/api/messages/${written!.id}`;
    expect((await writer.caller.get(url)).json()).toEqual(written);
    reply.write(' one thing.');
    reply.finish();
    await sending;
    const complete = (await writer.caller.get(url)).json<unknown>();
    expect(complete).toMatchObject({ content: 'Begin with one thing.', status: 'complete' });
    expect(await writer.trpc.message.byId.query({ id: written!.id })).toEqual(complete);
  });

  test('of another user gets the same response as if it did not exist', async () => {
    const other = await ChatUser.signIn(server);
    const [theirs] = await read('?limit=1');
    const refused = await other.caller.get(`/api/messages/${theirs!.id}`);
    const unknown = await other.caller.get(`/api/messages/${crypto.randomUUID()}`);
    expect(refused.statusCode).toBe(404);
    expect(refused.body).toBe(unknown.body);
    const error = await trpcError(other.trpc.message.byId.query({ id: theirs!.id }));
    expect(error.data).toMatchObject({ httpStatus: 404, body: unknown.json<unknown>() });
  });

  test.each([
    ['its text is shown as interrupted', 'So far', 200, '-16 seconds'],
    ['without text there is no message', '', 404, '-16 seconds'],
    ['also if the clock was set back since', 'So far', 200, '1 hour'],
  ])('whose writer died: %s', async (_what, content, status, from) => {
    const other = await ChatUser.signIn(server);
    const id = crypto.randomUUID();
    await sql`
      insert into message (id, conversation_id, role, content, status, heartbeat_at)
      values (${id}, ${other.conversationId}, 'assistant', ${content}, 'writing',
        now() + ${from}::interval)
    `.execute(server.database.db);
    const answer = await other.caller.get(`/api/messages/${id}`);
    expect(answer.statusCode).toBe(status);
    if (status === 200) {
      expect(answer.json()).toMatchObject({ content: 'So far', status: 'interrupted' });
    }
  });
});
