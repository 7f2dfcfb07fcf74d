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
  const person = await ChatUser.signIn(server);
  const reply = server.endpoint.drive();
  const leaving = new AbortController();
  const opened = await person.open('How do I begin?', undefined, leaving.signal);
  const events = opened[Symbol.asyncIterator]();
  await events.next();
  await reply.asked;
  reply.write('Begin with');
  await events.next();
  leaving.abort();
  await expect(events.next()).rejects.toThrow(/abort/i);
  return { person, reply };
}

test('a reply that no one reads any more is stopped, with its text, and can be asked for again', async () => {
  const { person, reply } = await leftMidway();
  await reply.closed;
  await person.reads([BEGUN[0]!, 'assistant: Begin with (interrupted)']);
  expect((await person.ask('And then?')).statusCode).toBe(200);
});

test('a caller over REST who hangs up has left, too', async () => {
  const person = await ChatUser.signIn(server);
  const reply = server.endpoint.drive();
  const leaving = new AbortController();
  const { conversationId } = person;
  const asking = fetch(`${server.url}/api/chat`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: person.caller.cookie },
    body: JSON.stringify({ conversationId, message: 'How do I begin?' }),
    signal: leaving.signal,
  });
  await reply.asked;
  leaving.abort();
  await expect(asking).rejects.toThrow(/abort/i);
  await reply.closed;
});

test('a reload goes on reading what is stored, through another process too', async () => {
  const { person, reply } = await leftMidway();
  const reload = person.at(other);
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
