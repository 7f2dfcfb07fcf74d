import { expect, test } from 'vitest';
import { randomFrom } from '#testing/browser/random.ts';
import { chaosEnvironment } from './chaos.ts';

test.each([
  [[], { CHAOS_SEED: '1', CHAOS_WALKS: '200' }],
  [['--seed', '7'], { CHAOS_SEED: '7', CHAOS_WALKS: '200' }],
  [['--walks', '20'], { CHAOS_SEED: '1', CHAOS_WALKS: '20' }],
  [['--seed', '7', '--walk', '3'], { CHAOS_SEED: '7', CHAOS_WALK: '3' }],
])('npm run chaos -- %j sets %j', (args, environment) => {
  expect(chaosEnvironment(args)).toEqual(environment);
});

test.each([['--seed', 'x'], ['--walk', '0'], ['--walk=-1'], ['--wlak', '3']])(
  'npm run chaos -- %s %s is rejected',
  (...args) => {
    expect(() => chaosEnvironment(args.filter(Boolean))).toThrow('--');
  },
);

test('a seed always gives the same numbers', () => {
  const [one, again, other] = [randomFrom(7), randomFrom(7), randomFrom(8)];
  const numbers = Array.from({ length: 100 }, () => one());
  expect(Array.from({ length: 100 }, () => again())).toEqual(numbers);
  expect(Array.from({ length: 100 }, () => other())).not.toEqual(numbers);
});
