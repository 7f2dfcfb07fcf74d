import { type Transaction, sql } from 'kysely';
import { anyOf, type Db } from '#db/client.ts';
import { limits } from '#db/limits.ts';
import { lockToErase } from '#db/transaction.ts';
import type { Database } from '#db/database.ts';
import { assessmentColumns, type AssessmentRow } from '#db/tables/assessment.tables.ts';
import { endRights, verify } from './assessment.repository.ts';
import type { Visitor } from './visitor.ts';

/** A caller's own assessments, the ids of those owned regardless of their email, and the verified emails. */
export type Owned = Awaited<ReturnType<typeof ownedBy>>;

/** Everything of which the caller is an owner, the newest first. */
export async function ownedBy({ db, grants }: Visitor) {
  const own: ReadonlySet<string> = new Set(grants.own);
  const found = await findByIds(db, [...own, ...grants.verified]);
  const assessments = found.filter((row) => own.has(row.id) || grants.hasVerified(row));
  const verified = assessments.filter((row) => grants.hasVerified(row));
  const emails = [...new Set(verified.flatMap(({ email }) => email ?? []))];
  return { assessments, own, emails };
}

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

/**
 * Removes every verification and shared link of these assessments.
 * @returns gives the caller back what it had verified, once the transaction is over
 */
export async function endOtherRights(
  { grants }: Visitor,
  trx: Transaction<Database>,
  owned: readonly AssessmentRow[],
): Promise<() => void> {
  const verified = new Set(owned.filter((row) => grants.hasVerified(row)).map(({ id }) => id));
  const ids = owned.map(({ id }) => id);
  const ended = (await endRights(trx, ids)).filter(({ id }) => verified.has(id));
  return () => ended.forEach((row) => grants.addVerified(row));
}

/**
 * Deletes assessments. Their responses, mails, links and jobs go with them, and so does what is known of an
 * address without other assessments. The caller must be allowed to.
 * @param person who erases everything: also a retake that was begun moments ago, in a call without an answer yet
 * @returns the ids of those that existed
 */
export async function eraseAssessments(
  trx: Transaction<Database>,
  ids: readonly string[],
  person?: { addresses: readonly string[]; userId?: string | undefined },
): Promise<string[]> {
  const found = await lockToErase(trx, ids, person);
  if (person) found.push(...(await begunJustNow(trx, found, person.addresses)));
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

/**
 * Retakes of these people that have no ratings yet. An assessment gets an address at its creation only by a retake.
 * @param verified others' retakes under an address that was only typed stay
 */
async function begunJustNow(
  trx: Transaction<Database>,
  before: readonly Pick<AssessmentRow, 'id' | 'email'>[],
  verified: readonly string[],
) {
  const emails = before.flatMap(({ email }) => email ?? []);
  const { rows } = await sql<Pick<AssessmentRow, 'id' | 'session_id' | 'email'>>`
    select id, session_id, email from assessment
    where email = any(${emails}::text[]) and not id = any(${before.map(({ id }) => id)}::uuid[])
      and (verified_at is null or email = any(${verified}::text[]))
      and answered_count = 0 and created_at > now() - ${limits.CALL_MS} * interval '1 millisecond'
    order by id for update`.execute(trx);
  return rows;
}
