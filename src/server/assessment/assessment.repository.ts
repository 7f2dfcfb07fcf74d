import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { compiledOnce } from '#db/compiled-once.ts';
import { gathered } from '#db/gathered.ts';
import { assessmentColumns, type AssessmentRow } from '#db/tables/assessment.table.ts';
import type { WritableAssessmentId } from './grants.ts';

/** More are never shown for one address. */
const LOOKUP_LIMIT = 100;

export interface AssessmentChanges {
  email?: string | undefined;
  current_question_index?: number | undefined;
  is_completed?: boolean | undefined;
}

const byIds = compiledOnce((db, ids: readonly string[]) =>
  db
    .selectFrom('assessment')
    .select(assessmentColumns)
    .where('id', '=', sql<string>`any(${ids})`)
    .compile(),
);

async function findAll(db: Db, ids: readonly string[]): Promise<(AssessmentRow | undefined)[]> {
  const rows = new Map((await byIds(db, ids)).map((row) => [row.id, row]));
  // The database writes ids in lower case, callers as they like.
  return ids.map((id) => rows.get(id.toLowerCase()));
}

const findTogether = gathered<string, AssessmentRow | undefined>({
  together: findAll,
  alone: async (db, id) => (await findAll(db, [id]))[0],
});

/** In one round trip with all that are read at the same moment. */
export function findById(db: Db, id: string): Promise<AssessmentRow | undefined> {
  return findTogether(db, id);
}

export function findBySession(db: Db, sessionId: string): Promise<AssessmentRow | undefined> {
  return db
    .selectFrom('assessment')
    .select(assessmentColumns)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
}

/** Newest first. */
export function findByEmail(db: Db, email: string): Promise<AssessmentRow[]> {
  return db
    .selectFrom('assessment')
    .select(assessmentColumns)
    .where('email', '=', email)
    .orderBy('created_at', 'desc')
    .limit(LOOKUP_LIMIT)
    .execute();
}

/** Answers the session's assessment, made now if there is none; of many at once, all get the same. */
export async function findOrCreate(db: Db, sessionId: string): Promise<AssessmentRow> {
  const created = await db
    .insertInto('assessment')
    .values({ session_id: sessionId })
    .onConflict((conflict) => conflict.column('session_id').doNothing())
    .returning(assessmentColumns)
    .executeTakeFirst();
  return (
    created ??
    (await db
      .selectFrom('assessment')
      .select(assessmentColumns)
      .where('session_id', '=', sessionId)
      .executeTakeFirstOrThrow())
  );
}

export function update(
  db: Db,
  id: WritableAssessmentId,
  changes: AssessmentChanges,
): Promise<AssessmentRow | undefined> {
  const hasChanges = Object.values(changes).some((value) => value !== undefined);
  if (!hasChanges) return findById(db, id);
  return db
    .updateTable('assessment')
    .set(changes)
    .where('id', '=', id)
    .returning(assessmentColumns)
    .executeTakeFirst();
}

/** Forgets the answers, the position, completion and scores; the email stays. */
export function reset(db: Db, id: WritableAssessmentId): Promise<AssessmentRow | undefined> {
  return db.transaction().execute(async (transaction) => {
    // The row first, as saving does: otherwise an answer on its way could outlive the reset.
    const row = await transaction
      .updateTable('assessment')
      .set({
        current_question_index: 0,
        is_completed: false,
        overall_score: null,
        category_scores: sql`'{}'::jsonb`,
        reset_at: sql`date_trunc('milliseconds', now())`,
      })
      .where('id', '=', id)
      .returning(assessmentColumns)
      .executeTakeFirst();
    await transaction.deleteFrom('response').where('assessment_id', '=', id).execute();
    return row;
  });
}

export async function calculateScores(
  db: Db,
  id: WritableAssessmentId,
): Promise<AssessmentRow | undefined> {
  await sql`select calculate_scores(${id})`.execute(db);
  return findById(db, id);
}
