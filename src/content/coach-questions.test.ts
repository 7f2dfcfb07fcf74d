import { expect, test } from 'vitest';
import { competencies } from '#domain/competencies.ts';
import { response, wholeAssessment } from '#domain/testing/responses.ts';
import { firstQuestions } from './coach-questions.ts';

const questions = competencies.map(
  ({ id }) => [id, firstQuestions([response(id, 2)])[0]!.question] as const,
);

test.each(questions)('%s: one open question of at most 20 words', (_id, question) => {
  expect(question.split(' ').length).toBeLessThanOrEqual(20);
  expect(question.match(/[.?!]/g)).toEqual(['?']);
  expect(question).toMatch(/^(What|Which|Who|Whose|When|Where|How|If I asked)\b.*\?$/);
});

test('no question is there twice, and none starts with the words of another', () => {
  const starts = questions.map(([, question]) => question.split(' ').slice(0, 4).join(' '));
  expect(new Set(starts).size).toBe(competencies.length);
});

test('a question diagnoses nothing and names no one’s gender, age, or origin', () => {
  const all = questions.map(([, question]) => question).join(' ');
  expect(all).not.toMatch(
    /\b(anxi|depress|burn-?out|stress|disorder|therap|trauma|health|pregnan|race|religio|national)|\b(he|she|his|hers?|him|old|young|wom[ae]n|m[ae]n)\b/i,
  );
});

test('asks about the competencies that the plan starts with, lowest first', () => {
  const responses = wholeAssessment(4).map((it) =>
    it.competencyId === 'humility'
      ? response('humility', 2)
      : it.competencyId === 'influence'
        ? response('influence', 2, 3)
        : it,
  );
  const starts = firstQuestions(responses).map((it) => [it.name, it.score, it.question]);
  expect(starts).toEqual([
    ['Humility', '2.0 · Emerging', expect.stringMatching(/^How do people learn/)],
    ['Influence', '2.5 · Emerging', expect.stringMatching(/^What matters most/)],
  ]);
});

test.each([
  ['everything is 4.0 or more', wholeAssessment(4)],
  ['nothing is answered', []],
])('asks nothing if %s', (_why, responses) => {
  expect(firstQuestions(responses)).toEqual([]);
});
