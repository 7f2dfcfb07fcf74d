import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ChatUsageRow } from '#db/tables/chat.tables.ts';
import {
  ChatUser,
  startChatApp,
  startOtherProcess,
  type ChatApp,
  type OtherProcess,
} from '#testing/chat-app.ts';
import { trpcError } from '#testing/test-caller.ts';

let server: ChatApp;
let other: OtherProcess;
beforeAll(async () => {
  server = await startChatApp({ chatTiming: { storeMs: 20 } });
  other = await startOtherProcess(server);
});
afterAll(async () => {
  await other.close();
  await server.close();
});

const CONVERSATIONS = 20;
const MESSAGES = 100;

/** Sets what the user has done today, the first of it so many hours ago. */
async function remember(
  user: ChatUser,
  done: Partial<Pick<ChatUsageRow, 'conversations' | 'messages'>>,
  hoursAgo = 2,
): Promise<void> {
  const { numUpdatedRows } = await server.database.db
    .updateTable('chat_usage')
    .set({ ...done, since: sql<Date>`now() - ${hoursAgo} * interval '1 hour'` })
    .where('user_id', '=', (query) =>
      query.selectFrom('conversation').select('user_id').where('id', '=', user.conversationId),
    )
    .executeTakeFirst();
  expect(numUpdatedRows).toBe(1n);
}

const create = (user: ChatUser) => user.caller.post('/api/conversations');
const list = async (user: ChatUser) =>
  (await user.caller.get('/api/conversations')).json<{ id: string }[]>();

describe('conversations', () => {
  test('allow twenty a day, wherever they are started', async () => {
    const user = await ChatUser.signIn(server);
    const elsewhere = user.at(other);
    const starts = Array.from({ length: 30 }, (_, index) =>
      create(index % 2 === 0 ? user : elsewhere),
    );
    const statuses = (await Promise.all(starts)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 200)).toHaveLength(CONVERSATIONS - 1);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    expect(await list(user)).toHaveLength(CONVERSATIONS);
    expect((await create(await ChatUser.signIn(server))).statusCode).toBe(200);
  });

  test('reject one more over both transports, with the reason and the time to retry', async () => {
    const user = await ChatUser.signIn(server);
    await remember(user, { conversations: CONVERSATIONS });
    const refused = await create(user);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({
      error: 'Too Many Requests',
      message:
        'You have started 20 conversations, the limit for a day. ' +
        'Continue one of them, or start another in 22 hours.',
    });
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(21.9 * 3600);
    expect(seconds).toBeLessThanOrEqual(22 * 3600);
    const error = await trpcError(user.trpc.conversation.create.mutate());
    expect(error.data).toMatchObject({ httpStatus: 429, body: refused.json<unknown>() });
  });

  test('are not freed by deleting one', async () => {
    const user = await ChatUser.signIn(server);
    await remember(user, { conversations: CONVERSATIONS });
    await user.caller.send('DELETE', `/api/conversations/${user.conversationId}`);
    expect((await create(user)).statusCode).toBe(429);
    expect(await list(user)).toEqual([]);
  });

  test('are available again the next day', async () => {
    const user = await ChatUser.signIn(server);
    await remember(user, { conversations: CONVERSATIONS, messages: MESSAGES }, 24.1);
    for (let count = 1; count <= CONVERSATIONS; count++) {
      expect((await create(user)).statusCode).toBe(200);
    }
    expect((await create(user)).statusCode).toBe(429);
    expect((await user.ask('Good morning')).statusCode).toBe(200);
  });
});

describe('messages', () => {
  test('allow a hundred a day; then nothing is stored and the model is not asked', async () => {
    const user = await ChatUser.signIn(server);
    await remember(user, { messages: MESSAGES - 1 }, 23.5);
    expect((await user.ask('The last one')).statusCode).toBe(200);
    const asked = server.endpoint.requests.length;
    const refused = await user.at(other).ask('One more');
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({
      error: 'Too Many Requests',
      message: 'You have sent 100 messages, the limit for a day. Continue in 30 minutes.',
    });
    const seconds = Number(refused.headers['retry-after']);
    expect(seconds).toBeGreaterThan(0.4 * 3600);
    expect(seconds).toBeLessThanOrEqual(0.5 * 3600);
    const { error } = await user.send('One more');
    expect(error?.data).toMatchObject({ httpStatus: 429, body: refused.json<unknown>() });
    expect(server.endpoint.requests).toHaveLength(asked);
    expect(await user.messages()).toHaveLength(2);
    expect((await (await ChatUser.signIn(server)).ask('Hello')).statusCode).toBe(200);
  });

  test('are not freed by deleting the conversation', async () => {
    const user = await ChatUser.signIn(server);
    await remember(user, { messages: MESSAGES - 1 });
    await user.ask('The last one');
    await user.caller.send('DELETE', `/api/conversations/${user.conversationId}`);
    const { id } = (await create(user)).json<{ id: string }>();
    expect((await user.in(id, server).ask('One more')).statusCode).toBe(429);
  });

  test('count a question sent again, since the model is asked again, but not reading a reply again', async () => {
    const user = await ChatUser.signIn(server);
    await remember(user, { messages: MESSAGES - 2 });
    const [broken, whole] = [crypto.randomUUID(), crypto.randomUUID()];
    server.endpoint.next({ kind: 'status', status: 500 });
    expect((await user.ask('Broken', broken)).statusCode).toBe(502);
    expect((await user.ask('Whole', whole)).statusCode).toBe(200);
    expect((await user.ask('Broken', broken)).statusCode).toBe(429);
    expect((await user.ask('Whole', whole)).statusCode).toBe(200);
  });

  test('do not count if rejected', async () => {
    const user = await ChatUser.signIn(server);
    await remember(user, { messages: MESSAGES - 2 });
    const reply = server.endpoint.drive();
    const asking = user.ask('One');
    await reply.asked;
    for (let count = 1; count <= 3; count++) expect((await user.ask('Two')).statusCode).toBe(409);
    reply.write('So.');
    reply.finish();
    await asking;
    expect((await user.ask('Two')).statusCode).toBe(200);
  });
});

describe('one reply at a time for each user', () => {
  test('a second conversation has to wait, in another process too', async () => {
    const user = await ChatUser.signIn(server);
    const { id } = (await create(user)).json<{ id: string }>();
    const reply = server.endpoint.drive();
    const sending = user.send('How do I begin?');
    await reply.asked;
    const elsewhere = user.at(other).in(id, other);
    for (const waiting of [user.in(id, server), elsewhere]) {
      const refused = await waiting.ask('And now?');
      expect(refused.statusCode).toBe(409);
      expect(refused.json<{ message: string }>().message).toBe(
        'A reply is being written in another of your conversations. ' +
          'Wait until it is complete, or stop it there.',
      );
      expect(await waiting.messages()).toEqual([]);
    }
    // The limit is per user.
    expect((await (await ChatUser.signIn(server)).ask('And I?')).statusCode).toBe(200);
    reply.write('So.');
    reply.finish();
    await sending;
    expect((await elsewhere.ask('And now?')).statusCode).toBe(200);
  });

  test('of many questions sent at once, to many conversations and two processes, one is answered', async () => {
    const user = await ChatUser.signIn(server);
    const created = await Promise.all(Array.from({ length: 6 }, () => create(user)));
    const reply = server.endpoint.drive();
    const asked = server.endpoint.requests.length;
    const refused: number[] = [];
    const sends = created.map(async (answer, index) => {
      const { id } = answer.json<{ id: string }>();
      const place = index % 2 === 0 ? server : other;
      const { statusCode } = await user.at(place).in(id, place).ask(`Question ${index}`);
      refused.push(statusCode);
      return statusCode;
    });
    await reply.asked;
    await expect.poll(() => refused, { timeout: 10_000 }).toEqual([409, 409, 409, 409, 409]);
    reply.write('So.');
    reply.finish();
    expect((await Promise.all(sends)).filter((status) => status === 200)).toHaveLength(1);
    expect(server.endpoint.requests).toHaveLength(asked + 1);
  });

  test('stopping one reply lets the next begin', async () => {
    const user = await ChatUser.signIn(server);
    const { id } = (await create(user)).json<{ id: string }>();
    const reply = server.endpoint.drive();
    const sending = user.send('How do I begin?');
    await reply.asked;
    await user.at(other).stop();
    await reply.closed;
    await sending;
    expect((await user.in(id, server).ask('Rather this')).statusCode).toBe(200);
  });

  test('a reply whose writer died in another conversation does not block', async () => {
    const user = await ChatUser.signIn(server);
    server.endpoint.next({ kind: 'status', status: 500 });
    await user.ask('How do I begin?');
    await sql`
      insert into message (conversation_id, role, content, status, question_id, heartbeat_at)
      select conversation_id, 'assistant', 'So far', 'writing', id, now() - interval '16 seconds'
      from message where conversation_id = ${user.conversationId}
    `.execute(server.database.db);
    const { id } = (await create(user)).json<{ id: string }>();
    expect((await user.in(id, server).ask('And here?')).statusCode).toBe(200);
    expect((await user.transcript()).at(-1)).toBe('assistant: So far (interrupted)');
  });
});
