import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { ResponseRow } from '#db/tables/response.table.ts';
import type { AreaName } from '#domain/areas.ts';
import type { Rating } from '#domain/rating-scale.ts';
import type { WritableAssessmentId } from './grants.ts';

export interface Answer {
  competencyId: string;
  category: AreaName;
  question1Rating: Rating | null;
  question2Rating: Rating | null;
}

export function findByAssessment(db: Db, assessmentId: string): Promise<ResponseRow[]> {
  return db.selectFrom('response').selectAll().where('assessment_id', '=', assessmentId).execute();
}

/**
 * Stores the answer and the assessment's new scores in one round trip; a second answer to the same
 * competency replaces the first. Undefined when there is no such assessment.
 */
export async function save(
  db: Db,
  id: WritableAssessmentId,
  answer: Answer,
): Promise<ResponseRow | undefined> {
  const { rows } = await sql<ResponseRow>`
    select * from save_response(
      ${id}, ${answer.competencyId}, ${answer.category},
      ${answer.question1Rating}, ${answer.question2Rating}
    )
  `.execute(db);
  return rows[0];
}
