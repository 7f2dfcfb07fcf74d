import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { limits as database } from '#db/limits.ts';
import { COMMENTS_FROM, LEAST_VOICES, invitationLimits } from '#domain/feedback/feedback.ts';
import { mailLimits, type MailShare, reminder } from '#domain/mail.ts';
import { expiryNotice, inWords, storedFor } from '#domain/retention.ts';
import { MAX_SHARE_LINKS } from '#domain/sharing.ts';
import { READY_WITHIN_MS } from '#server/telemetry/health.ts';
import { personalTables } from '#testing/personal-data-inventory.ts';

/** With one space between words, whatever the line breaks and the padding of tables. */
const read = (path: string) =>
  readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8').replaceAll(/\s+/g, ' ');
const count = (number: number) => number.toLocaleString('en');
const seconds = (ms: number) => `${ms / 1000} s`;
const stored = (key: keyof typeof storedFor) => inWords(storedFor[key]).replace('\u00a0', ' ');

/** The first number after this text in a source file. */
function inSource(path: string, before: string): number {
  const number = /^[\d_]+/.exec(read(path).split(before)[1] ?? '')?.[0];
  if (number === undefined) throw new Error(`${path} has no number after ${before}`);
  return Number(number.replaceAll('_', ''));
}
const limitIn = (path: string, name: string) =>
  count(inSource(`src/server/${path}`, `name: '${name}', max: `));

const { CONNECT_MS, LOCK_MS, STATEMENT_MS, ANSWER_MS, CALL_MS, IDLE_IN_TRANSACTION_MS } = database;
/** In the order of `mailLimits`: a mailbox in an hour and in a day, then everyone. */
const mailsOf = (to: 'mailbox' | 'everyone', share: MailShare, isVerified: boolean | null) =>
  mailLimits
    .filter((it) => it.to === to && it.shares.includes(share) && it.isVerified === isVerified)
    .map(({ max }) => count(max))
    .join(' and ');
const { plannedDays, leastDays } = expiryNotice(365);
const { focus, full } = invitationLimits;

test.each<[string, readonly string[]]>([
  [
    'docs/operations.md',
    [
      `writes within ${seconds(READY_WITHIN_MS)} and`,
      `a connection, new or free: ${seconds(CONNECT_MS)},`,
      `a locked row: ${seconds(LOCK_MS)},`,
      `the end of a statement: ${seconds(STATEMENT_MS)},`,
      `Statements are cut off after ${seconds(STATEMENT_MS)}`,
      `any answer: ${seconds(ANSWER_MS)},`,
      `the whole call: ${seconds(CALL_MS)},`,
      `the next step of a transaction: ${seconds(IDLE_IN_TRANSACTION_MS)},`,
      `More than ${database.WAITING_PER_CONNECTION} calls for each connection`,
    ],
  ],
  [
    'docs/mail.md',
    [
      `\`your_data\`: ${mailsOf('mailbox', 'asked', null)}; ${mailsOf('everyone', 'asked', true)} to verified addresses, ${mailsOf('everyone', 'asked', false)} to others`,
      `\`feedback_reminder\`: ${mailsOf('mailbox', 'invited', null)}; ${mailsOf('everyone', 'invited', null)} -`,
      `someone verified: ${mailsOf('mailbox', 'planned', true)}; ${mailsOf('everyone', 'planned', true)} -`,
      `no one verified: ${mailsOf('mailbox', 'planned', false)}; ${mailsOf('everyone', 'promised', false)}, and ${mailsOf('everyone', 'planned', false)} that`,
      `for ${stored('refusedMark')} (\`storedFor.refusedMark\`)`,
      `once, ${reminder.afterDays} to ${reminder.untilDays} days after the last answer`,
      `${plannedDays} days before deletion`,
      `is deleted ${leastDays} days after`,
    ],
  ],
  [
    'docs/security.md',
    [
      `\`RATE_LIMIT_MAX\` (${inSource('.env.example', 'RATE_LIMIT_MAX=')}) a minute`,
      `lookups by email: ${limitIn('assessment/assessment.router.ts', 'lookups')} a minute`,
      `started sign-ins: ${limitIn('auth/sign-in.routes.ts', 'sign-ins')} a minute`,
      `previews in the office: ${limitIn('settings/settings.router.ts', 'previews')} a minute`,
      `${limitIn('assessment/email-limits.ts', 'emails given by a caller')} an hour for each address`,
      `one email ${limitIn('assessment/email-limits.ts', 'uses of an email by a caller')} a day`,
      `${limitIn('assessment/email-limits.ts', 'uses of an email')} in all`,
      `${count(inSource('.env.example', 'CHAT_DAILY_TOKENS_PER_PERSON='))} tokens of the model`,
      `${count(inSource('.env.example', 'CHAT_DAILY_TOKENS='))} for the site`,
      `time for a request to arrive: ${seconds(inSource('src/server/app.ts', 'REQUEST_TIMEOUT_MS = '))} (`,
      `body ${inSource('src/server/app.ts', 'BODY_LIMIT_BYTES = ')} KiB (`,
      `reported errors of an input: ${inSource('src/server/api/errors.ts', 'MAX_ISSUES = ')}`,
      `callers beyond ${count(inSource('src/server/http/rate-limits.ts', 'MAX_KEYS = '))} new ones`,
      `Each assessment has at most ${MAX_SHARE_LINKS};`,
      `looked-up emails as hashes), sensitive: ${stored('grants')} after`,
      `${stored('idleSession')} after their last use, ${stored('session')} at most`,
      `\`sign_in\` (sign-ins in progress): ${stored('signIn')}`,
      `${stored('askedMail')} if someone asked for a link`,
      `a link that someone asked for ${stored('askedLink')}`,
      `other programs): ${stored('delivery')}, or`,
    ],
  ],
  [
    'docs/webhooks.md',
    [
      `2xx within ${inSource('src/server/webhooks/transport.ts', 'ATTEMPT_MS = ') / 1000} seconds`,
      `again for ${stored('delivery')}`,
    ],
  ],
  [
    'docs/feedback.md',
    [
      `raters: ${focus.least} to ${focus.most} colleagues,`,
      `raters: ${full.least} to ${full.most}: `,
      `shows results at ${LEAST_VOICES} or more answers`,
      `comments at ${COMMENTS_FROM.forms} or more answers and ${COMMENTS_FROM.comments} or more comments`,
    ],
  ],
  [
    'docs/api.md',
    [`invites ${focus.least} to ${focus.most} colleagues`, `${full.least} to ${full.most} with`],
  ],
])('%s states the figures of the code', (path, figures) => {
  const text = read(path);
  expect(figures.filter((figure) => !text.includes(figure))).toEqual([]);
});

test('docs/security.md says of every table with personal data how long it is stored', () => {
  const [, section = ''] = read('docs/security.md').split('## What is stored, and where');
  const stated = section.split(' ## ', 1)[0]!;
  expect(
    [...personalTables, 'mail_count', 'feedback_count'].filter(
      (name) => !stated.includes(`\`${name}\``),
    ),
  ).toEqual([]);
});
