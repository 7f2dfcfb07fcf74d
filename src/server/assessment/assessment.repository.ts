import { sql, type Transaction } from 'kysely';
import { batched } from '#db/batcher.ts';
import { anyOf, type Db } from '#db/client.ts';
import type { Database } from '#db/database.ts';
import { preparedQuery } from '#db/prepared-query.ts';
import { inTransaction } from '#db/transaction.ts';
import { assessmentColumns, type AssessmentRow } from '#db/tables/assessment.tables.ts';
import type { ContinuableId, OwnId } from './visitor.ts';

interface Progress {
  current_question_index?: number | undefined;
  is_completed?: boolean | undefined;
}

interface AssessmentChanges extends Progress {
  /** Null removes the email. */
  email?: string | null | undefined;
}

const byIds = preparedQuery((db, ids: readonly string[]) =>
  db.selectFrom('assessment').select(assessmentColumns).where('id', '=', anyOf(ids)).compile(),
);

async function findAll(db: Db, ids: readonly string[]): Promise<(AssessmentRow | undefined)[]> {
  const rows = new Map((await byIds(db, ids)).map((row) => [row.id, row]));
  // The database writes ids in lower case; callers may use any case.
  return ids.map((id) => rows.get(id.toLowerCase()));
}

/** Reads one row, in one round trip with others read at the same moment. */
export const findById = batched<string, AssessmentRow | undefined>({
  together: findAll,
  alone: async (db, id) => (await findAll(db, [id]))[0],
});

export function findBySession(db: Db, sessionId: string): Promise<AssessmentRow | undefined> {
  return db
    .selectFrom('assessment')
    .select(assessmentColumns)
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
}

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

export interface NewAssessment {
  sessionId: string;
  source: string | null;
  email: string | null;
  /** The kind of browser, like "Firefox on Windows". */
  startedIn: string | null;
  /** The caller that creates it verified the email. */
  isVerified: boolean;
}

/** Returns the session's assessment, created if there is none; concurrent calls get the same one. */
export async function findOrCreate(
  db: Db,
  { sessionId, source, email, startedIn, isVerified }: NewAssessment,
): Promise<AssessmentRow> {
  const created = await db
    .insertInto('assessment')
    .values({
      session_id: sessionId,
      source,
      email,
      started_in: startedIn,
      verified_at: isVerified ? new Date() : null,
    })
    .onConflict((conflict) => conflict.column('session_id').doNothing())
    .returning(assessmentColumns)
    .executeTakeFirst();
  return created ?? (await findBySession(db, sessionId))!;
}

export function saveProgress(
  db: Db,
  id: ContinuableId,
  progress: Progress,
): Promise<AssessmentRow | undefined> {
  return change(db, id, progress);
}

export async function update(
  db: Db,
  id: OwnId,
  changes: AssessmentChanges,
): Promise<AssessmentRow | undefined> {
  // Without an email there is no one to remind.
  const row = await change(
    db,
    id,
    changes.email === null ? { ...changes, retake_at: null } : changes,
  );
  if (row && changes.email !== undefined) await endSharing(db, id, row.access_epoch);
  return row;
}

function change(
  db: Db,
  id: string,
  changes: AssessmentChanges & { retake_at?: null },
): Promise<AssessmentRow | undefined> {
  const { is_completed: isCompleted, ...rest } = changes;
  const hasChanges = Object.values(changes).some((value) => value !== undefined);
  if (!hasChanges) return findById(db, id);
  return db
    .updateTable('assessment')
    .set({
      ...rest,
      ...(isCompleted !== undefined && {
        completed_at: isCompleted ? sql<Date>`coalesce(completed_at, now())` : null,
      }),
      // An unfinished assessment has no retake to remind of.
      ...(isCompleted === false && { retake_at: null }),
      ...(changes.email !== undefined && rightsUnder(changes.email)),
    })
    .where('id', '=', id)
    .returning(assessmentColumns)
    .executeTakeFirst();
}

/**
 * Another address ends the rights of those who verified the previous one, and the links they
 * shared.
 */
function rightsUnder(email: string | null) {
  const isOther = sql`email is distinct from ${email}`;
  return {
    access_epoch: sql<number>`access_epoch + (email is not null and ${isOther})::int4`,
    verified_at: sql<Date | null>`case when ${isOther} then null else verified_at end`,
  };
}

/**
 * Ends shared links, and what the chat advisor may use.
 * @param before only what began under an earlier access epoch
 */
async function endSharing(db: Db, id: string, before?: number): Promise<void> {
  for (const table of ['share_link', 'chat_results'] as const) {
    await db
      .deleteFrom(table)
      .where('assessment_id', '=', id)
      .$if(before !== undefined, (query) => query.where('access_epoch', '<', before!))
      .execute();
  }
}

export async function endRights(
  trx: Transaction<Database>,
  ids: readonly string[],
): Promise<AssessmentRow[]> {
  // In one order, as when erasing.
  await trx
    .selectFrom('assessment')
    .select('id')
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute();
  await trx.deleteFrom('chat_results').where('assessment_id', '=', anyOf(ids)).execute();
  return trx
    .updateTable('assessment')
    .set({ access_epoch: sql`access_epoch + 1` })
    .where('id', '=', anyOf(ids))
    .returning(assessmentColumns)
    .execute();
}

/**
 * Records that the email of these assessments was verified.
 * @returns those of them that have this email, and those verified earlier under it
 */
export function verify(db: Db, ids: readonly string[], email: string): Promise<AssessmentRow[]> {
  return db
    .updateTable('assessment')
    .set({ verified_at: sql`coalesce(verified_at, now())` })
    .where('id', 'in', (of) =>
      of
        .selectFrom('assessment')
        .select('id')
        .where('email', '=', email)
        .where((or) => or.or([or('id', '=', anyOf(ids)), or('verified_at', 'is not', null)]))
        .orderBy('id')
        .forUpdate(),
    )
    .returning(assessmentColumns)
    .execute();
}

/**
 * Gives the assessment a new id and session id, which no other browser knows, and deletes shared
 * links. Its other data follows the id. Its ratings may be someone else's, so it no longer counts as verified.
 */
export async function replaceIds(
  trx: Transaction<Database>,
  id: string,
  sessionId: string,
): Promise<AssessmentRow | undefined> {
  await endSharing(trx, id);
  return trx
    .updateTable('assessment')
    .set({
      id: sql<string>`gen_random_uuid()`,
      session_id: sessionId,
      access_epoch: sql`access_epoch + 1`,
      verified_at: null,
    })
    .where('id', '=', id)
    .returning(assessmentColumns)
    .executeTakeFirst();
}

/** Clears the responses, the position, completion, and scores; the email stays. */
export function reset(of: Db, id: OwnId): Promise<AssessmentRow | undefined> {
  return inTransaction(of, async (db) => {
    // The row first, as when saving: otherwise a response in progress could outlive the reset.
    const row = await db
      .updateTable('assessment')
      .set({
        current_question_index: 0,
        completed_at: null,
        overall_score: null,
        category_scores: sql`'{}'::jsonb`,
        retake_at: null,
        // `now()` is when the transaction began. If this waited for a save, its response would count as
        // later.
        reset_at: sql`date_trunc('milliseconds', clock_timestamp())`,
        answered_count: 0,
        started_at: null,
      })
      .where('id', '=', id)
      .returning(assessmentColumns)
      .executeTakeFirst();
    await db.deleteFrom('response').where('assessment_id', '=', id).execute();
    // The scores no longer apply.
    await endSharing(db, id);
    return row;
  });
}

export async function calculateScores(db: Db, id: OwnId): Promise<AssessmentRow | undefined> {
  await sql`select calculate_scores(${id})`.execute(db);
  return findById(db, id);
}
