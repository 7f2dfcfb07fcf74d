import { afterAll, beforeAll, expect, test } from 'vitest';
import { chatPrompt } from '#content/chat-prompt.ts';
import type { SiteSettings } from '#content/links.ts';
import { mailRenderer } from '#server/site/mail-renderer.ts';
import { bareSite } from '#testing/bare-site.ts';
import { ChatPerson, startChatApp, type ChatApp } from '#testing/chat-app.ts';
import { mailToNobody } from '#testing/mail-config.ts';
import { mailedLink } from '#testing/mailed-link.ts';
import { withHistory } from '#testing/prepared-assessment.ts';
import { sampleMails } from '#testing/sample-mails.ts';
import { officeCaller, officeSettings } from '#testing/sign-in.ts';
import { changeSite } from '#testing/site-changes.ts';

/* Whatever else is made of the settings, beside the pages. */

let server: ChatApp;
beforeAll(async () => {
  server = await startChatApp({ site: bareSite }, { mail: mailToNobody, office: officeSettings });
});
afterAll(() => server.close());

test('a mail is made of what is in force when it is sent', async () => {
  const made: SiteSettings[] = [];
  const mail = (_matter: unknown, settings: SiteSettings) => {
    made.push(settings);
    return Promise.resolve({ subject: '', html: '', text: '' });
  };
  const render = mailRenderer({ mail }, server.live)!;
  const matter = sampleMails['continue']!;
  await render(matter);
  const calendar = 'https://calls.example.org/results';
  await changeSite(await officeCaller(server), {
    facts: { 'contact.email': 'coach@practice.example' },
    links: { calendar },
  });
  await render(matter);
  expect(made.map(({ links, practice }) => [links.calendar, practice.contact.email])).toEqual([
    ['https://example.com/calendar', ''],
    [calendar, 'coach@practice.example'],
  ]);
});

test('where a mailed link leads, and what the chat is told, follow the assessment’s switch', async () => {
  const person = await ChatPerson.signIn(server);
  const told = async () => {
    await person.ask('Where do I begin?');
    return server.endpoint.requests.at(-1)!.messages[0];
  };
  const link = await mailedLink(server.database.db, await withHistory(server));
  const led = async () =>
    (await server.app.inject({ url: link, headers: { accept: 'text/html' } })).body;
  const { flags } = server.config;
  expect(await told()).toEqual({ role: 'system', content: chatPrompt(flags) });
  const open = await led();

  const closed = { ...flags, assessmentEnabled: false };
  await changeSite(await officeCaller(server), { flags: { assessmentEnabled: false } });
  expect(await told()).toEqual({ role: 'system', content: chatPrompt(closed) });
  expect(await led()).not.toBe(open);
});
