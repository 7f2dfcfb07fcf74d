import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  ChatUser,
  midway,
  startChatApp,
  startOtherProcess,
  type ChatApp,
} from '#testing/chat-app.ts';
import { addTokens } from './quotas.ts';

const USER = 1000;
const SITE = 2500;

let server: ChatApp;
beforeAll(async () => {
  server = await startChatApp(
    { chatTiming: { storeMs: 20 } },
    { chatDailyTokens: { user: USER, site: SITE } },
  );
});
beforeEach(async () => {
  const { db } = server.database;
  await db.deleteFrom('user').execute();
  await db.deleteFrom('chat_site_usage').execute();
  server.endpoint.usage = undefined;
  server.endpoint.requests.length = 0;
});
afterAll(() => server.close());

const used = async (table: 'chat_usage' | 'chat_site_usage') => {
  const rows = await server.database.db.selectFrom(table).select('tokens').execute();
  return rows.map(({ tokens }) => tokens);
};
const ago = (hours: number) => sql<Date>`now() - ${hours} * interval '1 hour'`;

test('a count whose answer was lost is repeated, and counted once', async () => {
  const user = await ChatUser.signIn(server);
  await user.ask('How do I begin?');
  const { db } = server.database;
  const before = [...(await used('chat_usage')), ...(await used('chat_site_usage'))];
  const { id } = await db.selectFrom('user').select('id').executeTakeFirstOrThrow();
  const count = { key: randomUUID(), tokens: 7 };
  await addTokens(db, id, count);
  await addTokens(db, id, count);
  expect([...(await used('chat_usage')), ...(await used('chat_site_usage'))]).toEqual(
    before.map((tokens) => tokens + 7),
  );
});

describe('the budget of a user', () => {
  test('is counted by the endpoint; when it is used up, nothing is stored or asked', async () => {
    server.endpoint.usage = USER;
    const user = await ChatUser.signIn(server);
    expect((await user.ask('How do I begin?')).statusCode).toBe(200);
    expect(await used('chat_usage')).toEqual([USER]);
    await server.database.db
      .updateTable('chat_usage')
      .set({ since: ago(19.5) })
      .execute();

    const other = await startOtherProcess(server);
    const refused = await user.at(other).ask('And then?');
    await other.close();
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toEqual({
      error: 'Too Many Requests',
      message:
        'You have reached the limit for the length of questions and answers in one day. ' +
        'Continue in 5 hours.',
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(4.4 * 3600);
    expect(server.endpoint.requests).toHaveLength(1);
    expect(await user.messages()).toHaveLength(2);
    expect((await (await ChatUser.signIn(server)).ask('And I?')).statusCode).toBe(200);
  });

  test('is not given back with a conversation, but the next day', async () => {
    server.endpoint.usage = USER;
    const user = await ChatUser.signIn(server);
    await user.ask('How do I begin?');
    await user.caller.send('DELETE', `/api/conversations/${user.conversationId}`);
    const created = await user.caller.post('/api/conversations');
    const again = user.in(created.json<{ id: string }>().id, server);
    expect((await again.ask('And then?')).statusCode).toBe(429);
    await server.database.db
      .updateTable('chat_usage')
      .set({ since: ago(24.1) })
      .execute();
    expect((await again.ask('And then?')).statusCode).toBe(200);
    expect(await used('chat_usage')).toEqual([USER]);
  });

  test('reads an answer again for free', async () => {
    server.endpoint.usage = USER;
    const user = await ChatUser.signIn(server);
    const messageId = crypto.randomUUID();
    const first = await user.ask('How do I begin?', messageId);
    expect((await user.ask('How do I begin?', messageId)).json()).toEqual(first.json());
  });
});

describe('the budget of the site', () => {
  test('is shared by everyone, in every process', async () => {
    server.endpoint.usage = USER - 1;
    for (const _each of [1, 2, 3]) {
      expect((await (await ChatUser.signIn(server)).ask('Hello')).statusCode).toBe(200);
    }
    expect(await used('chat_site_usage')).toEqual([3 * (USER - 1)]);
    await server.database.db
      .updateTable('chat_site_usage')
      .set({ since: ago(23.5) })
      .execute();
    const late = await ChatUser.signIn(server);
    const refused = await late.ask('Hello');
    expect(refused.statusCode).toBe(429);
    expect(refused.json<{ message: string }>().message).toBe(
      'The chat advisor has answered as much as it can today, for everyone. ' +
        'Come back in 30 minutes.',
    );
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(1800);
    const { error } = await late.send('Hello');
    expect(error?.data).toMatchObject({ httpStatus: 429, body: refused.json<unknown>() });
    await server.database.db
      .updateTable('chat_site_usage')
      .set({ since: ago(24.1) })
      .execute();
    expect((await late.ask('Hello')).statusCode).toBe(200);
    expect(await used('chat_site_usage')).toEqual([USER - 1]);
  });

  test('keeps what an erased user has used', async () => {
    server.endpoint.usage = 700;
    const user = await ChatUser.signIn(server);
    await user.ask('Hello');
    await server.database.db.deleteFrom('user').execute();
    expect(await used('chat_usage')).toEqual([]);
    expect(await used('chat_site_usage')).toEqual([700]);
  });
});

describe('an endpoint that', () => {
  test('ignores the request for token counts: prompt and reply are estimated', async () => {
    const user = await ChatUser.signIn(server);
    await user.ask('Hello');
    const [{ messages } = { messages: [] }] = server.endpoint.requests;
    const prompt = messages.reduce((sum, { content }) => sum + Math.ceil(content.length / 4), 0);
    const [tokens] = await used('chat_usage');
    expect(tokens).toBeGreaterThan(prompt);
    expect(tokens).toBeLessThan(prompt + 20);
    expect(await used('chat_site_usage')).toEqual([tokens]);
  });

  test('fails costs nothing', async () => {
    server.endpoint.next({ kind: 'status', status: 500 });
    expect((await (await ChatUser.signIn(server)).ask('Hello')).statusCode).toBe(502);
    expect(await used('chat_usage')).toEqual([0]);
  });
});

test('a stopped reply costs what was written, and its prompt is counted while it is written', async () => {
  const { user, sending, reply } = await midway(server);
  await expect.poll(() => used('chat_usage')).not.toEqual([0]);
  const [before] = await used('chat_usage');
  reply.write(' one thing at a time.');
  await user.reads([
    'user: How do I begin? (complete)',
    'assistant: Begin with one thing at a time. (writing)',
  ]);
  await user.stop();
  await sending;
  expect((await used('chat_usage'))[0]).toBeGreaterThanOrEqual(before!);
});
