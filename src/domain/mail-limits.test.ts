import { expect, test } from 'vitest';
import { mailKinds } from './mail.ts';
import { isAsked, limitsOf, mailLimits, reachedLimit } from './mail-limits.ts';

test.each([
  // To the address in an hour and in a day, to all in an hour: minutes to wait.
  [0, 0, 0, undefined],
  [5, 19, 999, undefined],
  [6, 6, 6, 15],
  [5, 20, 20, 120],
  [6, 20, 20, 120],
  [0, 0, 1000, 15],
])('%d and %d to an address, %d to all: one more waits %s', (hour, day, all, minutes) => {
  expect(reachedLimit([hour, day, all], limitsOf('results'))?.waitsMinutes).toBe(minutes);
});

test('nothing waits for longer than the time that is counted', () => {
  for (const { waitsMinutes, withinHours } of mailLimits) {
    expect(waitsMinutes).toBeLessThanOrEqual(withinHours * 60);
  }
});

test('only what anyone can request is dropped', () => {
  expect(mailKinds.filter(isAsked)).toEqual(['find', 'your_data']);
});

test('what anyone can request leaves at least half of each limit to all other mails', () => {
  for (const { max, withinHours } of mailLimits.filter(({ of }) => of === 'asked')) {
    const whole = mailLimits.find((it) => it.of === 'address' && it.withinHours === withinHours);
    expect(max * 2).toBeLessThanOrEqual(whole!.max);
  }
});
