import type { CompetencyId } from '#domain/competencies.ts';
import type { CompetencyResponse } from '#domain/scoring.ts';
import type { SelfRatings } from './feedback.ts';

/** Competencies whose first statement others can observe better; of all others it is the second. */
const firstIsObserved: ReadonlySet<string> = new Set<CompetencyId>([
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

/** Which question of the assessment raters see in the third person. */
export function observedQuestion(competencyId: string): 1 | 2 {
  return firstIsObserved.has(competencyId) ? 1 : 2;
}

/** The leader's own ratings of the statements that raters see; of several responses, the last counts. */
export function selfRatings(responses: readonly CompetencyResponse[]): SelfRatings {
  return Object.fromEntries(
    responses.map((it) => [
      it.competencyId,
      observedQuestion(it.competencyId) === 1 ? it.question1Rating : it.question2Rating,
    ]),
  );
}
