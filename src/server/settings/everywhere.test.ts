import { afterAll, beforeAll, expect, test } from 'vitest';
import { offeredCards } from '#content/chat-cards.ts';
import { chatPrompt } from '#content/chat-prompt.ts';
import { enqueueMail } from '#server/mail/mail.repository.ts';
import { ChatUser, startChatApp, type ChatApp } from '#testing/chat-app.ts';
import { mailTo, queueOnlyMail } from '#testing/mail-app.ts';
import { startMailbox } from '#testing/mailbox.ts';
import { mailedLink } from '#testing/mailed-link.ts';
import { withHistory } from '#testing/prepared-assessment.ts';
import { officeCaller, officeSettings } from '#testing/sign-in.ts';
import { changeSite } from '#testing/site-changes.ts';
import { bareSite, startTestApp } from '#testing/test-app.ts';

/** Where the settings apply besides the pages. */

let server: ChatApp;
beforeAll(async () => {
  server = await startChatApp({ site: bareSite }, { mail: queueOnlyMail, office: officeSettings });
});
afterAll(() => server.close());

test('a mail is rendered with the settings in force when it is sent', async () => {
  const mailbox = await startMailbox();
  const sending = await startTestApp(
    { ...mailTo(mailbox.url), office: officeSettings },
    {
      jobs: {
        mail: ({ kind }, { links, practice }) => {
          const text = [kind, links.calendar, practice.contact.email || 'none'].join(' ');
          return Promise.resolve({ subject: text, html: '', text });
        },
      },
    },
  );
  try {
    const { email } = await withHistory(sending);
    const enqueue = () =>
      enqueueMail(sending.database.db, { kind: 'find', address: email, assessmentId: null });
    await enqueue();
    await mailbox.receive(email, /^find https:\/\/example\.com\/calendar none$/);
    const calendar = 'https://calls.example.org/results';
    await changeSite(await officeCaller(sending), {
      facts: { 'contact.email': 'coach@practice.example' },
      links: { calendar },
    });
    await enqueue();
    await mailbox.receive(email, new RegExp(`^find ${calendar} coach@practice\\.example$`));
  } finally {
    await sending.close();
    await mailbox.close();
  }
});

test("mailed links and the chat prompt follow the assessment's flag", async () => {
  const user = await ChatUser.signIn(server);
  const prompt = async () => {
    await user.ask('Hm?');
    return server.endpoint.requests.at(-1)!.messages[0];
  };
  const link = await mailedLink(server.database.db, await withHistory(server));
  const led = async () =>
    (await server.app.inject({ url: link, headers: { accept: 'text/html' } })).body;
  const { flags } = server.config;
  const promptOf = (shown: typeof flags) =>
    chatPrompt(shown, {
      sources: [],
      results: null,
      cards: offeredCards({ ...server.config, flags: shown }),
    });
  expect(await prompt()).toEqual({ role: 'system', content: promptOf(flags) });
  const open = await led();

  const closed = { ...flags, assessmentEnabled: false };
  await changeSite(await officeCaller(server), { flags: { assessmentEnabled: false } });
  expect(await prompt()).toEqual({ role: 'system', content: promptOf(closed) });
  expect(await led()).not.toBe(open);
});
