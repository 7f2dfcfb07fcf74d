import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { passagesOf } from '#content/passages/passages.ts';
import { officeCaller, officeSettings } from '#testing/sign-in.ts';
import { changeSite } from '#testing/site-changes.ts';
import { ChatUser, startChatApp, type ChatApp } from '#testing/chat-app.ts';

let server: ChatApp;
beforeAll(async () => {
  server = await startChatApp({}, { office: officeSettings });
});
afterAll(() => server.close());

const stored = () =>
  server.database.db.selectFrom('passage').select(['id', 'title', 'path', 'text']).execute();
const byId = (passages: readonly { id: string }[]) =>
  passages.toSorted((a, b) => a.id.localeCompare(b.id));

const LEAP = 'What does LEAP stand for?';
const lastPrompt = () => server.endpoint.requests.at(-1)!.messages[0]!.content;

test('the site is stored at the start and whenever its settings change', async () => {
  await vi.waitFor(async () =>
    expect(byId(await stored())).toEqual(byId(passagesOf(server.live.settings))),
  );
  const office = await officeCaller(server);
  await changeSite(office, {
    facts: { 'faq.cost': ['From $900 a month.'] },
    flags: { productsEnabled: false },
  });
  await vi.waitFor(async () => {
    const now = await stored();
    expect(now).toContainEqual(
      expect.objectContaining({
        id: 'own.cost',
        path: '/services#cost',
        text: 'From $900 a month.',
      }),
    );
    expect(now.filter(({ path }) => path.startsWith('/products'))).toEqual([]);
  });
});

test('a reply names its sources, over REST, in the list, and in the stream', async () => {
  const user = await ChatUser.signIn(server);
  server.endpoint.next({
    kind: 'stream',
    text: 'Four steps [faq.framework]. Cheap[own.nothing].',
  });
  const { events } = await user.send(LEAP);
  const sources = [{ title: 'What is the LEAP framework?', path: '/#framework' }];
  const content = 'Four steps [1]. Cheap.';
  expect(events.flatMap((event) => (event.type === 'text' ? (event.sources ?? []) : []))).toEqual(
    sources,
  );
  expect(events.at(-1)).toMatchObject({ type: 'finished', reply: { content, sources } });
  expect((await user.messages()).at(-1)).toMatchObject({ content, sources });
  expect((await user.messages())[0]).not.toHaveProperty('sources');
  expect(lastPrompt()).toContain('<source id="faq.framework">');

  await user.ask('Hm?');
  const { messages } = server.endpoint.requests.at(-1)!;
  expect(messages[2]).toEqual({ role: 'assistant', content: 'Four steps. Cheap.' });
  // It continues what was asked before.
  expect(lastPrompt()).toContain('<source id="faq.framework">');
});

test('nothing is sent for what the site does not cover, also after a question that it covers', async () => {
  const user = await ChatUser.signIn(server);
  await user.ask(LEAP);
  await user.ask('What is the capital of Mongolia?');
  expect(lastPrompt()).not.toContain('<source id');
});

test('nothing is sent for what the site does not cover, and the prompt asks the advisor to say so', async () => {
  const user = await ChatUser.signIn(server);
  await user.ask('How do I boil an egg?');
  expect(lastPrompt()).not.toContain('<source');
  expect(lastPrompt()).toContain('this site does not cover it');
});

test('a partly written reply is stored with its sources and without half of a mark', async () => {
  const other = await startChatApp({ chatTiming: { storeMs: 20 } });
  try {
    const user = await ChatUser.signIn(other);
    const reply = other.endpoint.drive();
    const sending = user.send(LEAP);
    await reply.asked;
    reply.write('Four steps [faq.framework], as you see [faq.fra');
    await vi.waitFor(async () =>
      expect((await user.messages()).at(-1)).toMatchObject({
        content: 'Four steps [1], as you see',
        status: 'writing',
        sources: [{ path: '/#framework' }],
      }),
    );
    await user.stop();
    await sending;
    expect((await user.messages()).at(-1)).toMatchObject({
      content: 'Four steps [1], as you see',
      status: 'interrupted',
    });
  } finally {
    await other.close();
  }
});
