import type { AreaName } from '../areas.ts';
import { competencies, competencyById } from '../competencies.ts';
import type { Rating } from '../rating-scale.ts';
import { averageRating, type Response } from '../scoring.ts';

/** A response as the service answers it; the second rating is the first's unless it is given. */
export function response(
  competencyId: string,
  question1Rating: Rating | null,
  question2Rating: Rating | null = question1Rating,
): Response {
  const competency = competencyById.get(competencyId);
  if (!competency) throw new Error(`${competencyId} is no competency`);
  const average = averageRating({ question1Rating, question2Rating });
  if (average === null) throw new Error('A response has at least one rating');
  return {
    competencyId,
    category: competency.category,
    question1Rating,
    question2Rating,
    averageRating: average,
  };
}

export function idsOf(area: AreaName): string[] {
  return competencies.filter(({ category }) => category === area).map(({ id }) => id);
}

/** Answers to all competencies of an area, all with the same rating. */
export function wholeArea(area: AreaName, rating: Rating): Response[] {
  return idsOf(area).map((id) => response(id, rating));
}

/** Answers to all competencies, all with the same rating. */
export function wholeAssessment(rating: Rating): Response[] {
  return competencies.map(({ id }) => response(id, rating));
}
