import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  ChatUser,
  startChatApp,
  startOtherProcess,
  type ChatApp,
  type OtherProcess,
} from '#testing/chat-app.ts';

const LEFT_MS = 1500;
const BEGUN = ['user: How do I begin? (complete)', 'assistant: Begin with (writing)'];

let server: ChatApp;
let other: OtherProcess;
beforeAll(async () => {
  server = await startChatApp({ chatTiming: { storeMs: 20, leftMs: LEFT_MS } });
  other = await startOtherProcess(server);
});
afterAll(async () => {
  await other.close();
  await server.close();
});

/** A reply in the middle, whose reader then closes the page. */
async function leftMidway() {
  const user = await ChatUser.signIn(server);
  const reply = server.endpoint.drive();
  const closing = new AbortController();
  const opened = await user.open('How do I begin?', undefined, closing.signal);
  const events = opened[Symbol.asyncIterator]();
  await events.next();
  await reply.asked;
  reply.write('Begin with');
  await events.next();
  closing.abort();
  await expect(events.next()).rejects.toThrow(/abort/i);
  return { user, reply };
}

test('a reply that no one reads any more is stopped, with its text, and can be asked for again', async () => {
  const { user, reply } = await leftMidway();
  await reply.closed;
  await user.reads([BEGUN[0]!, 'assistant: Begin with (interrupted)']);
  expect((await user.ask('And then?')).statusCode).toBe(200);
});

test('a caller over REST who hangs up has left, too', async () => {
  const user = await ChatUser.signIn(server);
  const reply = server.endpoint.drive();
  const closing = new AbortController();
  const { conversationId } = user;
  const asking = fetch(`${server.url}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: user.caller.cookie },
    body: JSON.stringify({ conversationId, message: 'How do I begin?' }),
    signal: closing.signal,
  });
  await reply.asked;
  closing.abort();
  await expect(asking).rejects.toThrow(/abort/i);
  await reply.closed;
});

test('a reload continues to read what is stored, through another process too', async () => {
  const { user, reply } = await leftMidway();
  const reload = user.at(other);
  const [, { id } = { id: '' }] = await reload.messages();
  for (const end = Date.now() + 2 * LEFT_MS; Date.now() < end;) {
    expect((await reload.caller.get(`/api/messages/${id}`)).json()).toMatchObject({
      status: 'writing',
    });
  }
  reply.write(' one thing.');
  reply.finish();
  await reload.reads([BEGUN[0]!, 'assistant: Begin with one thing. (complete)']);
});
