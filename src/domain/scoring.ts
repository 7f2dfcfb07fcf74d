import { areas, type AreaColor, type AreaName } from './areas.ts';
import { competencies } from './competencies.ts';
import type { Rating } from './rating-scale.ts';

/** The ratings of one competency. Only the latest response of a competency counts. */
export interface CompetencyResponse {
  competencyId: string;
  category: AreaName;
  question1Rating: Rating | null;
  question2Rating: Rating | null;
  /** Mean of the given ratings × 100 (100–500). */
  averageRating: number;
}

export interface Scores {
  /** Mean over all answered competencies × 100 (100–500), null while nothing is answered. */
  overallScore: number | null;
  /** Mean × 100 (100–500) of each area that has an answered competency. */
  categoryScores: Partial<Record<AreaName, number>>;
}

export interface AreaSummary {
  name: AreaName;
  axis: string;
  color: AreaColor;
  completed: number;
  total: number;
  /** 1 to 5, or 0 while nothing is answered. */
  averageScore: number;
}

type Ratings = Pick<CompetencyResponse, 'question1Rating' | 'question2Rating'>;

/** Mean of the given ratings × 100 (100–500), or null when there is none. */
export function averageRating({ question1Rating, question2Rating }: Ratings): number | null {
  const given = [question1Rating, question2Rating].filter((rating) => rating !== null);
  if (given.length === 0) return null;
  return (given.reduce((sum, rating) => sum + rating, 0) * 100) / given.length;
}

/** A competency counts as answered when both of its questions are rated. */
export function isAnswered({ question1Rating, question2Rating }: Ratings): boolean {
  return question1Rating !== null && question2Rating !== null;
}

/** The latest response of each answered competency; later entries win. */
export function answeredResponses<R extends CompetencyResponse>(responses: readonly R[]): R[] {
  const latest = new Map(responses.map((response) => [response.competencyId, response]));
  return [...latest.values()].filter(isAnswered);
}

/** Scores as the server stores them (specification sections 3 and 9). */
export function calculateScores(responses: readonly CompetencyResponse[]): Scores {
  const answered = answeredResponses(responses);
  const categoryScores: Scores['categoryScores'] = {};
  for (const { name } of areas) {
    const average = meanRating(answered.filter(({ category }) => category === name));
    if (average !== null) categoryScores[name] = Math.round(average);
  }
  const overall = meanRating(answered);
  return { overallScore: overall === null ? null : Math.round(overall), categoryScores };
}

/** The progress and the current score of each area, in display order. */
export function summarizeAreas(responses: readonly CompetencyResponse[]): AreaSummary[] {
  const answered = answeredResponses(responses);
  return areas.map(({ name, axis, color }) => {
    const ofArea = answered.filter(({ category }) => category === name);
    return {
      name,
      axis,
      color,
      completed: ofArea.length,
      total: competencies.filter(({ category }) => category === name).length,
      averageScore: (meanRating(ofArea) ?? 0) / 100,
    };
  });
}

export function isAreaComplete({ completed, total }: Pick<AreaSummary, 'completed' | 'total'>) {
  return completed === total;
}

function meanRating(responses: readonly CompetencyResponse[]): number | null {
  if (responses.length === 0) return null;
  return responses.reduce((sum, response) => sum + response.averageRating, 0) / responses.length;
}
