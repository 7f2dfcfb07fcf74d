import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ChatUser, startChatApp, type ChatApp } from '#testing/chat-app.ts';

let server: ChatApp;
beforeAll(async () => {
  server = await startChatApp();
});
afterAll(() => server.close());

const path = ({ conversationId }: ChatUser) => `/api/conversations/${conversationId}`;

describe('a title', () => {
  test('can be changed, without moving its conversation up in the list', async () => {
    const user = await ChatUser.signIn(server);
    await user.ask('How do I delegate?');
    await user.caller.post('/api/conversations');
    const renamed = await user.caller.patch(path(user), { title: '  Handing\n work over ' });
    expect(renamed.json()).toEqual({ id: user.conversationId, title: 'Handing work over' });
    expect(await user.titles()).toEqual(['New conversation', 'Handing work over']);
  });

  test('that its user chose does not change when the first question is sent', async () => {
    const user = await ChatUser.signIn(server);
    await user.trpc.conversation.rename.mutate({ id: user.conversationId, title: 'My team' });
    await user.ask('How do I delegate?');
    expect(await user.titles()).toEqual(['My team']);
  });

  test('does not reveal that its user asked for help', async () => {
    const user = await ChatUser.signIn(server);
    await user.ask('My husband hits me when I come home late.');
    expect(await user.titles()).toEqual(['New conversation']);
  });

  test.each(['', ' \n ', '\0', 'x'.repeat(101)])('%j is rejected', async (title) => {
    const user = await ChatUser.signIn(server);
    expect((await user.caller.patch(path(user), { title })).statusCode).toBe(400);
    expect(await user.titles()).toEqual(['New conversation']);
  });
});

describe('a search', () => {
  let user: ChatUser;
  beforeAll(async () => {
    user = await ChatUser.signIn(server);
    server.endpoint.next({ kind: 'stream', text: 'Hand over 50% of it, and say_so \\ twice.' });
    await user.ask('How do I delegate?');
    const next = await user.caller.post('/api/conversations');
    await user.in(next.json<{ id: string }>().id, server).ask('How do I run a meeting?');
  });
  const found = async (search: string, more = '') => {
    const query = new URLSearchParams({ search });
    const answer = await user.caller.get(`/api/conversations?${query}${more}`);
    return answer.json<{ title: string }[]>().map(({ title }) => title);
  };

  test.each([
    ['DELEGATE', 'in a title, in any case'],
    ['hand over', 'in a reply'],
    ['50%', 'with a percent sign'],
    ['say_so', 'with an underscore'],
    ['\\', 'with a backslash'],
    [' Hand over ', 'with spaces around it'],
  ])('for %j finds words %s', async (search) => {
    expect(await found(search)).toEqual(['How do I delegate?']);
  });

  test.each(['5%over', '50_', 'h_nd', '\\\\', 'nothing like it', "'; drop table message --"])(
    'takes %j literally',
    async (search) => {
      expect(await found(search)).toEqual([]);
    },
  );

  test('without a text lists everything, and pages as the list does', async () => {
    expect(await found(' ')).toEqual(['How do I run a meeting?', 'How do I delegate?']);
    const [first] = (await user.caller.get('/api/conversations')).json<{ id: string }[]>();
    expect(await found('how do i', `&before=${first!.id}`)).toEqual(['How do I delegate?']);
  });

  test('for a text that is too long is rejected', async () => {
    const answer = await user.caller.get(`/api/conversations?search=${'x'.repeat(101)}`);
    expect(answer.statusCode).toBe(400);
  });
});
