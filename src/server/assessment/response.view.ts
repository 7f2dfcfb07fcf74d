import type { CompetencyResponse } from '#domain/scoring.ts';
import type { StandingResponse } from './response.repository.ts';

export function responseView(row: StandingResponse): CompetencyResponse & { answeredAt: string } {
  return {
    competencyId: row.competency_id,
    category: row.category,
    question1Rating: row.question1_rating,
    question2Rating: row.question2_rating,
    averageRating: row.average_rating,
    answeredAt: row.answered_at.toISOString(),
  };
}
