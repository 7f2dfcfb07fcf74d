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
    const { person, reply, sending } = await midway(server);
    const stopped = await person.stop();
    expect(stopped.statusCode).toBe(200);
    expect(stopped.json()).toEqual({ stopped: true });
    await reply.closed;
    const { events, error } = await sending;
    expect(error).toBeUndefined();
    expect(events.at(-1)).toMatchObject({
      type: 'finished',
      reply: { content: 'Begin with', status: 'interrupted' },
    });
    expect(await person.transcript()).toEqual([
      'user: How do I begin? (complete)',
      'assistant: Begin with (interrupted)',
    ]);
  });

  test('over tRPC does the same, and a caller waiting over REST gets the text so far', async () => {
    const person = await ChatUser.signIn(server);
    const reply = server.endpoint.drive();
    const asking = person.ask('How do I begin?');
    await reply.asked;
    reply.write('Begin');
    await person.reads(['user: How do I begin? (complete)', 'assistant: Begin (writing)']);
    const { conversationId } = person;
    expect(await person.trpc.chat.stop.mutate({ conversationId })).toEqual({ stopped: true });
    const answer = await asking;
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ content: 'Begin', status: 'interrupted' });
  });

  test('before the first word leaves only the question', async () => {
    const { person, sending } = await midway(server, '');
    await person.stop();
    expect((await sending).events.at(-1)).toMatchObject({
      reply: { content: '', status: 'interrupted' },
    });
    expect(await person.transcript()).toEqual(['user: How do I begin? (complete)']);
  });

  test('at another instance ends it too', async () => {
    const other = await startOtherProcess(server);
    try {
      const { person, reply, sending } = await midway(server);
      const stopped = await person.at(other).stop();
      expect(stopped.json()).toEqual({ stopped: true });
      await reply.closed;
      expect((await sending).events.at(-1)).toMatchObject({
        reply: { content: 'Begin with', status: 'interrupted' },
      });
      expect((await person.messages())[1]).toMatchObject({ status: 'interrupted' });
    } finally {
      await other.close();
    }
  });

  test('if nothing is being written says so', async () => {
    const person = await ChatUser.signIn(server);
    await person.ask('Hello');
    const before = await person.messages();
    expect((await person.stop()).json()).toEqual({ stopped: false });
    expect(await person.messages()).toEqual(before);
  });

  test('by deleting the conversation leaves nothing', async () => {
    const { person, reply, sending } = await midway(server);
    await person.caller.send('DELETE', `/api/conversations/${person.conversationId}`);
    await reply.closed;
    expect((await sending).error).toBeUndefined();
    const { rows } = await sql`
      select from message where conversation_id = ${person.conversationId}
    `.execute(server.database.db);
    expect(rows).toEqual([]);
  });
});

describe('a user who closes the page', () => {
  test('finds the whole reply later', async () => {
    const person = await ChatUser.signIn(server);
    const reply = server.endpoint.drive();
    const stopping = new AbortController();
    const stream = (await person.open('How do I begin?', undefined, stopping.signal))[
      Symbol.asyncIterator
    ]();
    await stream.next();
    await reply.asked;
    reply.write('Begin with one ');
    await stream.next();
    stopping.abort();
    await expect(stream.next()).rejects.toThrow(/abort/i);
    await person.reads([
      'user: How do I begin? (complete)',
      // The space may come before a mark, so it is held back.
      'assistant: Begin with one (writing)',
    ]);
    reply.write('thing.');
    reply.finish();
    await person.reads([
      'user: How do I begin? (complete)',
      'assistant: Begin with one thing. (complete)',
    ]);
  });

  test('may send the question again, and gets the same reply', async () => {
    const person = await ChatUser.signIn(server);
    const messageId = crypto.randomUUID();
    const first = await person.ask('How do I begin?', messageId);
    const asked = server.endpoint.requests.length;
    const again = await person.send('How do I begin?', messageId);
    expect(again.events.map(({ type }) => type)).toEqual(['started', 'text', 'finished']);
    expect(again.events.at(-1)).toEqual({ type: 'finished', reply: first.json<unknown>() });
    expect((await person.ask('How do I begin?', messageId)).json()).toEqual(first.json());
    expect(server.endpoint.requests).toHaveLength(asked);
    expect(await person.messages()).toHaveLength(2);
  });
});

describe('when the server', () => {
  test('shuts down, streams end and the text so far is stored', async () => {
    const stopping = await startChatApp({ chatTiming });
    const { person, sending } = await midway(stopping);
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
      select content, status from message where conversation_id = ${person.conversationId}
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
    const person = await ChatUser.signIn(server);
    server.endpoint.next({ kind: 'status', status: 500 });
    await person.ask('How do I begin?');
    await sql`
      insert into message (conversation_id, role, content, status, question_id, heartbeat_at)
      select conversation_id, 'assistant', ${content}, 'writing', id, now() - interval '16 seconds'
      from message where conversation_id = ${person.conversationId}
    `.execute(server.database.db);
    const before = ['user: How do I begin? (complete)', ...left];
    expect(await person.transcript()).toEqual(before);
    expect((await person.stop()).json()).toEqual({ stopped: false });
    expect((await person.ask('And then?')).statusCode).toBe(200);
    expect((await person.transcript()).slice(0, -2)).toEqual(before);
  });
});
