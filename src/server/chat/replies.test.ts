import { sql } from 'kysely';
import type { Message } from './chat.schemas.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { offeredCards } from '#content/chat-cards.ts';
import { chatPrompt } from '#content/chat-prompt.ts';
import { ChatUser, startChatApp, textOf, type ChatApp } from '#testing/chat-app.ts';

let server: ChatApp;
beforeAll(async () => {
  server = await startChatApp();
});
afterAll(() => server.close());

const lastRequest = () => server.endpoint.requests.at(-1)!;

describe('a question', () => {
  test('over tRPC is answered word by word, and everything is stored', async () => {
    const user = await ChatUser.signIn(server);
    server.endpoint.next({ kind: 'stream', wordMs: 5 });
    const { events, error } = await user.send('How do I delegate?');
    expect(error).toBeUndefined();
    const [started] = events;
    const finished = events.at(-1);
    expect(events.map(({ type }) => type)).toEqual([
      'started',
      ...Array.from({ length: events.length - 2 }, () => 'text'),
      'finished',
    ]);
    expect(events.length).toBeGreaterThan(5);
    expect(textOf(events)).toBe('You asked: How do I delegate?');
    if (started?.type !== 'started' || finished?.type !== 'finished') throw new Error('unordered');
    expect(finished.reply).toEqual({
      id: started.reply.id,
      role: 'assistant',
      content: 'You asked: How do I delegate?',
      status: 'complete',
    });
    expect(await user.messages()).toEqual([started.question, finished.reply]);
    expect(started.question).toMatchObject({ role: 'user', content: 'How do I delegate?' });
  });

  test('over tRPC reaches the reader while it is being written', async () => {
    const user = await ChatUser.signIn(server);
    const reply = server.endpoint.drive();
    const stream = (await user.open('Hello'))[Symbol.asyncIterator]();
    expect((await stream.next()).value).toMatchObject({ type: 'started' });
    await reply.asked;
    reply.write('One ');
    expect((await stream.next()).value).toEqual({ type: 'text', text: 'One' });
    // The space waits for what follows it: it goes with a mark that goes.
    reply.write('two');
    expect((await stream.next()).value).toEqual({ type: 'text', text: ' two' });
    reply.finish();
    expect((await stream.next()).value).toMatchObject({ type: 'finished' });
    expect((await stream.next()).done).toBe(true);
  });

  test('over tRPC passes through proxies that buffer responses', async () => {
    const user = await ChatUser.signIn(server);
    const answer = await fetch(`${server.url}/trpc/chat.send?batch=1`, {
      method: 'POST',
      headers: {
        cookie: user.caller.cookie,
        'content-type': 'application/json',
        'trpc-accept': 'application/jsonl',
      },
      body: JSON.stringify({ 0: { conversationId: user.conversationId, message: 'Hello' } }),
    });
    expect(answer.headers.get('x-accel-buffering')).toBe('no');
    expect(await answer.text()).toContain('"finished"');
  });

  test('over REST is answered when the reply is complete', async () => {
    const user = await ChatUser.signIn(server);
    const answer = await user.ask('How do I delegate?');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual((await user.messages())[1]);
    expect(answer.json<Message>()).toMatchObject({
      role: 'assistant',
      content: 'You asked: How do I delegate?',
      status: 'complete',
    });
  });

  test('is stored before the model is asked', async () => {
    const user = await ChatUser.signIn(server);
    const reply = server.endpoint.drive();
    const sending = user.send('First things first');
    await reply.asked;
    expect(await user.transcript()).toEqual([
      'user: First things first (complete)',
      'assistant:  (writing)',
    ]);
    reply.write('So');
    reply.finish();
    await sending;
  });

  test('reaches the model with the instructions and the conversation so far', async () => {
    const user = await ChatUser.signIn(server);
    await user.send('Hm?');
    await user.ask('Hm, hm?');
    const cards = offeredCards(server.config);
    const prompt = chatPrompt(server.config.flags, { sources: [], results: null, cards });
    expect(lastRequest()).toMatchObject({
      model: server.endpoint.settings.model,
      stream: true,
      messages: [
        { role: 'system', content: prompt },
        { role: 'user', content: 'Hm?' },
        { role: 'assistant', content: 'You asked: Hm?' },
        { role: 'user', content: 'Hm, hm?' },
      ],
    });
  });

  test('of a long conversation reaches the model with only its newest messages', async () => {
    const user = await ChatUser.signIn(server);
    for (const letter of ['a', 'b', 'c']) await user.ask(letter.repeat(7999));
    await user.ask('And now?');
    const sent = lastRequest().messages.map(
      ({ role, content }) => `${role} ${content.slice(0, 12)}`,
    );
    expect(sent.slice(1)).toEqual(['user cccccccccccc', 'assistant You asked: c', 'user And now?']);
  });

  test('may contain what a database or a page could stumble over', async () => {
    const user = await ChatUser.signIn(server);
    const message = `<b>"'\\ 😀 \u0000\u202e\ud800 line\n\nbreak`;
    const kept = `<b>"'\\ 😀 \u202e\ufffd line\n\nbreak`;
    const { events } = await user.send(message);
    expect(events.at(-1)).toMatchObject({ reply: { status: 'complete' } });
    expect((await user.messages())[0]!.content).toBe(kept);
  });

  test.each([
    { message: '' },
    { message: ' \n ' },
    { message: 'x'.repeat(8001) },
    { message: 7 },
    { message: 'Hello', messageId: 'mine' },
    { message: 'Hello', conversationId: 'nonsense' },
    { message: 'Hello', model: 'dearer' },
  ])('is rejected if it is invalid: %j', async (body) => {
    const user = await ChatUser.signIn(server);
    const { conversationId } = user;
    const asked = server.endpoint.requests.length;
    const answer = await user.caller.post('/api/chat', { conversationId, ...body });
    expect(answer.statusCode).toBe(400);
    expect(await user.messages()).toEqual([]);
    expect(server.endpoint.requests).toHaveLength(asked);
  });
});

test('a reply that does not end is cut off at what can be stored', async () => {
  const user = await ChatUser.signIn(server);
  server.endpoint.next({ kind: 'stream', text: `${'word'.repeat(1000)} `.repeat(30) });
  expect((await user.ask('Tell me all')).json<{ message: string }>().message).toContain('length');
  const [, stored] = await user.messages();
  expect(stored!.status).toBe('interrupted');
  expect(stored!.content).toHaveLength(60_000);
});

describe('a conversation', () => {
  test('is named after its first message, permanently', async () => {
    const user = await ChatUser.signIn(server);
    expect(await user.titles()).toEqual(['New conversation']);
    await user.ask(
      'How do I run a team check-in on communication norms with people who disagree?\nBye',
    );
    const title = 'How do I run a team check-in on communication norms with…';
    expect(await user.titles()).toEqual([title]);
    await user.ask('Another thing');
    expect(await user.titles()).toEqual([title]);
  });

  test('has its title before the reply arrives', async () => {
    const user = await ChatUser.signIn(server);
    const reply = server.endpoint.drive();
    const sending = user.send('Named at once');
    await reply.asked;
    expect(await user.titles()).toEqual(['Named at once']);
    reply.write('Yes');
    reply.finish();
    await sending;
  });

  test('moves to the top with each message', async () => {
    const first = await ChatUser.signIn(server);
    const { id } = (await first.caller.post('/api/conversations')).json<{ id: string }>();
    const second = first.in(id, server);
    await first.ask('A');
    await second.ask('B');
    expect(await first.titles()).toEqual(['B', 'A']);
    await first.ask('again');
    expect(await first.titles()).toEqual(['A', 'B']);
  });

  test('is deleted with all its messages', async () => {
    const user = await ChatUser.signIn(server);
    const { id } = (await user.ask('Hello')).json<Message>();
    await user.caller.send('DELETE', `/api/conversations/${user.conversationId}`);
    const gone = await user.caller.get(`/api/conversations/${user.conversationId}/messages`);
    expect(gone.statusCode).toBe(404);
    const { rows } = await sql`select from message where id = ${id}`.execute(server.database.db);
    expect(rows).toEqual([]);
  });
});

test('a user may send ten messages a minute from anywhere; users do not affect each other', async () => {
  const user = await ChatUser.signIn(server);
  for (let count = 1; count <= 5; count++) {
    await user.ask('Hello');
    await user.send('Hello');
  }
  const refused = await user.ask('One more');
  expect(refused.statusCode).toBe(429);
  expect(refused.json<{ message: string }>().message).toContain('Too many messages');
  const { error } = await user.send('One more');
  expect(error?.data?.httpStatus).toBe(429);
  expect(await user.messages()).toHaveLength(20);
  const other = await ChatUser.signIn(server);
  expect((await other.ask('Hello')).statusCode).toBe(200);
});

test('a tRPC call that cannot accept a stream is rejected, and nothing is stored', async () => {
  const user = await ChatUser.signIn(server);
  const { conversationId } = user;
  const answer = await server.app.inject({
    method: 'POST',
    url: '/trpc/chat.send',
    headers: { cookie: user.caller.cookie },
    payload: { conversationId, message: 'Hello' },
  });
  expect(answer.statusCode).toBe(415);
  expect(await user.messages()).toEqual([]);
});
