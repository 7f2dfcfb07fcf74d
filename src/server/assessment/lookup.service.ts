import type { EnqueueMail } from './assessment.service.ts';
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
 * The caller's own assessments under this email. If there are none, enqueues a mail with a link to all of
 * them, for any address: neither the answer nor the queries depend on what is stored under it.
 */
export async function findOwnOrMail(visitor: Visitor, email: string, enqueueMail: EnqueueMail) {
  const { db, grants } = visitor;
  const known = await lookups.findOwnByEmail(db, email, [...grants.own, ...grants.verified]);
  const own = known.filter((row) => grants.accessTo(row) === 'owner');
  if (own.length === 0) {
    await enqueueMail(db, { kind: 'find', address: email, assessmentId: null });
  }
  return own.map(foundAssessmentView);
}
