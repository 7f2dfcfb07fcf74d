import { describe, expect, test } from 'vitest';
import { rankCompetencies, rowsOf, type Ranked } from './competency-ranking.ts';
import { competencies } from './competencies.ts';
import type { Rating } from './rating-scale.ts';
import { response, wholeArea } from './testing/responses.ts';

/** The first competencies in question order, each with this average. */
function averaging(...averages: readonly number[]) {
  return averages.map((average, index) =>
    response(competencies[index]!.id, Math.floor(average) as Rating, Math.ceil(average) as Rating),
  );
}

const times = (count: number, average: number) => Array.from({ length: count }, () => average);

/** Shows competencies as their positions. */
const places = (ranked: Ranked) =>
  ranked.map(({ id }) => competencies.findIndex((it) => it.id === id));

/** The positions of `count` competencies. */
const from = (first: number, count: number) => Array.from({ length: count }, (_, at) => first + at);

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

  test.each<[string, number[], number[], number[], number[]]>([
    ['six equal ones', times(6, 3), [], [], from(0, 6)],
    ['all fives', times(35, 5), [], [], from(0, 35)],
    ['six different averages', [1, 2, 3, 4, 5, 4.5], [4, 5, 3], [0, 1, 2], []],
    ['ties that fit', [5, 5, 4, 1, 1, 2], [0, 1, 2], [3, 4, 5], []],
    ['three ties at each end', [1, 1, 1, 5, 5, 5], [3, 4, 5], [0, 1, 2], []],
    ['a tie for the third place', [5, 4, 3, 3, 3, 2, 1, 1], [0, 1, 2, 3, 4], [7, 6, 5], []],
    ['four tied for the first place', [...times(4, 5), 3, 2, 1], from(0, 4), [6, 5, 4], []],
    ['ties at both ends', [...times(4, 1), 3, ...times(5, 4)], [7, 8, 9, 5, 6], from(0, 4), []],
    ['one above all others', [5, ...times(6, 4)], [0], [], from(1, 6)],
    ['one below all others', [...times(6, 4), 1], [], [6], from(0, 6)],
    ['two above and one below', [5, ...times(4, 3), 4.5, 2], [0, 5], [6], from(1, 4)],
    ['two tied halves', [...times(3, 2), ...times(4, 4)], from(3, 4), from(0, 3), []],
    ['ties in question order', [2, 3, 1, 5, 1, 5], [3, 5, 1], [2, 4, 0], []],
  ])('%s', (_name, averages, strongest, weakest, tied) => {
    const ranking = rankCompetencies(averaging(...averages))!;
    expect(places(ranking.strongest)).toEqual(strongest);
    expect(places(ranking.weakest)).toEqual(weakest);
    expect(places(ranking.tied)).toEqual(tied);
  });

  test('of equal ones, lists those of the outermost area first', () => {
    const ranking = rankCompetencies([
      ...wholeArea('Follow Through & Output', 4),
      ...wholeArea('Interpersonal Relationships', 4),
      response('empowering-motivating', 4, 4),
      response('team-building', 2, 2),
      response('self-awareness', 2, 2),
      response('humility', 1, 1),
    ])!;
    expect(ranking.weakest.map(({ id }) => id)).toEqual([
      'humility',
      'self-awareness',
      'team-building',
    ]);
    expect(ranking.strongest.at(-1)?.id).toBe('empowering-motivating');
  });

  test('five rows are shown, and the rest has the average of the last one', () => {
    const { strongest } = rankCompetencies(averaging(5, 5, ...times(6, 4), 2, 2, 1))!;
    const { shown, more } = rowsOf(strongest);
    expect(places(shown)).toEqual(from(0, 5));
    expect(places(more)).toEqual(from(5, 3));
    expect(new Set([shown.at(-1)!, ...more].map(({ average }) => average)).size).toBe(1);
  });

  test("gives each competency's id, name, area, and average", () => {
    const ranking = rankCompetencies(averaging(1, 2, 3, 4, 5, 4.5));
    expect(ranking).toMatchObject({
      strongest: [
        {
          id: 'entrepreneurship',
          name: 'Entrepreneurship',
          area: 'Follow Through & Output',
          average: 5,
        },
        { average: 4.5 },
        { average: 4 },
      ],
    });
  });

  test('lists no competency at both ends, and chooses none among ties', () => {
    // Every way to give seven competencies one of three averages.
    for (let pattern = 0; pattern < 3 ** 7; pattern += 1) {
      const averages = Array.from(
        { length: 7 },
        (_nothing, at) => 1 + (Math.floor(pattern / 3 ** at) % 3),
      );
      const { strongest, weakest, tied } = rankCompetencies(averaging(...averages))!;
      const all = [...strongest, ...weakest, ...tied];
      expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
      for (const end of [strongest, weakest, tied]) {
        const chosen = new Set(end.map(({ average }) => average));
        expect(end).toHaveLength(averages.filter((average) => chosen.has(average)).length);
      }
    }
  });
});
