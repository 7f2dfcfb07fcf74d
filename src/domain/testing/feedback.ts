import { competencies } from '#domain/competencies.ts';
import type { FeedbackRole, FullForm, SelfRatings } from '#domain/feedback/feedback.ts';
import { publishFull } from '#domain/feedback/publish.ts';
import type { Rating } from '#domain/rating-scale.ts';

/** How the leader and the others rate, by the position of the competency: one of each list, then steady. */
const patterns: readonly (readonly [self: Rating, others: Rating])[] = [
  [5, 2],
  [2, 4],
  [5, 5],
  [1, 2],
  [4, 3],
  [3, 3],
];

const byCompetency = (rate: (index: number) => Rating) =>
  Object.fromEntries(competencies.map(({ id }, index) => [id, rate(index)]));

const self: SelfRatings = byCompetency((index) => patterns[index % patterns.length]![0]);

function form(role: FeedbackRole, voice: number, higher: number): FullForm {
  const rate = (index: number) => {
    const rating = patterns[index % patterns.length]![1] + (index % 6 === 5 ? higher : 0);
    // Not all the same, so that the averages have decimals.
    return Math.min(5, rating + ((voice + index) % 4 === 0 ? 1 : 0)) as Rating;
  };
  return {
    role,
    ratings: byCompetency(rate),
    texts: {
      keep: `Keep asking what we think. ${voice}`,
      help: voice % 2 === 0 ? '' : `Decide sooner, and say why. ${voice}`,
    },
  };
}

/**
 * The result of a full round with these answers.
 * @param higher how much higher every sixth statement is rated than in another round
 */
export const fullResultOf = (roles: readonly FeedbackRole[], higher = 0) =>
  publishFull({
    invited: [...roles, 'peer'],
    forms: roles.map((role, voice) => form(role, voice, higher)),
    self,
    seed: 'a seed',
  });

/** Nine people: a manager, four peers, and four reports. */
export const nine = [
  'manager',
  ...Array<FeedbackRole>(4).fill('peer'),
  ...Array<FeedbackRole>(4).fill('report'),
] as const satisfies readonly FeedbackRole[];
