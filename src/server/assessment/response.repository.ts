import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { compiledOnce } from '#db/compiled-once.ts';
import { responseColumns, type ResponseRow } from '#db/tables/response.table.ts';
import type { AreaName } from '#domain/areas.ts';
import type { Rating } from '#domain/rating-scale.ts';
import type { WritableAssessmentId } from './grants.ts';

/** The ratings of one competency, as a visitor gave them. */
export interface GivenResponse {
  competencyId: string;
  category: AreaName;
  question1Rating: Rating | null;
  question2Rating: Rating | null;
}

export function findByAssessment(db: Db, assessmentId: string): Promise<ResponseRow[]> {
  return db
    .selectFrom('response')
    .select(responseColumns)
    .where('assessment_id', '=', assessmentId)
    .execute();
}

const columns = sql.join(responseColumns.map((name) => sql.ref(name)));
const saveResponse = compiledOnce(
  (
    db,
    id: string,
    competency: string,
    area: AreaName,
    rating1: Rating | null,
    rating2: Rating | null,
  ) =>
    sql<ResponseRow>`
      select ${columns} from save_response(${id}, ${competency}, ${area}, ${rating1}, ${rating2})
    `.compile(db),
);

/**
 * Stores the response and the assessment's new scores in one round trip; a second response to the same
 * competency replaces the first. Undefined when there is no such assessment.
 */
export async function save(
  db: Db,
  id: WritableAssessmentId,
  { competencyId, category, question1Rating, question2Rating }: GivenResponse,
): Promise<ResponseRow | undefined> {
  const [row] = await saveResponse(
    db,
    id,
    competencyId,
    category,
    question1Rating,
    question2Rating,
  );
  return row;
}
