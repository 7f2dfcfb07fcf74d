import type { Db } from '#db/client.ts';
import type { AssessmentRow } from '#db/tables/assessment.table.ts';
import * as lookups from './lookup.repository.ts';
import type { Visitor } from './visitor.ts';

/** What is a caller's own, and the emails that it proved. */
export interface Owned {
  assessments: AssessmentRow[];
  /** The ids of those that are the caller's whatever email they stand under. */
  own: ReadonlySet<string>;
  emails: string[];
}

/**
 * Everything of which the caller is an owner, the newest first. An email that the caller proved is
 * known only by its hash, and found again by what stands under it.
 */
export async function ownedBy({ db, grants }: Visitor): Promise<Owned> {
  const { own, known } = grants;
  const found = await lookups.findByIdsAndEmails(db, [...own, ...known], []);
  const emails = [...new Set(found.flatMap(({ email }) => email ?? []))].filter((email) =>
    grants.hasProved(email),
  );
  const assessments = await lookups.findByIdsAndEmails(db, own, emails);
  return { assessments, own: new Set(own), emails };
}

/** How what stands under this (normalized) email has come along, all of it or this one. */
export function standingUnder(
  db: Db,
  email: string,
  id: string | null,
): Promise<lookups.Standing[]> {
  return lookups.standingUnder(db, email, id);
}

/** Makes the caller an owner of what stands under this (normalized) email, now and later, as long as it does. */
export async function proveEmail({ db, grants }: Visitor, email: string): Promise<AssessmentRow[]> {
  grants.addProved(email);
  const rows = await lookups.findByEmail(db, email, grants.own);
  // The best one last: it is kept the longest.
  for (const { id } of rows.toReversed()) grants.addKnown(id);
  return rows;
}
