import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { type AssessmentRow, assessmentColumns } from '#db/tables/assessment.tables.ts';
import { conflict } from '#domain/errors.ts';
import type { RetakeMonths } from '#domain/mail.ts';
import type { AssessmentOutput } from './assessment.schemas.ts';
import { permitLocked, viewFor } from './assessment.service.ts';
import type { Visitor } from './visitor.ts';

/**
 * Stores when to remind the owner to retake the assessment.
 * @param months from now; null for never, which is always possible
 * @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT where no reminder can be sent
 */
export async function remindRetake(
  visitor: Visitor,
  { id, months }: { id: string; months: RetakeMonths | null },
  sendsMail: boolean,
): Promise<AssessmentOutput> {
  const changed = await permitLocked(visitor, id, 'own', async (db, allowed, before) => {
    if (months !== null) {
      requireCompleted(before);
      await requireReachable(db, visitor, before, sendsMail);
    }
    return db
      .updateTable('assessment')
      .set({ retake_at: sql`now() + ${months}::integer * interval '1 month'` })
      .where('id', '=', allowed)
      .returning(assessmentColumns)
      .executeTakeFirst();
  });
  return viewFor(visitor, changed);
}

/** The reader of the mails has unsubscribed from this reminder. */
export async function forgetRetake(db: Db, id: string): Promise<void> {
  await db.updateTable('assessment').set({ retake_at: null }).where('id', '=', id).execute();
}

function requireCompleted({ is_completed }: AssessmentRow): void {
  if (!is_completed) {
    throw conflict('This assessment is not completed yet. Complete it, then turn on the reminder.');
  }
}

/**
 * A caller that has not verified the address gets the same answer whether its reader unsubscribed, mail
 * to it bounced, or neither; the reminder is then not sent.
 * @throws AppError CONFLICT where there is no address, or this site sends no mail
 */
export async function requireReachable(
  db: Db,
  { grants }: Visitor,
  assessment: AssessmentRow,
  sendsMail: boolean,
): Promise<void> {
  const { email } = assessment;
  if (!sendsMail) throw conflict('This site sends no email, so it cannot send reminders.');
  if (email === null) {
    throw conflict('This assessment has no email address to send a reminder to. Enter one first.');
  }
  // Creating an assessment under an address does not mean reading its mail. A verified reader wants
  // reminders again, which also shows that mail arrives. Invitations of others are another matter.
  if (grants.hasVerified(assessment)) {
    await db
      .updateTable('address_mark')
      .set({ refused_at: null, unsubscribed_at: null })
      .where('fingerprint', '=', sql<Buffer>`address_fingerprint(${email})`)
      .execute();
  }
}
