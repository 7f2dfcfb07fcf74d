import { expect, test } from 'vitest';
import { mailKinds } from './mail.ts';
import { mailLimits, mayWait, reachedLimit } from './mail-limits.ts';

test.each([
  // to the address in an hour, in a day, to all in an hour: minutes to wait
  [0, 0, 0, undefined],
  [5, 19, 999, undefined],
  [6, 6, 6, 15],
  [5, 20, 20, 120],
  [6, 20, 20, 120],
  [0, 0, 1000, 15],
])('%d and %d to an address, %d to all: one more waits %s', (hour, day, all, minutes) => {
  expect(reachedLimit([hour, day, all])?.waitsMinutes).toBe(minutes);
});

test('nothing waits for longer than the time that is counted', () => {
  for (const { waitsMinutes, withinHours } of mailLimits) {
    expect(waitsMinutes).toBeLessThanOrEqual(withinHours * 60);
  }
});

test('only what somebody asked for just now is dropped', () => {
  expect(mailKinds.filter((kind) => !mayWait(kind))).toEqual(['find', 'your_data']);
});
