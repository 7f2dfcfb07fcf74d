import { type DeleteResult, sql, type NotNull } from 'kysely';
import { anyOf, type Db } from '#db/client.ts';
import { planColumns } from '#db/tables/plan.tables.ts';
import { shareLinkColumns } from '#db/tables/sharing.tables.ts';

/*
 * What is read of a person's rows, under the names that the export uses. Every column, also those that are left
 * out and why, is in `src/testing/personal-data-inventory.ts`.
 */

type Ids = readonly string[];

/** What `assessmentView` does not show. */
export const findAssessments = (db: Db, ids: Ids) =>
  db
    .selectFrom('assessment')
    .select([
      'id',
      'answered_count as completed',
      'reset_at as resetAt',
      'retake_at as retakeAt',
      'started_at as startedAt',
      'completed_at as completedAt',
      'started_in as startedIn',
      'verified_at as verifiedAt',
      'source',
    ])
    .where('id', '=', anyOf(ids))
    .execute();

export const findPlans = (db: Db, assessmentIds: Ids) =>
  db
    .selectFrom('plan')
    .select(planColumns)
    .select([
      'created_at as createdAt',
      'reminded_until as remindedUntil',
      'next_reminder_at as nextReminderAt',
    ])
    .where('assessment_id', '=', anyOf(assessmentIds))
    .execute();

export const findShareLinks = (db: Db, assessmentIds: Ids) =>
  db
    .selectFrom('share_link')
    .select(shareLinkColumns)
    .where('assessment_id', '=', anyOf(assessmentIds))
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const findFeedbackRounds = (db: Db, assessmentIds: Ids) =>
  db
    .selectFrom('feedback_round')
    .leftJoin('feedback_result', 'round_id', 'id')
    .select([
      'assessment_id as assessmentId',
      'id',
      'kind',
      'state',
      'name',
      'created_at as createdAt',
      'invited',
      'answered',
      'declined',
      'bounced',
      'competency_ids as competencyIds',
      'starts_on as startsOn',
      'closes_on as closesOn',
      'is_extended as isExtended',
      'roles',
      'result',
    ])
    .where('assessment_id', '=', anyOf(assessmentIds))
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const findInvitations = (db: Db, addresses: Ids) =>
  db
    .selectFrom('feedback_invitation')
    .select(['address', 'role', 'state', 'reminders'])
    .where('address', '=', anyOf(addresses))
    .orderBy('id')
    .execute();

/** Mails about the assessments, and all mails to the addresses, the oldest first. */
export const findMails = (db: Db, assessmentIds: Ids, addresses: Ids) =>
  db
    .selectFrom('mail')
    .select([
      'id',
      'kind',
      'address',
      'assessment_id as assessmentId',
      'state',
      'created_at as createdAt',
      'tried_at as triedAt',
      'sent_at as sentAt',
    ])
    .where((or) =>
      or.or([or('assessment_id', '=', anyOf(assessmentIds)), or('address', '=', anyOf(addresses))]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();

/** Mails about assessments are deleted with them; these also without one. */
export const eraseMails = (db: Db, addresses: Ids) =>
  counted(db.deleteFrom('mail').where('address', '=', anyOf(addresses)));

export const eraseShareLinks = (db: Db, assessmentIds: Ids) =>
  counted(db.deleteFrom('share_link').where('assessment_id', '=', anyOf(assessmentIds)));

/** Unsubscribe links keep working. */
export const eraseOpenLinks = (db: Db, mailIds: Ids) =>
  counted(
    db.deleteFrom('mail_link').where('mail_id', '=', anyOf(mailIds)).where('purpose', '=', 'open'),
  );

async function counted(query: { executeTakeFirst: () => Promise<DeleteResult> }) {
  return Number((await query.executeTakeFirst()).numDeletedRows);
}

export const findMailLinks = (db: Db, mailIds: Ids) =>
  db
    .selectFrom('mail_link')
    .select(['mail_id as mailId', 'purpose', 'created_at as createdAt', 'expires_at as expiresAt'])
    .where('mail_id', '=', anyOf(mailIds))
    .orderBy('created_at')
    .execute();

/** A row for each address, with what is known about it if it is verified. */
export const findAddresses = (db: Db, addresses: Ids, verified: Ids) =>
  db
    .selectFrom(
      sql<{
        email: string;
        position: number;
      }>`unnest(${addresses}::text[]) with ordinality`.as<'given'>(sql`given (email, position)`),
    )
    .leftJoin('address_mark', (join) =>
      join
        .on('email', '=', anyOf(verified))
        .on('fingerprint', '=', sql<Buffer>`address_fingerprint(email)`),
    )
    .leftJoin('contact', (join) =>
      join.on('email', '=', anyOf(verified)).onRef('address', '=', 'email'),
    )
    .select([
      'email',
      'refused_at as refusedAt',
      'unsubscribed_at as unsubscribedAt',
      'no_feedback_at as noFeedbackAt',
      'proved_at as provedAt',
      'state',
      'note',
      'edited_at as notedAt',
    ])
    .orderBy('position')
    .execute();

export const findBookings = (db: Db, addresses: Ids) =>
  db
    .selectFrom('booking')
    .innerJoin('contact', 'contact.id', 'contact_id')
    .select(['address', 'booked_on as bookedOn', 'cancelled_on as cancelledOn'])
    .where('address', '=', anyOf(addresses))
    .orderBy('booked_on')
    .execute();

export const findDeliveries = (db: Db, assessmentIds: Ids) =>
  db
    .selectFrom('webhook_delivery')
    .select(['event', 'assessment_id as assessmentId', 'created_at as at'])
    .where('assessment_id', '=', anyOf(assessmentIds))
    .$narrowType<{ assessmentId: NotNull }>()
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const findSessions = (db: Db, userId: string) =>
  db
    .selectFrom('session')
    .select([
      'created_at as createdAt',
      'last_used_at as lastUsedAt',
      'expires_at as expiresAt',
      'office_grant as officeGrant',
      'office_name as officeName',
    ])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

export const findChatUsage = (db: Db, userId: string) =>
  db
    .selectFrom('chat_usage')
    .select(['since', 'conversations', 'messages', 'tokens'])
    .where('user_id', '=', userId)
    .executeTakeFirst();

export const findConversations = (db: Db, userId: string) =>
  db
    .selectFrom('conversation')
    .select(['id', 'title', 'created_at as createdAt', 'updated_at as updatedAt'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();

export const findMessages = (db: Db, conversationIds: Ids) =>
  db
    .selectFrom('message')
    .select([
      'conversation_id as conversationId',
      'id',
      'role',
      'content',
      'sources',
      'card',
      'status',
      'created_at as createdAt',
    ])
    .where('conversation_id', '=', anyOf(conversationIds))
    .orderBy('conversation_id')
    .orderBy('position')
    .execute();

export const findChatResults = (db: Db, conversationIds: Ids) =>
  db
    .selectFrom('chat_results')
    .select([
      'conversation_id as conversationId',
      'text',
      'agreed_at as agreedAt',
      'assessment_id as assessmentId',
    ])
    .where('conversation_id', '=', anyOf(conversationIds))
    .execute();

export async function countInAccount(db: Db, userId: string) {
  const { rows } = await sql<{ sessions: number; conversations: number; messages: number }>`
    select
      (select count(*)::int from session where user_id = ${userId}) as sessions,
      count(distinct conversation.id)::int as conversations,
      count(message.id)::int as messages
    from conversation left join message on conversation_id = conversation.id
    where user_id = ${userId}`.execute(db);
  return rows[0]!;
}
