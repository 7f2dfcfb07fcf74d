import { describe, expect, test } from 'vitest';
import { areaNames } from './areas.ts';
import {
  answeredResponses,
  averageRating,
  calculateScores,
  isAnswered,
  isAreaComplete,
  summarizeAreas,
} from './scoring.ts';
import { response, wholeArea, wholeAssessment } from './testing/responses.ts';

const noScores = { overallScore: null, categoryScores: {} };

describe('averageRating', () => {
  test.each([
    [1, 1, 100],
    [1, 2, 150],
    [2, 5, 350],
    [5, 5, 500],
    [1, null, 100],
    [null, 5, 500],
    [null, null, null],
  ] as const)('of %s and %s is %s', (question1Rating, question2Rating, expected) => {
    expect(averageRating({ question1Rating, question2Rating })).toBe(expected);
  });
});

describe('isAnswered', () => {
  test.each([
    [1, 5, true],
    [1, null, false],
    [null, 5, false],
    [null, null, false],
  ] as const)('with %s and %s: %s', (question1Rating, question2Rating, expected) => {
    expect(isAnswered({ question1Rating, question2Rating })).toBe(expected);
  });
});

describe('answeredResponses', () => {
  test('keeps the latest response of a competency', () => {
    const responses = [response('humility', 1), response('influence', 2), response('humility', 5)];
    const ratings = answeredResponses(responses).map((kept) => [
      kept.competencyId,
      kept.question1Rating,
    ]);
    expect(ratings).toEqual([
      ['humility', 5],
      ['influence', 2],
    ]);
  });

  test('leaves out half-rated competencies', () => {
    expect(answeredResponses([response('humility', 4, null)])).toEqual([]);
  });

  test('leaves out a competency whose latest response is half, even if an earlier one was complete', () => {
    expect(answeredResponses([response('humility', 4, 4), response('humility', null, 2)])).toEqual(
      [],
    );
  });
});

describe('calculateScores', () => {
  test('of no responses is empty', () => {
    expect(calculateScores([])).toEqual(noScores);
  });

  test('of half-rated competencies alone is empty', () => {
    expect(
      calculateScores([response('humility', 5, null), response('influence', null, 1)]),
    ).toEqual(noScores);
  });

  test('names only areas with an answer', () => {
    expect(calculateScores([response('humility', 2, 3)])).toEqual({
      overallScore: 250,
      categoryScores: { 'Leadership of Self': 250 },
    });
  });

  test('excludes half-rated competencies from the mean', () => {
    const responses = [response('humility', 2), response('resilience', 5, null)];
    expect(calculateScores(responses).overallScore).toBe(200);
  });

  test('uses the later of two responses to one competency', () => {
    expect(calculateScores([response('humility', 1), response('humility', 5)])).toEqual({
      overallScore: 500,
      categoryScores: { 'Leadership of Self': 500 },
    });
  });

  test('weighs every competency equally overall, whatever its area', () => {
    // The mean of the two area scores would be 300.
    const responses = [
      ...wholeArea('Leadership of Others', 5),
      ...wholeArea('Interpersonal Relationships', 1),
    ];
    expect(calculateScores(responses)).toEqual({
      overallScore: 233,
      categoryScores: { 'Leadership of Others': 500, 'Interpersonal Relationships': 100 },
    });
  });

  test.each([
    // [averages of the answers, stored score]
    [['3,3', '3,3', '3,3', '3,4'], 313], // 312.5
    [['3,3', '3,3', '3,4'], 317], // 316.66…
    [['3,3', '3,4', '3,4'], 333], // 333.33…
    [['1,1', '1,1', '1,1', '1,1', '1,1', '1,1', '1,1', '1,2'], 106], // 106.25
    [['1,2', '1,1', '1,1', '1,2', '1,2', '1,2', '1,2', '1,1'], 131], // 131.25
  ])('rounds the mean of %j half up to %i', (ratings, expected) => {
    const ids = ['leveraging-contributions', 'initiative', 'resilience', 'self-awareness'];
    const more = ['emotional-intelligence', 'continual-learning', 'integrity-honesty', 'humility'];
    const responses = ratings.map((pair, index) => {
      const [first, second] = pair.split(',').map(Number) as [1, 1];
      return response([...ids, ...more][index]!, first, second);
    });
    expect(calculateScores(responses)).toEqual({
      overallScore: expected,
      categoryScores: { 'Leadership of Self': expected },
    });
  });

  test.each([1, 5] as const)('of identical answers %i is exactly that everywhere', (rating) => {
    expect(calculateScores(wholeAssessment(rating))).toEqual({
      overallScore: rating * 100,
      categoryScores: Object.fromEntries(areaNames.map((name) => [name, rating * 100])),
    });
  });
});

describe('summarizeAreas', () => {
  test('of no responses has all five areas, empty, in display order', () => {
    const summaries = summarizeAreas([]);
    expect(summaries.map(({ name }) => name)).toEqual(areaNames);
    expect(summaries.map(({ total }) => total)).toEqual([7, 10, 5, 8, 5]);
    expect(summaries.every(({ completed, averageScore }) => completed + averageScore === 0)).toBe(
      true,
    );
    expect(summaries[0]).toMatchObject({ axis: 'Follow Through', color: 'green' });
  });

  test('keeps the exact average, which the stored score rounds', () => {
    const responses = [
      response('humility', 3),
      response('resilience', 3),
      response('initiative', 3, 4),
    ];
    const ofSelf = summarizeAreas(responses).find(({ name }) => name === 'Leadership of Self');
    expect(ofSelf?.averageScore).toBeCloseTo(3.1666667, 6);
    expect(ofSelf?.completed).toBe(3);
  });

  test('excludes half-rated competencies', () => {
    const [first] = summarizeAreas([response('accountability', 4, null)]);
    expect(first).toMatchObject({ completed: 0, averageScore: 0 });
  });

  test('counts a competency once, however often it was answered', () => {
    const [first] = summarizeAreas([response('accountability', 1), response('accountability', 3)]);
    expect(first).toMatchObject({ completed: 1, averageScore: 3 });
  });

  test('of all fives is complete with 5 everywhere', () => {
    for (const summary of summarizeAreas(wholeAssessment(5))) {
      expect(summary.averageScore).toBe(5);
      expect(isAreaComplete(summary)).toBe(true);
    }
  });
});

test('completes an area only with its last competency, and not if that is half-rated', () => {
  const whole = wholeArea('Strategic Planning & Focus', 4);
  const half = response('organizational-behavior', 4, null);
  const isComplete = (responses: typeof whole) => isAreaComplete(summarizeAreas(responses).at(-1)!);
  expect(isComplete(whole)).toBe(true);
  expect(isComplete(whole.slice(1))).toBe(false);
  expect(isComplete([...whole, half])).toBe(false);
});
