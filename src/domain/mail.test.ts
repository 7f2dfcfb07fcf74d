import { expect, test } from 'vitest';
import { isReminder, mailKinds, mailPromised } from './mail.ts';

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
] as const)('%s, completed %s → %s, completed %s: %s', (from, was, to, is, mail) => {
  expect(mailPromised({ email: from, isCompleted: was }, { email: to, isCompleted: is })).toBe(
    mail,
  );
});

test('reminders are the mails that readers can unsubscribe from', () => {
  expect(mailKinds.filter(isReminder)).toEqual(['reminder', 'retake', 'plan']);
});
