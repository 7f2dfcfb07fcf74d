import { expect, test } from 'vitest';
import { rankCompetencies } from '#domain/competency-ranking.ts';
import { competencies } from '#domain/competencies.ts';
import { response } from '#domain/testing/responses.ts';
import { moreTied, tiedText } from './ranking.ts';

/** The ranking of the first `count` competencies, with these averages and the last one for the rest. */
function ranked(count: number, ...averages: [number, ...number[]]) {
  const rated = competencies.slice(0, count).map(({ id }, index) => {
    const average = averages[index] ?? averages.at(-1)!;
    return response(id, average as 4, average as 4);
  });
  return rankCompetencies(rated)!;
}

test.each([
  [35, [4], 'All 35 competencies are tied at 4.0. None is stronger or weaker than another.'],
  [
    20,
    [4],
    'All 20 competencies rated so far are tied at 4.0. None is stronger or weaker than another.',
  ],
  [35, [5, 2, 4], 'The other 33 competencies are tied at 4.0.'],
  [6, [1, 1, 1, 5], null],
] as [number, [number], string | null][])(
  'of %d competencies, tied are %j',
  (count, averages, expected) => {
    expect(tiedText(ranked(count, ...averages))).toBe(expected);
  },
);

test('the rest of an end is counted', () => {
  const { strongest } = ranked(35, 1, 1, 1, 4);
  expect(moreTied(strongest.slice(5))).toBe('27 more at 4.0');
  expect(moreTied([])).toBeNull();
});
