import { expect, test } from 'vitest';
import { isReminder, mailKinds } from './mail.ts';

test('reminders are the mails one can unsubscribe from', () => {
  expect(mailKinds.filter(isReminder)).toEqual(['reminder', 'retake', 'plan']);
});
