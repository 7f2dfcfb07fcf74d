import type { AreaName } from './areas.ts';
import { competencies } from './competencies.ts';
import { ratingScale, type Rating } from './rating-scale.ts';
import { formatScore } from './score-format.ts';
import { answeredResponses, type CompetencyResponse } from './scoring.ts';

type Level = (typeof ratingScale)[number];

export interface RatedStatement {
  text: string;
  /** Null while the competency is not answered. */
  level: Level | null;
}

export interface CompetencyLine {
  id: string;
  name: string;
  statements: readonly [RatedStatement, RatedStatement];
  /** To one decimal, '-' when the competency is not answered. */
  average: string;
}

export function competencyLines(
  area: AreaName,
  responses: readonly CompetencyResponse[],
): CompetencyLine[] {
  const answered = new Map(answeredResponses(responses).map((it) => [it.competencyId, it]));
  return competencies
    .filter(({ category }) => category === area)
    .map(({ id, name, question1, question2 }) => {
      const response = answered.get(id);
      return {
        id,
        name,
        statements: [
          { text: question1, level: levelOf(response?.question1Rating) },
          { text: question2, level: levelOf(response?.question2Rating) },
        ],
        average: formatScore(response?.averageRating),
      };
    });
}

function levelOf(rating: Rating | null | undefined): Level | null {
  return ratingScale.find(({ value }) => value === rating) ?? null;
}
