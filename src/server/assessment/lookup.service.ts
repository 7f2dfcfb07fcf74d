import type { PutMail } from '#server/mail/outbox.ts';
import { foundAssessmentView } from './assessment.view.ts';
import * as lookups from './lookup.repository.ts';
import type { Visitor } from './visitor.ts';

/** The assessments under this (normalized) email; the caller may go on with unfinished ones. */
export async function lookupByEmail(visitor: Visitor, email: string) {
  const { db, grants } = visitor;
  const rows = await lookups.findByEmail(db, email, grants.own);
  if (rows.some((row) => !row.is_completed)) grants.addLookedUp(email);
  return rows.map(foundAssessmentView);
}

/**
 * Those of them that are the caller's own. Where there is none, a mail with the way to all of them is
 * put on its way, to whatever address: to whom does not depend on what stands under it, nor does what
 * is asked of the database and answered.
 */
export async function findOwnOrMail(visitor: Visitor, email: string, putMail: PutMail) {
  const { db, grants } = visitor;
  const own = grants.hasProved(email)
    ? await lookups.findByEmail(db, email, grants.own)
    : await lookups.findOwnByEmail(db, email, grants.own);
  if (own.length === 0) {
    await putMail(db, { kind: 'find', address: email, assessmentId: null });
  }
  return own.map(foundAssessmentView);
}
