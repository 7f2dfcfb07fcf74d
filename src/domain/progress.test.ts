import { describe, expect, test } from 'vitest';
import { competencies } from './competencies.ts';
import {
  assessmentProgress,
  completesArea,
  firstUnansweredIndex,
  questionPercent,
  resumeIndex,
} from './progress.ts';
import { response, wholeAssessment } from './testing/responses.ts';

const all = wholeAssessment(3);
const first = (count: number) => all.slice(0, count);
const half = (index: number) => response(competencies[index]!.id, 3, null);

describe('assessmentProgress', () => {
  test.each([
    [0, 0],
    [1, 3],
    [17, 49],
    [18, 51],
    [34, 97],
    [35, 100],
  ])('with %i answered is %i %%', (answered, percent) => {
    expect(assessmentProgress(first(answered))).toEqual({
      answered,
      remaining: 35 - answered,
      total: 35,
      percent,
      isComplete: answered === 35,
    });
  });

  test('ignores half-rated competencies and duplicates', () => {
    const responses = [...first(34), ...first(34), half(34)];
    expect(assessmentProgress(responses)).toMatchObject({ answered: 34, isComplete: false });
  });

  test('stays at 100 % and 0 remaining with more answers than competencies', () => {
    const former = { ...all[0]!, competencyId: 'one-that-was-taken-out' };
    expect(assessmentProgress([...all, former])).toMatchObject({ remaining: 0, percent: 100 });
  });
});

test.each([
  [-5, 0],
  [-1, 0],
  [0, 3],
  [1, 6],
  [16, 49],
  [33, 97],
  [34, 100],
  [35, 100],
  [99, 100],
])('at index %i the form shows %i %%', (index, percent) => {
  expect(questionPercent(index)).toBe(percent);
});

describe('firstUnansweredIndex', () => {
  test.each([
    ['nothing answered', [], 0],
    ['three answered', first(3), 3],
    ['a gap at the second', [all[0]!, all[2]!], 1],
    ['the first half-rated', [half(0), ...all.slice(1)], 0],
    ['an answer taken back in part', [...first(5), half(2)], 2],
    ['all but the last', first(34), 34],
    ['all', all, 35],
  ])('%s', (_name, responses, expected) => {
    expect(firstUnansweredIndex(responses)).toBe(expected);
  });
});

describe('resumeIndex', () => {
  test.each([
    ['at the saved place', 3, first(5), 3],
    ['right behind the last answer', 5, first(5), 5],
    ['not beyond a competency without an answer', 10, first(5), 5],
    ['not beyond a half-rated competency', 4, [...first(4), half(2)], 2],
    ['at the start when nothing is answered', 12, [], 0],
    ['at the start for a place below 0', -1, first(5), 0],
    ['at the end when all is answered', 35, all, 35],
    ['at the end for a place beyond it', 99, all, 35],
    ['at the saved place although all is answered', 7, all, 7],
    ['at the last when only that one is missing', 35, first(34), 34],
  ])('%s', (_name, savedIndex, responses, expected) => {
    expect(resumeIndex(savedIndex, responses)).toBe(expected);
  });
});

describe('completesArea', () => {
  test.each([
    ['the last of the first area', 6, first(7), true],
    ['the last of the fourth area', 29, first(30), true],
    ['one within an area', 5, first(6), false],
    ['the last of all', 34, all, false],
    ['behind a gap in the area', 6, [...first(2), ...all.slice(3, 7)], false],
    ['behind a gap in an earlier area', 16, [...first(5), ...all.slice(6, 17)], false],
    ['half-rated', 6, [...first(6), half(6)], false],
    ['passed once more: the next area is begun', 6, first(8), false],
    ['with nothing answered', 6, [], false],
    ['beyond the last', 35, all, false],
  ])('%s', (_name, index, responses, expected) => {
    expect(completesArea(index, responses)).toBe(expected);
  });
});
