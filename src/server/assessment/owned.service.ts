import type { Transaction } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Database } from '#db/database.ts';
import type { AssessmentRow } from '#db/tables/assessment.tables.ts';
import { endRights, verify } from './assessment.repository.ts';
import * as lookups from './lookup.service.ts';
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
  const found = await lookups.findByIds(db, [...own, ...grants.verified]);
  const assessments = found.filter((row) => own.has(row.id) || grants.hasVerified(row));
  const verified = assessments.filter((row) => grants.hasVerified(row));
  const emails = [...new Set(verified.flatMap(({ email }) => email ?? []))];
  return { assessments, own, emails };
}

/** The progress of the assessments under this (normalized) email; only of the given one if there is an id. */
export function progressUnder(
  db: Db,
  email: string,
  id: string | null,
): Promise<lookups.ProgressUnder[]> {
  return lookups.progressUnder(db, email, id);
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
  const ended = await endRights(
    trx,
    owned.map(({ id }) => id),
  );
  for (const row of ended) if (verified.has(row.id)) grants.addVerified(row);
}
