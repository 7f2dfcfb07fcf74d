import { describe, expect, test } from 'vitest';
import { rankCompetencies, type Ranked, type Tie } from './competency-ranking.ts';
import { competencies } from './competencies.ts';
import type { Rating } from './rating-scale.ts';
import { response } from './testing/responses.ts';

/** The first competencies in question order, each with this average. */
function averaging(...averages: readonly number[]) {
  return averages.map((average, index) =>
    response(competencies[index]!.id, Math.floor(average) as Rating, Math.ceil(average) as Rating),
  );
}

const times = (count: number, average: number) => Array.from({ length: count }, () => average);

/** Shows a competency as its position, and a tie as its average and count. */
const tie = (it: Tie | null) => it && [it.average, it.competencies.length];
const end = ({ competencies: placed, tie: shared }: Ranked) => [
  placed.map(({ id }) => competencies.findIndex((it) => it.id === id)),
  tie(shared),
];

describe('rankCompetencies', () => {
  test.each([
    ['no responses', []],
    ['five competencies', [1, 2, 3, 4, 5]],
  ])('ranks nothing with only %s', (_name, averages) => {
    expect(rankCompetencies(averaging(...averages))).toBeNull();
  });

  test('ignores a competency with one rating', () => {
    const responses = [...averaging(1, 2, 3, 4, 5), response('influence', 5, null)];
    expect(rankCompetencies(responses)).toBeNull();
  });

  test.each([
    ['six', times(6, 3)],
    ['all fives', times(35, 5)],
  ])('reports that all are equal: %s', (_name, averages) => {
    const ranking = rankCompetencies(averaging(...averages));
    expect(ranking).toMatchObject({ kind: 'equal', tie: { average: averages[0] } });
    expect(ranking?.kind === 'equal' && ranking.tie.competencies).toHaveLength(averages.length);
  });

  test.each<[string, number[], unknown, unknown, unknown]>([
    [
      'ranks six different averages',
      [1, 2, 3, 4, 5, 4.5],
      [[4, 5, 3], null],
      [[0, 1, 2], null],
      null,
    ],
    ['lists ties that fit', [5, 5, 4, 1, 1, 2], [[0, 1, 2], null], [[3, 4, 5], null], null],
    [
      'lists exactly three ties at each end',
      [1, 1, 1, 5, 5, 5],
      [[3, 4, 5], null],
      [[0, 1, 2], null],
      null,
    ],
    [
      'leaves out a tie for the third place',
      [5, 4, 3, 3, 3, 2, 1, 1],
      [
        [0, 1],
        [3, 3],
      ],
      [[6, 7, 5], null],
      null,
    ],
    [
      'leaves out a tie of more than three for the first place',
      [...times(4, 5), 3, 2, 1],
      [[], [5, 4]],
      [[6, 5, 4], null],
      null,
    ],
    [
      'leaves out ties at both ends',
      [...times(4, 1), 3, ...times(5, 4)],
      [[], [4, 5]],
      [[], [1, 4]],
      null,
    ],
    ['lists one above all others', [5, ...times(34, 4)], [[0], null], [[], null], [4, 34]],
    ['lists one below all others', [...times(34, 4), 1], [[], null], [[34], null], [4, 34]],
    [
      'lists two above and one below',
      [5, ...times(30, 3), 4.5, 2],
      [[0, 31], null],
      [[32], null],
      [3, 30],
    ],
    [
      'leaves out two tied halves',
      [...times(17, 2), ...times(18, 4)],
      [[], [4, 18]],
      [[], [2, 17]],
      null,
    ],
    [
      'keeps ties in question order',
      [2, 3, 1, 5, 1, 5],
      [[3, 5, 1], null],
      [[2, 4, 0], null],
      null,
    ],
  ])('%s', (_name, averages, strongest, weakest, others) => {
    const ranking = rankCompetencies(averaging(...averages));
    if (ranking?.kind !== 'ranked') throw new Error('expected a ranking');
    expect(end(ranking.strongest)).toEqual(strongest);
    expect(end(ranking.weakest)).toEqual(weakest);
    expect(tie(ranking.others)).toEqual(others);
  });

  test("gives each competency's id, name, area, and average", () => {
    const ranking = rankCompetencies(averaging(1, 2, 3, 4, 5, 4.5));
    expect(ranking).toMatchObject({
      strongest: {
        competencies: [
          {
            id: 'entrepreneurship',
            name: 'Entrepreneurship',
            area: 'Follow Through & Output',
            average: 5,
          },
          { average: 4.5 },
          { average: 4 },
        ],
      },
    });
  });

  test('lists no competency at both ends, and chooses none among ties', () => {
    // Every way to give seven competencies one of three averages.
    for (let pattern = 0; pattern < 3 ** 7; pattern += 1) {
      const averages = Array.from(
        { length: 7 },
        (_nothing, at) => 1 + (Math.floor(pattern / 3 ** at) % 3),
      );
      const ranking = rankCompetencies(averaging(...averages));
      if (ranking?.kind !== 'ranked') continue;
      const { strongest, weakest, others } = ranking;
      const named = [strongest, weakest].flatMap((it) => [
        ...it.competencies,
        ...(it.tie?.competencies ?? []),
      ]);
      const all = [...named, ...(others?.competencies ?? [])];
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      for (const { competencies: placed } of [strongest, weakest]) {
        const chosen = new Set(placed.map(({ average }) => average));
        expect(placed).toHaveLength(averages.filter((average) => chosen.has(average)).length);
        expect(placed.length).toBeLessThanOrEqual(3);
      }
    }
  });
});
