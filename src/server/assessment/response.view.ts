import type { ResponseRow } from '#db/tables/response.table.ts';
import type { CompetencyResponse } from '#domain/scoring.ts';

export function responseView(row: ResponseRow): CompetencyResponse {
  return {
    competencyId: row.competency_id,
    category: row.category,
    question1Rating: row.question1_rating,
    question2Rating: row.question2_rating,
    averageRating: row.average_rating,
  };
}
