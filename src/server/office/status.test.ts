import { afterAll, beforeAll, expect, test } from 'vitest';
import { queueOnlyMail } from '#testing/mail-app.ts';
import { startMailbox } from '#testing/mailbox.ts';
import { officeCaller, officeSettings, signedInCaller } from '#testing/sign-in.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';

const [address = ''] = officeSettings.emails;
const secret = `whsec_${Buffer.from('a secret of the mail server').toString('base64')}`;

let mailbox: Awaited<ReturnType<typeof startMailbox>>;
let server: TestApp;
beforeAll(async () => {
  mailbox = await startMailbox();
  const mail = { ...queueOnlyMail, smtpUrl: mailbox.url, webhookSecret: secret };
  server = await startTestApp({ office: officeSettings, mail, findResults: 'mail' });
});
afterAll(async () => {
  await server.close();
  await mailbox.close();
});

interface Status {
  findings: { part: string; state: string; text: string; settings: string[] }[];
  testMailTo: string | null;
}

test('a member reads what works and what is missing, without secrets', async () => {
  const owner = await officeCaller(server);
  const answer = await owner.get('/api/office/status');
  expect(answer.statusCode).toBe(200);
  const { findings, testMailTo } = answer.json<Status>();
  expect(testMailTo).toBe(address);
  const states = Object.fromEntries(findings.map(({ part, state }) => [part, state]));
  expect(states).toMatchObject({ Database: 'ok', Mail: 'ok', 'Sign-in': 'off' });
  const { cookieSecret } = server.config;
  for (const hidden of [secret, cookieSecret, server.databaseUrl]) {
    expect(answer.body).not.toContain(hidden);
  }
});

test('Status and the setup checklist count the same settings, the coach’s name and portrait first', async () => {
  const owner = await officeCaller(server);
  const { open } = (await owner.get('/api/office/site')).json<{
    open: { path: string; is: string }[];
  }>();
  const left = open.filter(({ is }) => is !== 'empty').map(({ path }) => path);
  expect(left.slice(0, 2)).toEqual(['facts.coach.name', 'facts.coach.portrait']);
  const { findings } = (await owner.get('/api/office/status')).json<Status>();
  const found = findings.find(({ settings }) => settings.includes('facts.coach.name'))!;
  expect(found.settings).toEqual(left);
  expect(found.text).toMatch(new RegExp(`^${left.length} left before you open\\. `));
});

test('a test email goes to the member’s own address, three times at most', async () => {
  const owner = await officeCaller(server);
  const send = () => owner.post('/api/office/status/test-mail');
  for (let n = 1; n <= 3; n++) expect((await send()).json()).toEqual({ to: address });
  expect(mailbox.mails.flatMap(({ recipients }) => recipients)).toEqual([
    address,
    address,
    address,
  ]);
  expect((await send()).statusCode).toBe(429);
  expect(mailbox.mails).toHaveLength(3);
});

test('without a verified address no test email is sent', async () => {
  const [grant] = officeSettings.emails;
  const member = await signedInCaller(server, {
    office_grant: `email:${grant}`,
    office_name: '42 at https://id.example.org (email unverified)',
  });
  expect((await member.get('/api/office/status')).json<Status>().testMailTo).toBeNull();
  expect((await member.post('/api/office/status/test-mail')).statusCode).toBe(409);
});

test.each([
  [undefined, 409, 'This site sends no mail.'],
  [queueOnlyMail, 502, 'No test email was sent: '],
])('says why no test email was sent', async (mail, statusCode, message) => {
  const other = await startTestApp({ office: officeSettings, mail, findResults: 'mail' });
  const owner = await officeCaller(other);
  const answer = await owner.post('/api/office/status/test-mail');
  expect(answer.statusCode).toBe(statusCode);
  expect(answer.json<{ message: string }>().message).toContain(message);
  await other.close();
});
