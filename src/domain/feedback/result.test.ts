import { describe, expect, test } from 'vitest';
import { ratingScale } from '#domain/rating-scale.ts';
import { fullForm, fullRound } from '#domain/testing/feedback-forms.ts';
import type { FocusRating } from './feedback.ts';
import { publishFocus, publishFull } from './publish.ts';
import { resultSchema } from './result.ts';

const focus = publishFocus({
  invited: 6,
  competencyIds: ['humility', 'influence'],
  forms: ([1, 2, 2, 3, 1] satisfies FocusRating[]).map((rating) => ({
    ratings: { humility: rating },
    texts: { sentence: 'Listens more.' },
  })),
  seed: 'seed',
});

const texts = { keep: 'The weekly talk.', help: 'Shorter meetings.' };
/** Ratings that five people agree on much, somewhat, and little. */
const answers = [
  { humility: 3, influence: 2, resilience: 1, collaboration: 4 },
  { humility: 3, influence: 3, resilience: 5, collaboration: 4 },
  { humility: 3, influence: 4, resilience: 1, collaboration: 4 },
  { humility: 3, influence: 2, resilience: 5, collaboration: 4 },
  { humility: 3, influence: 4, resilience: 3, collaboration: 4 },
] as const;
const full = publishFull(
  fullRound(
    [
      fullForm('manager', answers[0], texts),
      ...answers.map((ratings) => fullForm('peer', ratings, texts)),
    ],
    { self: { humility: 5, influence: 1, resilience: 2, collaboration: 4, initiative: 3 } },
  ),
);

test.each([focus, full])('a $kind result is stored and read as it was published', (result) => {
  expect(resultSchema.parse(JSON.parse(JSON.stringify(result)))).toEqual(result);
});

test('people agree in three degrees', () => {
  const agreement = full.rows.flatMap(({ cells }) => cells[0]?.agreement ?? []);
  expect(new Set(agreement)).toEqual(new Set(['high', 'medium', 'low']));
});

test.each(ratingScale)('the leader’s own rating may be $value', ({ value }) => {
  const rows = full.rows.map((row) => ({ ...row, self: value }));
  expect(resultSchema.safeParse({ ...full, rows }).success).toBe(true);
});

describe('no result has', () => {
  test.each([
    ['a negative count', { ...focus, answered: -1 }],
    ['half a person', { ...focus, invited: 2.5 }],
    ['another kind', { ...focus, kind: 'half' }],
    ['an unknown competency', { ...focus, competencies: [{ competencyId: 'luck', cell: null }] }],
    ['a group of managers', { ...full, groups: [{ roles: ['manager'] }] }],
    ['a rating above the scale', { ...full, rows: [{ ...full.rows[0], self: 6 }] }],
  ])('%s', (_, value) => {
    expect(resultSchema.safeParse(value).success).toBe(false);
  });
});
