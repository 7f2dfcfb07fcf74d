import { expect, test } from 'vitest';
import { competencies } from '#domain/competencies.ts';
import { response } from '#domain/testing/responses.ts';
import { observedQuestion, selfRatings } from './statements.ts';

test('of fifteen competencies, others rate the first statement', () => {
  const firsts = competencies.filter(({ id }) => observedQuestion(id) === 1).map(({ id }) => id);
  expect(firsts).toEqual([
    'problem-solving',
    'collaboration',
    'oral-communication',
    'written-communication',
    'partnership',
    'leveling-power-dynamics',
    'influence',
    'conflict-resolution',
    'team-building',
    'developing-mentoring',
    'resilience',
    'self-awareness',
    'lifestyle-habits',
    'mission-vision-values',
    'operational-alignment',
  ]);
});

test('the leader’s own rating is of the same statement, and the last one counts', () => {
  expect(
    selfRatings([
      response('collaboration', 1, 1),
      response('humility', 2, 5),
      response('collaboration', 4, 3),
    ]),
  ).toEqual({ collaboration: 4, humility: 5 });
});
