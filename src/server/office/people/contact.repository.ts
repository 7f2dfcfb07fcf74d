import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { mailKinds } from '#domain/mail.ts';

const feedbackMails = mailKinds.filter((kind) => kind.startsWith('feedback_'));

/** At most this many of each are shown. */
const SHOWN = 50;

/** Verified ones first: strangers cannot push them off the list. */
export function findAssessments(db: Db, address: string) {
  return db
    .selectFrom('assessment')
    .select([
      'id',
      'current_question_index as currentQuestionIndex',
      'is_completed as isCompleted',
      'overall_score as overallScore',
      'category_scores as categoryScores',
      'created_at as createdAt',
      'started_at as startedAt',
      'completed_at as completedAt',
      'answered_count as answered',
      'source',
      sql<boolean>`verified_at is not null`.as('isVerified'),
    ])
    .where('email', '=', address)
    .orderBy('isVerified', 'desc')
    .orderBy('created_at', 'desc')
    .limit(SHOWN)
    .execute();
}

export function findMails(db: Db, address: string) {
  return (
    db
      .selectFrom('mail')
      .select(['id', 'kind', 'state', 'created_at as createdAt', 'sent_at as sentAt'])
      .where('address', '=', address)
      // The practice sees nothing of feedback.
      .where('kind', 'not in', feedbackMails)
      .orderBy('created_at', 'desc')
      .limit(SHOWN)
      .execute()
  );
}

/** Whether mail to the address was rejected for good, or reminders to it were turned off. */
export function findMark(db: Db, address: string) {
  return db
    .selectFrom('address_mark')
    .select(['refused_at as refusedAt', 'unsubscribed_at as unsubscribedAt'])
    .where('fingerprint', '=', sql<Buffer>`address_fingerprint(${address})`)
    .executeTakeFirst();
}

export function findBookings(db: Db, contactId: string) {
  return db
    .selectFrom('booking')
    .select([
      sql<string | null>`booked_on::text`.as('bookedOn'),
      sql<string | null>`cancelled_on::text`.as('cancelledOn'),
    ])
    .where('contact_id', '=', contactId)
    .orderBy('booked_on', 'desc')
    .limit(SHOWN)
    .execute();
}

export function findEvents(db: Db, address: string) {
  return db
    .selectFrom('office_event')
    .select(['id', 'happened_at as happenedAt', 'who', 'what', 'detail'])
    .where('whom', '=', address)
    .orderBy('happened_at', 'desc')
    .limit(SHOWN)
    .execute();
}
