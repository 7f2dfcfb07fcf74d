import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { expect } from 'vitest';
import type { Plan } from '#domain/plan.ts';
import type { PreparedAssessment } from './prepared-assessment.ts';
import { withHistory } from './prepared-assessment.ts';
import { mailedLink, openEach } from './mailed-link.ts';
import { officeCaller } from './sign-in.ts';
import type { TestApp } from './test-app.ts';
import { newSessionId, type TestCaller } from './test-caller.ts';

export interface UserWithAllData {
  /** Signed in, with two assessments under a verified address. */
  caller: TestCaller;
  email: string;
  assessments: [PreparedAssessment, PreparedAssessment];
  userId: string;
  conversationId: string;
}

/** A user with data in every table and column that can hold personal data. */
export async function userWithAllData(server: TestApp): Promise<UserWithAllData> {
  const { db } = server.database;
  const caller = await officeCaller(server);
  const email = `ada-${crypto.randomUUID()}@example.org`;
  const mine = await withHistory(server, { email, isCompleted: true });
  const other = await withHistory(server, { email });
  await openEach(server, caller, await mailedLink(db, { email, id: null, kind: 'your_data' }));

  const { user_id: userId } = await db
    .selectFrom('session')
    .select('user_id')
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('user')
    .set({ profile_image_url: `https://pictures.example.org/${userId}`, first_name: 'Augusta' })
    .where('id', '=', userId)
    .execute();
  await db
    .updateTable('assessment')
    .set({
      reset_at: new Date('2026-01-02T03:04:05Z'),
      retake_at: new Date('2027-06-07T08:09:10Z'),
    })
    .where('email', '=', email)
    .execute();
  // Set the columns that only the start of an assessment or the database sets.
  await sql`
    update assessment set source = 'news.example.org', started_at = '2026-01-03T04:05:06Z',
      started_in = 'Firefox on Windows'
    where email = ${email}`.execute(db);

  await addPlan(db, mine.id);

  await sql`select refresh_contacts(array[${email}])`.execute(db);
  await db
    .updateTable('contact')
    .set({
      state: 'in_conversation',
      note: `${email} wants to talk about delegating`,
      edited_at: new Date('2026-06-06T06:06:06Z'),
    })
    .where('address', '=', email)
    .execute();
  await db
    .insertInto('office_event')
    .values({ who: 'owner@practice.example', what: 'person_viewed', whom: email })
    .execute();
  await sql`
    insert into booking
    select sha256(('booking of ' || address)::bytea), id, 'news.example.org', '2026-02-03', '2026-02-04'
    from contact where address = ${email}`.execute(db);
  await mailedLink(db, {
    email,
    id: null,
    kind: 'your_data',
    expiresAt: new Date('2999-03-04T05:06:07Z'),
  });
  await mailedLink(db, { email, id: mine.id, kind: 'reminder', purpose: 'unsubscribe' });
  await db
    .updateTable('mail')
    .set({ tried_at: new Date('2026-03-03T03:03:03Z') })
    .where('address', '=', email)
    .execute();
  await db
    .insertInto('address_mark')
    .values({
      fingerprint: sql`address_fingerprint(${email})`,
      refused_at: new Date('2026-04-04T04:04:04Z'),
      unsubscribed_at: new Date('2026-05-05T05:05:05Z'),
      no_feedback_at: new Date('2026-05-06T05:05:05Z'),
    })
    .execute();
  // A mail that is queued with its job.
  const requested = await caller.post('/api/person/link', { email });
  expect(requested.statusCode).toBe(200);

  await addShareLink(db, mine.id, other.id);
  await addDelivery(db, mine.id, email);
  await addFeedback(db, mine.id, email);

  const conversation = await caller.post('/api/conversations');
  const { id: conversationId } = conversation.json<{ id: string }>();
  await db
    .updateTable('conversation')
    .set({ title: `Delegating ${userId.slice(0, 8)}` })
    .where('id', '=', conversationId)
    .execute();
  await db
    .insertInto('message')
    .values({
      conversation_id: conversationId,
      role: 'user',
      content: `How do I begin, ${email}?`,
      card: 'plan',
    })
    .execute();
  await db
    .insertInto('chat_results')
    .values({
      conversation_id: conversationId,
      assessment_id: mine.id,
      text: `Highest competencies: of ${userId}`,
      access_epoch: 0,
    })
    .execute();
  // A sign-in in progress that returns to the results.
  await db
    .insertInto('sign_in')
    .values({
      key_hash: randomBytes(32),
      nonce: 'nonce',
      code_verifier: 'verifier',
      return_to: `/assessment/dashboard?id=${mine.id}`,
      expires_at: new Date('2999-01-01'),
    })
    .execute();
  return { caller, email, assessments: [mine, other], userId, conversationId };
}

/** A plan with an entry of each kind, and reminders. */
async function addPlan(db: Db, assessmentId: string): Promise<void> {
  const changedAt = '2026-01-05T06:07:08.009Z';
  const entry = { isRemoved: false, addedAt: '2026-01-04T05:06:07.008Z', changedAt };
  const competencyId = 'humility';
  const content: Plan = {
    start: { day: '2026-01-06', changedAt },
    focus: [{ competencyId, whenItWorks: 'They tell me early', partner: 'A colleague', ...entry }],
    actions: [
      {
        id: crypto.randomUUID(),
        competencyId,
        after: 60,
        text: 'Ask two people',
        evidence: 'They did',
        isDone: true,
        ...entry,
      },
    ],
  };
  await db
    .insertInto('plan')
    .values({
      assessment_id: assessmentId,
      content: JSON.stringify(content),
      time_zone: 'Europe/Copenhagen',
      reminded_until: new Date('2026-01-06T07:08:09Z'),
      next_reminder_at: new Date('2999-01-07T08:09:10Z'),
    })
    .execute();
}

/** A published round, an open round with a submitted form, and an invitation to someone else's round. */
async function addFeedback(db: Db, assessmentId: string, email: string): Promise<void> {
  const result = {
    kind: 'focus',
    invited: 3,
    answered: 3,
    competencies: [{ competencyId: 'humility', cell: { average: 130, agreement: null } }],
    sentences: [`Good luck, ${email}`],
  };
  const { id: other } = await db
    .insertInto('assessment')
    .values({ session_id: newSessionId(), email: null })
    .returning('id')
    .executeTakeFirstOrThrow();
  const roundOf = async (id: string, state: 'published' | 'open') => {
    const { rows } = await sql<{ id: string }>`
      insert into feedback_round (assessment_id, kind, state, name, competency_ids, starts_on,
        closes_on, invited, roles, answered, declined, bounced)
      values (${id}, 'full', ${state}, ${`Leader ${id}`}, array['humility'], '2026-02-03',
        '2999-02-04', 21, array['peer', 'report'], 17, 18, 19)
      returning id`.execute(db);
    return rows[0]!.id;
  };
  await sql`
    insert into feedback_result
    values (${await roundOf(assessmentId, 'published')}, ${JSON.stringify(result)})`.execute(db);
  await sql`
    insert into feedback_form (round_id, role, state, token_hash, editor_hash, ratings, texts)
    values (${await roundOf(assessmentId, 'open')}, 'peer', 'submitted', ${randomBytes(32)},
      ${randomBytes(32)}, '{}', ${JSON.stringify({ sentence: '', keep: email, help: '' })})`.execute(
    db,
  );
  await sql`
    insert into feedback_invitation (round_id, role, address, state, reminders)
    values (${await roundOf(other, 'open')}, 'report', ${email}, 'sent', 1)`.execute(db);
}

async function addShareLink(db: Db, assessmentId: string, earlierId: string) {
  await sql`
    insert into share_link
      (assessment_id, token_hash, name, shared_by, with_plan, compared_with, expires_at,
      last_opened_at)
    values (${assessmentId}, ${randomBytes(32)}, ${`Coach of ${assessmentId}`},
      ${`Client ${assessmentId}`}, true, ${earlierId},
      '2999-05-06T07:08:09Z', '2026-07-07T07:07:07Z')`.execute(db);
}

/** A webhook delivery to an endpoint of its own. */
async function addDelivery(db: Db, assessmentId: string, email: string): Promise<void> {
  const id = crypto.randomUUID();
  await db
    .insertInto('webhook_endpoint')
    .values({
      id,
      url: 'https://hooks.example.com',
      events: ['email.given'],
      secret: Buffer.from('sealed'),
      off_reason: 'office',
    })
    .execute();
  await sql`
    insert into webhook_delivery (endpoint_id, event, payload, assessment_id, address, state)
    values (${id}, 'email.given', ${JSON.stringify({ email })}, ${assessmentId}, ${email}, 'delivered')
  `.execute(db);
}
