import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ChatUser, startChatApp, type ChatApp } from '#testing/chat-app.ts';

let server: ChatApp;
beforeAll(async () => {
  server = await startChatApp({ chatTiming: { storeMs: 20 } });
});
afterAll(() => server.close());

const question = 'user: How do I begin? (complete)';

describe('sending again with the same messageId', () => {
  test('after a failure asks the model again, and stores the question once', async () => {
    const user = await ChatUser.signIn(server);
    const messageId = crypto.randomUUID();
    server.endpoint.next({ kind: 'status', status: 500 });
    expect((await user.ask('How do I begin?', messageId)).statusCode).toBe(502);
    const { events } = await user.send('How do I begin?', messageId);
    expect(events[0]).toMatchObject({ question: { id: messageId } });
    expect(server.endpoint.requests.at(-1)!.messages.slice(1)).toEqual([
      { role: 'user', content: 'How do I begin?' },
    ]);
    expect(await user.transcript()).toEqual([
      question,
      'assistant: You asked: How do I begin? (complete)',
    ]);
  });

  test('replaces a partial reply only once the new one has text', async () => {
    const user = await ChatUser.signIn(server);
    const messageId = crypto.randomUUID();
    server.endpoint.next({ kind: 'break-off', text: 'Begin with' });
    await user.ask('How do I begin?', messageId);
    const partial = 'assistant: Begin with (interrupted)';
    expect(await user.transcript()).toEqual([question, partial]);

    server.endpoint.next({ kind: 'status', status: 429 });
    await user.ask('How do I begin?', messageId);
    expect(await user.transcript()).toEqual([question, partial]);

    const reply = server.endpoint.drive();
    const sending = user.send('How do I begin?', messageId);
    await reply.asked;
    expect(await user.transcript()).toEqual([question, partial, 'assistant:  (writing)']);
    reply.write('Again');
    await user.reads([question, 'assistant: Again (writing)']);
    reply.finish();
    await sending;
    expect(await user.transcript()).toEqual([question, 'assistant: Again (complete)']);
  });

  test('does not send the model the reply it replaces, nor later messages', async () => {
    const user = await ChatUser.signIn(server);
    const messageId = crypto.randomUUID();
    server.endpoint.next({ kind: 'break-off', text: 'Begin with' });
    await user.ask('How do I begin?', messageId);
    await user.ask('Something else?');
    await user.ask('How do I begin?', messageId);
    expect(server.endpoint.requests.at(-1)!.messages.slice(1)).toEqual([
      { role: 'user', content: 'How do I begin?' },
    ]);
    // Each reply follows its question.
    expect(await user.transcript()).toEqual([
      question,
      'assistant: You asked: How do I begin? (complete)',
      'user: Something else? (complete)',
      'assistant: You asked: Something else? (complete)',
    ]);
  });

  test('with other text is rejected', async () => {
    const user = await ChatUser.signIn(server);
    const messageId = crypto.randomUUID();
    await user.ask('How do I begin?', messageId);
    const answer = await user.ask('How do I end?', messageId);
    expect(answer.statusCode).toBe(409);
    expect(await user.messages()).toHaveLength(2);
  });

  test('with the id of a reply, or of a message in another conversation, gets 404', async () => {
    const user = await ChatUser.signIn(server);
    const first = (await user.ask('How do I begin?')).json<{ id: string }>();
    expect((await user.ask('How do I begin?', first.id)).statusCode).toBe(404);
    const other = await ChatUser.signIn(server);
    const [theirs] = await user.messages();
    const answer = await other.ask('How do I begin?', theirs!.id);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({
      message: expect.stringMatching(/does not exist\. It may/) as unknown,
    });
    expect(await other.messages()).toEqual([]);
    expect(await user.messages()).toHaveLength(2);
  });
});

describe('while a reply is being written', () => {
  test('another message to the conversation is rejected and not stored', async () => {
    const user = await ChatUser.signIn(server);
    const reply = server.endpoint.drive();
    const messageId = crypto.randomUUID();
    const sending = user.send('How do I begin?', messageId);
    await reply.asked;
    const answer = await user.ask('And then?');
    expect(answer.statusCode).toBe(409);
    expect(answer.json<{ message: string }>().message).toMatch(/is being written/);
    const { error } = await user.send('How do I begin?', messageId);
    expect(error?.data).toMatchObject({ httpStatus: 409, code: 'CONFLICT' });
    reply.write('So.');
    reply.finish();
    await sending;
    expect(await user.transcript()).toEqual([question, 'assistant: So. (complete)']);
    expect((await user.ask('And then?')).statusCode).toBe(200);
  });
});

test.each([
  ['different questions', false],
  ['the same question', true],
])('of %s sent at once one is answered, the others are rejected', async (_what, isSame) => {
  const user = await ChatUser.signIn(server);
  const reply = server.endpoint.drive();
  const messageId = crypto.randomUUID();
  const sends = Array.from({ length: 5 }, () =>
    user.ask('How do I begin?', isSame ? messageId : crypto.randomUUID()),
  );
  await reply.asked;
  await user.reads([question, 'assistant:  (writing)']);
  // All but one are rejected before the reply continues.
  const refused: number[] = [];
  for (const send of sends) void send.then(({ statusCode }) => refused.push(statusCode));
  await expect.poll(() => refused).toEqual([409, 409, 409, 409]);
  reply.write('So.');
  reply.finish();
  const statuses = (await Promise.all(sends)).map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(await user.transcript()).toEqual([question, 'assistant: So. (complete)']);
});
