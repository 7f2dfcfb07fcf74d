import fc from 'fast-check';
import { expect, test } from 'vitest';

const isSmall = fc.property(fc.nat(), (number) => number < 1000);

function failureOf(parameters: fc.Parameters<[number]> = {}): string {
  try {
    fc.assert(isSmall, parameters);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

test("a property that fails (it doesn't hold) prints a command that repeats it", () => {
  const message = failureOf();
  expect(message).toContain('Counterexample: [1000]');
  const [, seed, path, file, title] =
    /^Repeat it: GENERATED_SEED=(-?\d+) GENERATED_PATH=([\d:]+) npx vitest run (\S+) -t '(.*)'$/m.exec(
      message,
    ) ?? [];
  expect(file).toBe('src/testing/replay.test.ts');
  expect("a property that fails (it doesn't hold) prints a command that repeats it").toMatch(
    new RegExp(title!),
  );
  // The smallest input comes first.
  expect(failureOf({ seed: Number(seed), path: path! })).toMatch(
    /failed after 1 tests[^]*Counterexample: \[1000\]/,
  );
});

test('a property that holds prints nothing', () => {
  expect(fc.assert(fc.property(fc.nat(), (number) => number >= 0))).toBeUndefined();
});
