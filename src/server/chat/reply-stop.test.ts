import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  ChatUser,
  midway,
  startChatApp,
  startOtherProcess,
  type ChatApp,
} from '#testing/chat-app.ts';

const chatTiming = { storeMs: 20 };

let server: ChatApp;
beforeAll(async () => {
  server = await startChatApp({ chatTiming });
});
afterAll(() => server.close());

describe('stopping', () => {
  test('ends the reply, keeps its text, and disconnects from the model', async () => {
    const { user, reply, sending } = await midway(server);
    const stopped = await user.stop();
    expect(stopped.statusCode).toBe(200);
    expect(stopped.json()).toEqual({ stopped: true });
    await reply.closed;
    const { events, error } = await sending;
    expect(error).toBeUndefined();
    expect(events.at(-1)).toMatchObject({
      type: 'finished',
      reply: { content: 'Begin with', status: 'interrupted' },
    });
    expect(await user.transcript()).toEqual([
      'user: How do I begin? (complete)',
      'assistant: Begin with (interrupted)',
    ]);
  });

  test('over tRPC does the same, and a caller waiting over REST gets the text so far', async () => {
    const user = await ChatUser.signIn(server);
    const reply = server.endpoint.drive();
    const asking = user.ask('How do I begin?');
    await reply.asked;
    reply.write('Begin');
    await user.reads(['user: How do I begin? (complete)', 'assistant: Begin (writing)']);
    const { conversationId } = user;
    expect(await user.trpc.chat.stop.mutate({ conversationId })).toEqual({ stopped: true });
    const answer = await asking;
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ content: 'Begin', status: 'interrupted' });
  });

  test('before the first word leaves only the question', async () => {
    const { user, sending } = await midway(server, '');
    await user.stop();
    expect((await sending).events.at(-1)).toMatchObject({
      reply: { content: '', status: 'interrupted' },
    });
    expect(await user.transcript()).toEqual(['user: How do I begin? (complete)']);
  });

  test('at another instance ends it too', async () => {
    const other = await startOtherProcess(server);
    try {
      const { user, reply, sending } = await midway(server);
      const stopped = await user.at(other).stop();
      expect(stopped.json()).toEqual({ stopped: true });
      await reply.closed;
      expect((await sending).events.at(-1)).toMatchObject({
        reply: { content: 'Begin with', status: 'interrupted' },
      });
      expect((await user.messages())[1]).toMatchObject({ status: 'interrupted' });
    } finally {
      await other.close();
    }
  });

  test('if nothing is being written says so', async () => {
    const user = await ChatUser.signIn(server);
    await user.ask('Hello');
    const before = await user.messages();
    expect((await user.stop()).json()).toEqual({ stopped: false });
    expect(await user.messages()).toEqual(before);
  });

  test('by deleting the conversation leaves nothing', async () => {
    const { user, reply, sending } = await midway(server);
    await user.caller.send('DELETE', `/api/conversations/${user.conversationId}`);
    await reply.closed;
    expect((await sending).error).toBeUndefined();
    const { rows } = await sql`
      select from message where conversation_id = ${user.conversationId}
    `.execute(server.database.db);
    expect(rows).toEqual([]);
  });
});

describe('a user who closes the page', () => {
  test('finds the whole reply later', async () => {
    const user = await ChatUser.signIn(server);
    const reply = server.endpoint.drive();
    const stopping = new AbortController();
    const stream = (await user.open('How do I begin?', undefined, stopping.signal))[
      Symbol.asyncIterator
    ]();
    await stream.next();
    await reply.asked;
    reply.write('Begin with one ');
    await stream.next();
    stopping.abort();
    await expect(stream.next()).rejects.toThrow(/abort/i);
    await user.reads([
      'user: How do I begin? (complete)',
      // The space may come before a mark, so it is held back.
      'assistant: Begin with one (writing)',
    ]);
    reply.write('thing.');
    reply.finish();
    await user.reads([
      'user: How do I begin? (complete)',
      'assistant: Begin with one thing. (complete)',
    ]);
  });

  test('may send the question again, and gets the same reply', async () => {
    const user = await ChatUser.signIn(server);
    const messageId = crypto.randomUUID();
    const first = await user.ask('How do I begin?', messageId);
    const asked = server.endpoint.requests.length;
    const again = await user.send('How do I begin?', messageId);
    expect(again.events.map(({ type }) => type)).toEqual(['started', 'text', 'finished']);
    expect(again.events.at(-1)).toEqual({ type: 'finished', reply: first.json<unknown>() });
    expect((await user.ask('How do I begin?', messageId)).json()).toEqual(first.json());
    expect(server.endpoint.requests).toHaveLength(asked);
    expect(await user.messages()).toHaveLength(2);
  });
});

describe('when the server', () => {
  test('shuts down, streams end and the text so far is stored', async () => {
    const stopping = await startChatApp({ chatTiming });
    const { user, sending } = await midway(stopping);
    const reply = stopping.endpoint.drive();
    const asking = (await ChatUser.signIn(stopping)).ask('And I?');
    await reply.asked;
    await stopping.app.close();
    const { events, error } = await sending;
    expect(events.map(({ type }) => type)).toEqual(['started', 'text']);
    expect(error?.data).toMatchObject({ httpStatus: 503 });
    expect(error?.message).toContain('restarted');
    expect((await asking).statusCode).toBe(503);
    const { rows } = await sql`
      select content, status from message where conversation_id = ${user.conversationId}
      order by position
    `.execute(stopping.database.db);
    expect(rows).toEqual([
      { content: 'How do I begin?', status: 'complete' },
      { content: 'Begin with', status: 'interrupted' },
    ]);
    await stopping.close();
  });

  test.each([
    ['its text is soon shown as interrupted', 'So far', ['assistant: So far (interrupted)']],
    ['an empty reply is not shown', '', []],
  ])('dies, %s and does not block the conversation', async (_what, content, left) => {
    const user = await ChatUser.signIn(server);
    server.endpoint.next({ kind: 'status', status: 500 });
    await user.ask('How do I begin?');
    await sql`
      insert into message (conversation_id, role, content, status, question_id, heartbeat_at)
      select conversation_id, 'assistant', ${content}, 'writing', id, now() - interval '16 seconds'
      from message where conversation_id = ${user.conversationId}
    `.execute(server.database.db);
    const before = ['user: How do I begin? (complete)', ...left];
    expect(await user.transcript()).toEqual(before);
    expect((await user.stop()).json()).toEqual({ stopped: false });
    expect((await user.ask('And then?')).statusCode).toBe(200);
    expect((await user.transcript()).slice(0, -2)).toEqual(before);
  });
});
