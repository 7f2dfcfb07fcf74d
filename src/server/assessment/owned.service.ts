import type { Db } from '#db/client.ts';
import type { AssessmentRow } from '#db/tables/assessment.table.ts';
import * as lookups from './lookup.repository.ts';
import type { Visitor } from './visitor.ts';

/** What is a caller's own, and the emails that it proved. */
export interface Owned {
  assessments: AssessmentRow[];
  emails: string[];
}

/**
 * Everything of which the caller is an owner, the newest first. An email that the caller proved is
 * known only by its hash, and found again by what stands under it.
 */
export async function ownedBy({ db, grants }: Visitor): Promise<Owned> {
  const own = await lookups.findByIdsAndEmails(db, grants.own, []);
  const emails = [...new Set(own.flatMap(({ email }) => email ?? []))].filter((email) =>
    grants.hasProved(email),
  );
  if (emails.length === 0) return { assessments: own, emails };
  return { assessments: await lookups.findByIdsAndEmails(db, grants.own, emails), emails };
}

/** How what stands under this (normalized) email has come along, all of it or this one. */
export function standingUnder(
  db: Db,
  email: string,
  id: string | null,
): Promise<lookups.Standing[]> {
  return lookups.standingUnder(db, email, id);
}

/** Makes the caller an owner of what stands under this (normalized) email, now and later. */
export async function proveEmail({ db, grants }: Visitor, email: string): Promise<AssessmentRow[]> {
  grants.addProved(email);
  const rows = await lookups.findByEmail(db, email, grants.own);
  // What the caller is known to own stays its own under another email, or none. The best one last: it
  // is kept the longest.
  for (const { id } of rows.toReversed()) grants.addOwn(id);
  return rows;
}
