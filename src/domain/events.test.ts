import { expect, test } from 'vitest';
import { events, mailAfter, webhookEvents } from './events.ts';
import { mailKinds } from './mail.ts';

const ada = 'ada@example.com';
const bob = 'bob@example.com';

test.each([
  // before, after
  [null, false, null, false, null],
  [null, false, null, true, null],
  [null, true, null, true, null],
  [null, false, ada, false, 'continue'],
  [ada, false, ada, false, null],
  [ada, false, bob, false, 'continue'],
  [ada, true, ada, false, null],
  [ada, true, bob, false, 'continue'],
  [null, true, ada, true, 'results'],
  [null, false, ada, true, 'results'],
  [ada, false, ada, true, 'results'],
  [ada, true, ada, true, null],
  [ada, true, bob, true, 'results'],
  [ada, true, null, true, null],
  [ada, false, null, false, null],
  [ada, false, null, true, null],
] as const)('%s, completed %s → %s, completed %s: %s', (from, was, to, is, mail) => {
  expect(mailAfter({ email: from, isCompleted: was }, { email: to, isCompleted: is })).toBe(mail);
});

test('these events are webhooks', () => {
  expect(webhookEvents).toEqual([
    'assessment.started',
    'assessment.completed',
    'email.given',
    'person.erased',
  ]);
});

test('each mail follows from an event', () => {
  const mails = Object.entries(events).flatMap(([name, followers]) => {
    if (!('mail' in followers)) return [];
    const { mail } = followers;
    return (typeof mail === 'string' ? [mail] : Object.values(mail)).map((kind) => [name, kind]);
  });
  expect(mails).toEqual([
    ['assessment.completed', 'results'],
    ['email.given', 'continue'],
    ['email.given', 'results'],
    ['results.searched', 'find'],
    ['data.requested', 'your_data'],
    ['assessment.abandoned', 'reminder'],
    ['assessment.expiring', 'expiry'],
    ['retake.due', 'retake'],
    ['plan.due', 'plan'],
    ['feedback.link_requested', 'feedback_confirm_full'],
    ['feedback.link_requested', 'feedback_confirm_focus'],
    ['feedback.opened', 'feedback_invitation'],
    ['feedback.unanswered', 'feedback_reminder'],
    ['feedback.submitted', 'feedback_receipt'],
    ['feedback.published', 'feedback_published'],
    ['feedback.too_few', 'feedback_too_few'],
  ]);
  expect(new Set(mails.map(([, kind]) => kind))).toEqual(new Set(mailKinds));
});
