import { sql } from 'kysely';
import { anyOf, type Db } from '#db/client.ts';
import { assessmentColumns, type AssessmentRow } from '#db/tables/assessment.tables.ts';
import { events } from '#domain/events.ts';
import type { EnqueueMail } from '#server/jobs/mail-queue.ts';
import { viewFor } from './assessment.service.ts';
import type { Visitor } from './visitor.ts';

const LOOKUP_LIMIT = 20;

/**
 * PostgreSQL runs a subquery with a limit for each row, by the index. It may run an `exists` for all
 * rows.
 */
const hasResponses = sql<boolean>`
  (select true from response where assessment_id = assessment.id limit 1) is not null
`;

const isVerified = sql<boolean>`verified_at is not null`;

/**
 * Those with responses come before empty ones, then the newest first. If not all fit, the caller's own
 * and then verified ones come first among those with responses, so that no one can push them out.
 */
function findByEmail(db: Db, email: string, own: readonly string[]): Promise<AssessmentRow[]> {
  const shown = db
    .selectFrom('assessment')
    .select(assessmentColumns)
    .select(hasResponses.as('has_responses'))
    .where('email', '=', email)
    .orderBy('has_responses', 'desc')
    .orderBy(sql`id = any(${own})`, 'desc')
    .orderBy(isVerified, 'desc')
    .orderBy('created_at', 'desc')
    .limit(LOOKUP_LIMIT);
  return db
    .selectFrom(shown.as('shown'))
    .select(assessmentColumns)
    .orderBy('has_responses', 'desc')
    .orderBy('created_at', 'desc')
    .execute();
}

/**
 * Those of these ids that have the email, in the same order. The database starts from the ids, so that the
 * time does not depend on how many others have it.
 */
function findOwnByEmail(db: Db, email: string, own: readonly string[]): Promise<AssessmentRow[]> {
  return db
    .with(
      (cte) => cte('own').materialized(),
      (query) =>
        query.selectFrom('assessment').select(assessmentColumns).where('id', '=', anyOf(own)),
    )
    .selectFrom('own as assessment')
    .select(assessmentColumns)
    .where('email', '=', email)
    .orderBy(hasResponses, 'desc')
    .orderBy('created_at', 'desc')
    .limit(LOOKUP_LIMIT)
    .execute();
}

/** Those under this email, first what its reader verified or completed; or only this one. */
export function progressUnder(db: Db, email: string, id: string | null) {
  const answered = sql<number>`(
    select count(*)::int from response
    where assessment_id = assessment.id
      and question1_rating is not null and question2_rating is not null
  )`;
  return db
    .selectFrom('assessment')
    .select(['id', 'is_completed as isCompleted', answered.as('answered')])
    .select(['created_at as startedAt', 'started_in as startedIn', 'access_epoch as epoch'])
    .select(isVerified.as('isVerified'))
    .where('email', '=', email)
    .$if(id !== null, (query) => query.where('id', '=', id))
    .orderBy(isVerified, 'desc')
    .orderBy('is_completed', 'desc')
    .orderBy(hasResponses, 'desc')
    .orderBy('created_at', 'desc')
    .limit(LOOKUP_LIMIT)
    .execute();
}

/** The progress of an assessment, and the kind of browser it was started in. */
export type ProgressUnder = Awaited<ReturnType<typeof progressUnder>>[number];

/** The assessments under this (normalized) email. The caller can continue unfinished ones. */
export async function lookupByEmail(visitor: Visitor, email: string) {
  const { db, grants } = visitor;
  const rows = await findByEmail(db, email, grants.own);
  if (rows.some((row) => !row.is_completed)) grants.addLookedUp(email);
  return rows.map((row) => viewFor(visitor, row));
}

/**
 * The caller's own assessments under this email. If there are none, enqueues a mail with a link to all of
 * them, for any address: neither the answer nor the queries depend on what is stored under it.
 */
export async function findOwnOrMail(visitor: Visitor, email: string, enqueueMail: EnqueueMail) {
  const { db, grants } = visitor;
  const known = await findOwnByEmail(db, email, [...grants.own, ...grants.verified]);
  const own = known.filter((row) => grants.accessTo(row) === 'owner');
  if (own.length === 0) {
    const kind = events['results.searched'].mail;
    await enqueueMail(db, { kind, address: email, assessmentId: null });
  }
  return own.map((row) => viewFor(visitor, row));
}
