import { expect, test } from 'vitest';
import {
  isReminder,
  mailKinds,
  countsAsAsked,
  isAsked,
  limitsOf,
  mailLimits,
  reachedLimit,
} from './mail.ts';

test('reminders are the mails that readers can unsubscribe from', () => {
  expect(mailKinds.filter(isReminder)).toEqual(['reminder', 'retake', 'plan']);
});

test.each([
  // Mails to the address in an hour and in a day, and to all in an hour: minutes to wait.
  [0, 0, 0, undefined],
  [5, 19, 999, undefined],
  [6, 6, 6, 15],
  [5, 20, 20, 120],
  [6, 20, 20, 120],
  [0, 0, 1000, 15],
])(
  'after %d and %d mails to an address and %d to all, the next one waits %s',
  (hour, day, all, minutes) => {
    expect(reachedLimit([hour, day, all], limitsOf('results'))?.waitsMinutes).toBe(minutes);
  },
);

test('no mail waits longer than the counted time', () => {
  for (const { waitsMinutes, withinHours } of mailLimits) {
    expect(waitsMinutes).toBeLessThanOrEqual(withinHours * 60);
  }
});

test('only mail that anyone can request is dropped', () => {
  expect(mailKinds.filter(isAsked)).toEqual(['find', 'your_data']);
});

test('invitations share the limit of mail that anyone can request', () => {
  expect(mailKinds.filter(countsAsAsked)).toEqual([
    'find',
    'your_data',
    'feedback_invitation',
    'feedback_reminder',
  ]);
});

test('mail that anyone can request leaves at least half of each limit to all other mail', () => {
  for (const { max, withinHours } of mailLimits.filter(({ of }) => of === 'asked')) {
    const whole = mailLimits.find((it) => it.of === 'address' && it.withinHours === withinHours);
    expect(max * 2).toBeLessThanOrEqual(whole!.max);
  }
});
