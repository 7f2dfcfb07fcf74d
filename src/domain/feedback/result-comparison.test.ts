import { expect, test } from 'vitest';
import type { Rating } from '#domain/rating-scale.ts';
import { fullForm, fullRound } from '#domain/testing/feedback-forms.ts';
import type { FeedbackRole } from './feedback.ts';
import type { FullResult } from './result.ts';
import { publishFull } from './publish.ts';
import { compareResults } from './result-comparison.ts';

/** Each role's ratings of one statement, like `344`. */
function result(ratings: Partial<Record<FeedbackRole, string>>) {
  const forms = Object.entries(ratings).flatMap(([role, given]) =>
    [...given].map((it) => fullForm(role as FeedbackRole, { humility: Number(it) as Rating })),
  );
  return publishFull(fullRound(forms));
}

const row = (verdicts: (string | null)[], others: string | null) => [
  { competencyId: 'humility', verdicts, others },
];

test.each([
  ['333', '344', 'up'],
  ['333', '3334', 'steady'],
  // 3.0 to 3.5.
  ['333', '3344', 'up'],
  ['3344', '333', 'down'],
  ['444', '333', 'down'],
  ['333', '333', 'steady'],
  // As shown: "above 4.5" counts as 4.6.
  ['4444', '555', 'up'],
  ['555', '4444', 'down'],
  ['555', '4445', 'steady'],
])('from %s to %s is %s', (before, after, verdict) => {
  expect(compareResults(result({ peer: before }), result({ peer: after }))).toEqual({
    groups: [{ roles: ['peer'] }],
    rows: row([verdict], verdict),
  });
});

test('only groups with the same roles in both are compared', () => {
  const before = result({ peer: '333', report: '333', other: '22' });
  const after = result({ peer: '333', report: '333', other: '555' });
  // Peers and others were shown together.
  expect(before.groups).toEqual([{ roles: ['peer', 'other'] }, { roles: ['report'] }]);
  expect(compareResults(before, after)).toEqual({
    groups: [{ roles: ['report'] }],
    rows: row(['steady'], 'up'),
  });
});

test('everyone else is compared if both results have the same roles', () => {
  const both = result({ peer: '333', report: '333' });
  expect(compareResults(both, result({ peer: '444' }))).toEqual({
    groups: [{ roles: ['peer'] }],
    rows: row(['up'], null),
  });
});

test('a cell that is blank in one of them is not', () => {
  const blank = (given: FullResult, at: number) => ({
    ...given,
    rows: given.rows.map((it) => ({ ...it, cells: it.cells.with(at, null) })),
  });
  const both = result({ peer: '333', report: '444' });
  expect(compareResults(blank(both, 0), blank(both, 1))).toEqual({
    groups: both.groups,
    rows: row([null, null], 'steady'),
  });
});

test('a statement that the earlier round did not have is left out', () => {
  const later = result({ peer: '333' });
  expect(compareResults({ ...later, rows: [] }, later)).toMatchObject({ rows: [] });
});

test('without a common group or role, nothing is', () => {
  expect(compareResults(result({ peer: '333' }), result({ report: '333' }))).toEqual({
    groups: [],
    rows: [],
  });
});

test('managers are not compared, and too few answers neither', () => {
  const few = result({ manager: '33', peer: '33' });
  expect(compareResults(few, few)).toEqual({ groups: [], rows: [] });
});
