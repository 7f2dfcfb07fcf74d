import { expect, test } from 'vitest';
import { Counts } from './rate-limits.ts';

const WINDOW = 60_000;

test('counts last until the window that began with the first ends', () => {
  const counts = new Counts(WINDOW, 10);
  expect(counts.add('a', 1, 1_000)).toEqual({ calls: 1, endsAt: 61_000 });
  expect(counts.add('a', 3, 60_999)).toEqual({ calls: 4, endsAt: 61_000 });
  expect(counts.add('b', 1, 60_999)).toEqual({ calls: 1, endsAt: 120_999 });
  expect(counts.add('a', 1, 61_000)).toEqual({ calls: 1, endsAt: 121_000 });
  expect(counts.add('b', 1, 120_998)?.calls).toBe(2);
});

test('a count stays for its whole window, however late it began and however many follow', () => {
  const counts = new Counts(WINDOW, 1_000);
  for (let time = 0; time < 10 * WINDOW; time += 7_919) {
    const key = `at ${time}`;
    counts.add(key, 5, time);
    for (let later = time; later < time + WINDOW; later += 997) {
      counts.add(`other ${later}`, 1, later);
    }
    expect(counts.add(key, 1, time + WINDOW - 1)?.calls).toBe(6);
    time += WINDOW;
  }
});

test('without room, new keys are rejected and existing ones keep counting', () => {
  const counts = new Counts(WINDOW, 2);
  counts.add('a', 1, 0);
  counts.add('b', 1, 0);
  expect(counts.add('c', 1, 1)).toBeUndefined();
  expect(counts.add('a', 1, 1)?.calls).toBe(2);
  expect(counts.add('c', 1, WINDOW)?.calls).toBe(1);
});
