import type { AreaName } from '#domain/areas.ts';
import { competencies, competencyById } from '#domain/competencies.ts';
import type { Rating } from '#domain/rating-scale.ts';
import { averageRating, type CompetencyResponse } from '#domain/scoring.ts';

/** A response as the server returns it; the second rating defaults to the first. */
export function response(
  competencyId: string,
  question1Rating: Rating | null,
  question2Rating: Rating | null = question1Rating,
): CompetencyResponse {
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
export function wholeArea(area: AreaName, rating: Rating): CompetencyResponse[] {
  return idsOf(area).map((id) => response(id, rating));
}

/** Answers to all competencies, all with the same rating. */
export function wholeAssessment(rating: Rating): CompetencyResponse[] {
  return competencies.map(({ id }) => response(id, rating));
}
