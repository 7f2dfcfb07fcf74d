import { expect, test } from 'vitest';
import { Counts } from './counts.ts';

const WINDOW = 60_000;

test('counts go on until the window ends that began with the first', () => {
  const counts = new Counts(WINDOW, 10);
  expect(counts.add('a', 1, 1_000)).toEqual({ calls: 1, endsAt: 61_000 });
  expect(counts.add('a', 3, 60_999)).toEqual({ calls: 4, endsAt: 61_000 });
  expect(counts.add('b', 1, 60_999)).toEqual({ calls: 1, endsAt: 120_999 });
  expect(counts.add('a', 1, 61_000)).toEqual({ calls: 1, endsAt: 121_000 });
  expect(counts.add('b', 1, 120_998)?.calls).toBe(2);
});

test('none is forgotten in its window, however late it began and however many came after it', () => {
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

test('without room no new key is taken, those that are known go on', () => {
  const counts = new Counts(WINDOW, 2);
  counts.add('a', 1, 0);
  counts.add('b', 1, 0);
  expect(counts.add('c', 1, 1)).toBeUndefined();
  expect(counts.add('a', 1, 1)?.calls).toBe(2);
  expect(counts.add('c', 1, WINDOW)?.calls).toBe(1);
});
