import { expect, test } from 'vitest';
import { noTexts, type FocusRating, type FocusRound } from './feedback.ts';
import { publishFocus } from './publish.ts';

function roundOf(humility: readonly (FocusRating | null)[], sentences: readonly string[] = []) {
  const round: FocusRound = {
    invited: 8,
    competencyIds: ['influence', 'humility'],
    forms: humility.map((rating, at) => ({
      ratings: { humility: rating },
      texts: { sentence: sentences[at] ?? noTexts.sentence },
    })),
    seed: 'seed',
  };
  return round;
}

test.each<[(FocusRating | null)[], object | null]>([
  [[], null],
  [[3, 3], null],
  [[3, 3, null], null],
  [[1, 2, 2], { average: 170, agreement: null }],
  [[0, -1, -1, null], { average: -70, agreement: null }],
  [[0, 0, 0, 0, 0], { average: 0, agreement: 'high' }],
  [[3, 3, 3], { average: 'above', agreement: null }],
])('the answers %j are shown as %j', (answers, cell) => {
  expect(publishFocus(roundOf(answers))).toEqual({
    kind: 'focus',
    invited: 8,
    answered: answers.length,
    competencies: [
      { competencyId: 'influence', cell: null },
      { competencyId: 'humility', cell },
    ],
    sentences: [],
  });
});

test.each([
  [5, 3],
  [4, 0],
])('of %i answers with three sentences, %i are shown', (answers, shown) => {
  const round = roundOf(Array<null>(answers).fill(null), ['One', 'Two', 'Three']);
  expect(publishFocus(round).sentences).toHaveLength(shown);
});

test('the order of the answers does not matter', () => {
  const round = roundOf([1, 2, 2, 3, 3], ['One', 'Two', 'Three', 'Four']);
  expect(publishFocus({ ...round, forms: round.forms.toReversed() })).toEqual(publishFocus(round));
});

test('the order of the sentences depends on the round', () => {
  const sentences = Array.from({ length: 9 }, (_, at) => `Text ${at}`);
  const round = roundOf(Array<null>(9).fill(null), sentences);
  const [one, other] = [round, { ...round, seed: 'other' }].map((it) => publishFocus(it).sentences);
  expect(one!.toSorted()).toEqual(sentences);
  expect(one).not.toEqual(other);
});
