import { expect, test } from 'vitest';
import type { Change } from '#domain/comparison.ts';
import { comparisonSummary } from './comparison.ts';

const change = (verdict: Change['verdict'], before: number, after: number): Change => ({
  verdict,
  before,
  after,
  difference: after - before,
});
const steady = change('steady', 300, 300);
const up = change('up', 300, 400);

test('counts what went up, stayed, and went down', () => {
  expect(comparisonSummary(up, [up, up, steady])).toBe(
    'The overall score went from 3.0 to 4.0. Of 3 competencies, 2 are up and 1 is steady.',
  );
});

test('says in one sentence that all went the same way', () => {
  expect(comparisonSummary(steady, [steady, steady])).toBe(
    'The overall score is still 3.0. All 2 competencies are steady.',
  );
});
