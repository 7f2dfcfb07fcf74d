import { sql, type Transaction } from 'kysely';
import type { Db } from '#db/client.ts';
import { compiledOnce } from '#db/compiled-once.ts';
import { gathered } from '#db/gathered.ts';
import type { Database } from '#db/database.ts';
import { assessmentColumns, type AssessmentRow } from '#db/tables/assessment.table.ts';
import type { Allowed } from './grants.ts';

export interface Progress {
  current_question_index?: number | undefined;
  is_completed?: boolean | undefined;
}

export interface AssessmentChanges extends Progress {
  /** Null: it stands under none any more. */
  email?: string | null | undefined;
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

/** As it stands, and as it stays until the transaction ends: nobody else changes it meanwhile. */
export function lockById(
  db: Transaction<Database>,
  id: string,
): Promise<AssessmentRow | undefined> {
  return db
    .selectFrom('assessment')
    .select(assessmentColumns)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

interface NewAssessment {
  sessionId: string;
  /** What led to it. */
  source: string | null;
  email: string | null;
}

/** Answers the session's assessment, made now if there is none; of many at once, all get the same. */
export async function findOrCreate(
  db: Db,
  { sessionId, source, email }: NewAssessment,
): Promise<AssessmentRow> {
  const created = await db
    .insertInto('assessment')
    .values({ session_id: sessionId, source, email })
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

/** How many under this email were begun within a day. */
export async function countOfToday(db: Db, email: string): Promise<number> {
  const { count } = await db
    .selectFrom('assessment')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('email', '=', email)
    .where('created_at', '>', sql<Date>`now() - interval '1 day'`)
    .executeTakeFirstOrThrow();
  return count;
}

export function goOn(
  db: Db,
  id: Allowed<'goOn'>,
  progress: Progress,
): Promise<AssessmentRow | undefined> {
  return change(db, id, progress);
}

export function update(
  db: Db,
  id: Allowed<'changeEmail'>,
  changes: AssessmentChanges,
): Promise<AssessmentRow | undefined> {
  // Without an email there is nobody to ask whether to take it again.
  return change(db, id, changes.email === null ? { ...changes, retake_at: null } : changes);
}

function change(
  db: Db,
  id: string,
  changes: AssessmentChanges & { retake_at?: null },
): Promise<AssessmentRow | undefined> {
  const hasChanges = Object.values(changes).some((value) => value !== undefined);
  if (!hasChanges) return findById(db, id);
  return (
    db
      .updateTable('assessment')
      // Nobody is reminded to take again what is not completed any more.
      .set({ ...changes, ...(changes.is_completed === false && { retake_at: null }) })
      .where('id', '=', id)
      .returning(assessmentColumns)
      .executeTakeFirst()
  );
}

/** Forgets the answers, the position, completion and scores; the email stays. */
export function reset(db: Db, id: Allowed<'reset'>): Promise<AssessmentRow | undefined> {
  // A caller that is not known to own it comes with a transaction.
  return db.isTransaction
    ? resetIn(db, id)
    : db.transaction().execute((transaction) => resetIn(transaction, id));
}

async function resetIn(db: Db, id: string): Promise<AssessmentRow | undefined> {
  // The row first, as saving does: otherwise an answer on its way could outlive the reset.
  const row = await db
    .updateTable('assessment')
    .set({
      current_question_index: 0,
      is_completed: false,
      overall_score: null,
      category_scores: sql`'{}'::jsonb`,
      retake_at: null,
      reset_at: sql`date_trunc('milliseconds', now())`,
    })
    .where('id', '=', id)
    .returning(assessmentColumns)
    .executeTakeFirst();
  await db.deleteFrom('response').where('assessment_id', '=', id).execute();
  // What they show is gone.
  await db.deleteFrom('share_link').where('assessment_id', '=', id).execute();
  return row;
}

export async function calculateScores(
  db: Db,
  id: Allowed<'calculateScores'>,
): Promise<AssessmentRow | undefined> {
  await sql`select calculate_scores(${id})`.execute(db);
  return findById(db, id);
}
