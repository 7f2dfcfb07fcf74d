import { type Transaction, sql } from 'kysely';
import { anyOf, type Db } from '#db/client.ts';
import type { Database } from '#db/database.ts';
import { assessmentColumns, type AssessmentRow } from '#db/tables/assessment.tables.ts';
import { endRights, verify } from './assessment.repository.ts';
import type { Visitor } from './visitor.ts';

/** A caller's own assessments, and the emails that it verified. */
export interface Owned {
  assessments: AssessmentRow[];
  /** The ids of those that the caller owns regardless of their email. */
  own: ReadonlySet<string>;
  emails: string[];
}

/** Everything of which the caller is an owner, the newest first. */
export async function ownedBy({ db, grants }: Visitor): Promise<Owned> {
  const own = new Set(grants.own);
  const found = await findByIds(db, [...own, ...grants.verified]);
  const assessments = found.filter((row) => own.has(row.id) || grants.hasVerified(row));
  const verified = assessments.filter((row) => grants.hasVerified(row));
  const emails = [...new Set(verified.flatMap(({ email }) => email ?? []))];
  return { assessments, own, emails };
}

/** The newest first. */
function findByIds(db: Db, ids: readonly string[]): Promise<AssessmentRow[]> {
  return db
    .selectFrom('assessment')
    .select(assessmentColumns)
    .where('id', '=', anyOf(ids))
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

/**
 * Makes the caller an owner of these assessments, and of those verified earlier under this (normalized)
 * email, while they have it and no one revokes the right. Unverified ones are not included.
 */
export async function verifyEmail(
  { db, grants }: Visitor,
  email: string,
  ids: readonly string[],
): Promise<void> {
  for (const row of await verify(db, ids, email)) grants.addVerified(row);
}

/** Removes every verification and shared link of these assessments. The caller keeps its own. */
export async function endOtherRights(
  { grants }: Visitor,
  trx: Transaction<Database>,
  owned: readonly AssessmentRow[],
): Promise<void> {
  const verified = new Set(owned.filter((row) => grants.hasVerified(row)).map(({ id }) => id));
  const ids = owned.map(({ id }) => id);
  const ended = await endRights(trx, ids);
  for (const row of ended) if (verified.has(row.id)) grants.addVerified(row);
}

/**
 * Deletes assessments. Their responses, mails, links and jobs go with them, and so does what is known of an
 * address without other assessments. The caller must be allowed to.
 * @returns the ids of those that existed
 */
export async function eraseAssessments(
  trx: Transaction<Database>,
  ids: readonly string[],
): Promise<string[]> {
  // Locked in id order, to avoid deadlocks.
  const found = await trx
    .selectFrom('assessment')
    .select(['id', 'session_id'])
    .where('id', '=', anyOf(ids))
    .orderBy('id')
    .forUpdate()
    .execute();
  if (found.length === 0) return [];
  // The return address of a started sign-in may name one of them.
  const names = found.flatMap((row) => [row.id, row.session_id]);
  await trx
    .deleteFrom('sign_in')
    .where(
      sql<boolean>`exists (
        select from unnest(${names}::text[]) as name where position(name in return_to) > 0
      )`,
    )
    .execute();
  const erased = found.map(({ id }) => id);
  await trx.deleteFrom('assessment').where('id', '=', anyOf(erased)).execute();
  const amount = erased.length;
  await trx.insertInto('audit_event').values({ event: 'assessments_erased', amount }).execute();
  return erased;
}
