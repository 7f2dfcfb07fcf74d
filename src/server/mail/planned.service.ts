import { type Transaction, type NotNull, sql } from 'kysely';
import type { Db } from '#db/client.ts';
import type { Database } from '#db/database.ts';
import { inTransaction } from '#db/transaction.ts';
import { events } from '#domain/events.ts';
import { type MailKind, reminder } from '#domain/mail.ts';
import { nextReminder, reminded } from '#domain/plan-reminders.ts';
import { type Retention, type AssessmentStage, expiryNotice } from '#domain/retention.ts';
import { type Attempt, eachAlone } from '#server/jobs/worker.ts';
import { atStage, isAnswered, lastTouched, untouchedFor } from '#server/jobs/retention.ts';
import { enqueueMail } from './mail.repository.ts';

/** Assessments that one statement looks at, so that it stays fast. */
const LOOKED_AT = 2_000;

const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/** A mail that is due by date. */
interface Planned {
  kind: MailKind;
  /** The assessments about which it is due. */
  due: (db: Db) => ReturnType<typeof assessments>;
  /** Makes it no longer due; false if it is not sent after all. */
  take?: (trx: Transaction<Database>, id: string) => Promise<boolean>;
}

/** Enqueues the mails that are due by date. Safe to interrupt and restart. */
export async function planMail(db: Db, retention: Retention, attempt: Attempt): Promise<void> {
  const stages = (['unfinished', 'completed'] as const).filter((stage) => retention[stage] > 0);
  const expiring = stages.map((stage) => ({
    kind: events['assessment.expiring'].mail,
    due: (from: Db) => findExpiring(from, stage, retention[stage]),
  }));
  const all: Planned[] = [
    { kind: events['retake.due'].mail, due: findRetakes, take: takeRetake },
    { kind: events['plan.due'].mail, due: findDuePlans, take: takeDuePlan },
    { kind: events['assessment.abandoned'].mail, due: findToRemind },
    ...expiring,
  ];
  await eachAlone(attempt, all, async (planned) => {
    let after = FIRST_ID;
    while (!attempt.signal.aborted) {
      const upTo = await lastOf(db, after);
      if (upTo === undefined) return;
      const due = planned.due(db).where('id', '>', after).where('id', '<=', upTo);
      const ids = (await due.execute()).map(({ id }) => id);
      await eachAlone(attempt, ids, (id) => inTransaction(db, (trx) => enqueue(trx, planned, id)));
      after = upTo;
    }
  });
}

/**
 * The assessment is locked until the transaction ends, so that no mail is enqueued to an address that is being
 * removed. One that someone is saving has its turn in an hour.
 */
async function enqueue(
  trx: Transaction<Database>,
  { kind, due, take }: Planned,
  id: string,
): Promise<void> {
  const found = await due(trx)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!found || (take && !(await take(trx, id))) || found.email === null) return;
  await enqueueMail(trx, { kind, address: found.email, assessmentId: id });
}

/** The id that ends the next batch; undefined if there are no more. */
async function lastOf(db: Db, after: string): Promise<string | undefined> {
  const next = db.selectFrom('assessment').select('id').where('id', '>', after);
  const batch = next.orderBy('id').limit(LOOKED_AT).as('batch');
  const last = db.selectFrom(batch).select('id').orderBy('id', 'desc').limit(1);
  return (await last.executeTakeFirst())?.id;
}

const assessments = (db: Db) => db.selectFrom('assessment').select(['id', 'email']);
const withAddress = (db: Db) => assessments(db).where('email', 'is not', null);

/** Unfinished for a while, and not reminded of yet. */
const findToRemind = (db: Db) =>
  withAddress(db)
    .where(atStage.unfinished)
    .where(isAnswered)
    .where(untouchedFor(reminder.afterDays))
    .where(sql<boolean>`${lastTouched} > now() - ${reminder.untilDays} * interval '1 day'`)
    .where(
      sql<boolean>`not exists (
        select from mail where assessment_id = assessment.id and kind = 'reminder')`,
    );

const findRetakes = (db: Db) => withAddress(db).where('retake_at', '<=', sql<Date>`now()`);

/** Each is sent once. */
async function takeRetake(trx: Transaction<Database>, id: string): Promise<boolean> {
  await trx.updateTable('assessment').set({ retake_at: null }).where('id', '=', id).execute();
  return true;
}

/** Assessments close to deletion whose owner was not notified since the last change. */
const findExpiring = (db: Db, stage: AssessmentStage, storedDays: number) =>
  withAddress(db)
    .where(atStage[stage])
    .where(untouchedFor(storedDays - expiryNotice(storedDays).plannedDays))
    .where(
      sql<boolean>`not exists (
        select from mail where assessment_id = assessment.id and kind = 'expiry'
          and mail.created_at > ${lastTouched})`,
    );

const findDuePlans = (db: Db) =>
  assessments(db).where((from) =>
    from.exists(
      from
        .selectFrom('plan')
        .select('assessment_id')
        .whereRef('assessment_id', '=', 'assessment.id')
        .where('next_reminder_at', '<=', sql<Date>`now()`),
    ),
  );

/**
 * Sets the next reminder, even if this one is not sent, because there is no address or it is too late. A separate
 * statement sees what was saved until the assessment was locked.
 */
async function takeDuePlan(trx: Transaction<Database>, id: string): Promise<boolean> {
  const plan = await trx
    .selectFrom('plan')
    .select(['content', 'time_zone', 'next_reminder_at'])
    .$narrowType<{ time_zone: NotNull; next_reminder_at: NotNull }>()
    .where('assessment_id', '=', id)
    .where('next_reminder_at', '<=', sql<Date>`now()`)
    .executeTakeFirst();
  if (!plan) return false;
  const { until, isSent } = reminded(plan.next_reminder_at, new Date());
  await trx
    .updateTable('plan')
    .set({
      reminded_until: until,
      next_reminder_at: nextReminder(plan.content, plan.time_zone, until),
    })
    .where('assessment_id', '=', id)
    .execute();
  return isSent;
}
