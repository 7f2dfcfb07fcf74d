import { expect, test } from 'vitest';
import { isReminder, mailKinds } from './mail.ts';

test('reminders are the mails that readers can unsubscribe from', () => {
  expect(mailKinds.filter(isReminder)).toEqual(['reminder', 'retake', 'plan']);
});
