import { afterAll, beforeAll, expect, test } from 'vitest';
import { ChatUser, record, startChatApp, type ChatApp } from '#testing/chat-app.ts';
import { trpcError } from '#testing/test-caller.ts';

let server: ChatApp;
let owner: ChatUser;
let stranger: ChatUser;
beforeAll(async () => {
  server = await startChatApp();
  owner = await ChatUser.signIn(server);
  await owner.ask('Something private');
  stranger = await ChatUser.signIn(server);
});
afterAll(() => server.close());

const path = (id: string) => `/api/conversations/${id}`;

const overRest = {
  read: (id: string) => stranger.caller.get(`${path(id)}/messages`),
  write: (id: string) => stranger.caller.post('/api/chat', { conversationId: id, message: 'Hi' }),
  stop: (id: string) => stranger.caller.post(`${path(id)}/stop`),
  rename: (id: string) => stranger.caller.patch(path(id), { title: 'Mine' }),
  delete: (id: string) => stranger.caller.send('DELETE', path(id)),
};

const overTrpc = {
  read: (id: string) => trpcError(stranger.trpc.message.list.query({ id })),
  write: async (id: string) => (await record(stranger.in(id, server).open('Hi'))).error!,
  stop: (id: string) => trpcError(stranger.trpc.chat.stop.mutate({ conversationId: id })),
  rename: (id: string) =>
    trpcError(stranger.trpc.conversation.rename.mutate({ id, title: 'Mine' })),
  delete: (id: string) => trpcError(stranger.trpc.conversation.delete.mutate({ id })),
};

test.each(['read', 'write', 'stop', 'rename', 'delete'] as const)(
  "%s another user's conversation gets the same response as if it did not exist",
  async (action) => {
    const before = await owner.messages();
    const theirs = await overRest[action](owner.conversationId);
    const none = await overRest[action](crypto.randomUUID());
    expect(theirs.statusCode).toBe(404);
    expect(theirs.body).toBe(none.body);
    expect(Object.keys(theirs.headers)).toEqual(Object.keys(none.headers));

    const refused = await overTrpc[action](owner.conversationId);
    const unknown = await overTrpc[action](crypto.randomUUID());
    expect(refused.data).toMatchObject({ httpStatus: 404, body: none.json<unknown>() });
    expect(refused.data).toEqual(unknown.data);
    expect(await owner.messages()).toEqual(before);
    expect(await owner.titles()).toEqual(['Something private']);
  },
);

test("another user's reply in progress can be neither read nor stopped", async () => {
  const reply = server.endpoint.drive();
  const sending = owner.send('More of it');
  await reply.asked;
  expect((await overRest.stop(owner.conversationId)).statusCode).toBe(404);
  expect((await overRest.read(owner.conversationId)).statusCode).toBe(404);
  // It is not listed among the user's own either.
  expect(await stranger.messages()).toEqual([]);
  expect(await stranger.trpc.message.list.query({ id: stranger.conversationId })).toEqual([]);
  reply.write('All of it');
  reply.finish();
  expect((await sending).events.at(-1)).toMatchObject({ reply: { status: 'complete' } });
});

test('users list only their own conversations', async () => {
  const list = await stranger.caller.get('/api/conversations');
  expect(list.json()).toEqual([{ id: stranger.conversationId, title: 'New conversation' }]);
  expect(await stranger.trpc.conversation.list.query()).toEqual(list.json());
});

test('users find only their own conversations', async () => {
  expect((await stranger.caller.get('/api/conversations?search=private')).json()).toEqual([]);
  expect((await owner.caller.get('/api/conversations?search=private')).json()).toHaveLength(1);
});

test('the model sees only the conversation it replies in', async () => {
  await stranger.ask('What did the others say?');
  expect(JSON.stringify(server.endpoint.requests.at(-1))).not.toContain('Something private');
});
