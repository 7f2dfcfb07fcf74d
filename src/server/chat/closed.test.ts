import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ChatUser, startChatApp, type ChatApp } from '#testing/chat-app.ts';
import { endpoints, requestOf, send, statusOf, transports } from '#testing/endpoint-call.ts';
import { officeCaller, officeSettings } from '#testing/sign-in.ts';
import { changeSite } from '#testing/site-changes.ts';
import { bareSite, startTestApp } from '#testing/test-app.ts';

const closed = {
  error: 'Forbidden',
  message:
    'The chat advisor is not open. ' +
    'To download or erase your earlier conversations, go to /your-data.',
};
const chatCalls = endpoints.filter(({ rest }) => rest.tag === 'Chat');

let server: ChatApp;
let user: ChatUser;
beforeAll(async () => {
  server = await startChatApp({ site: bareSite }, { office: officeSettings });
  user = await ChatUser.signIn(server);
  await user.ask('My private question');
});
afterAll(() => server.close());

async function setFlags(chatbotEnabled: boolean, chatbotOpen: boolean): Promise<void> {
  const changed = await changeSite(await officeCaller(server), {
    flags: { chatbotEnabled, chatbotOpen },
  });
  expect(changed.statusCode).toBe(200);
}

describe.each([
  ['off', false, true],
  ['on but not open', true, false],
])('while the office has turned the chat %s', (_, enabled, open) => {
  beforeAll(() => setFlags(enabled, open));

  test.each(transports)('every chat call is rejected over %s', async (transport) => {
    const asked = server.endpoint.requests.length;
    const given: Record<string, string> = { message: 'Hello?' };
    given['id'] = given['conversationId'] = user.conversationId;
    for (const endpoint of chatCalls) {
      const fields = Object.keys(endpoint.input?.shape ?? {});
      const input = Object.fromEntries(
        fields.filter((name) => name in given).map((name) => [name, given[name]]),
      );
      const answer = await send(server, requestOf(endpoint, transport, input), user.caller);
      expect(statusOf(answer), endpoint.name).toBe(403);
      expect(answer.body).toContain(JSON.stringify(closed));
    }
    expect(server.endpoint.requests).toHaveLength(asked);
  });

  test('another instance rejects them too', async () => {
    const other = await startTestApp(server.config, {
      databaseUrl: server.databaseUrl,
      site: bareSite,
      follows: true,
    });
    const { caller } = user.at({ app: other.app, url: '' });
    await vi.waitFor(async () =>
      expect((await caller.get('/api/conversations')).json()).toEqual(closed),
    );
    await other.close();
  });

  test('users still see that they are signed in, and can download what they wrote', async () => {
    expect((await user.caller.get('/api/auth/user')).statusCode).toBe(200);
    expect((await user.caller.get('/api/person/export')).body).toContain('My private question');
  });
});

test('once the office opens the chat, conversations are listed again', async () => {
  await setFlags(true, true);
  expect(await user.titles()).toHaveLength(1);
});

test('users can erase what they wrote while the chat is closed', async () => {
  await setFlags(false, false);
  expect((await user.caller.send('DELETE', '/api/person')).statusCode).toBe(200);
  const { rows } = await server.database.pool.query('select from conversation');
  expect(rows).toEqual([]);
});
