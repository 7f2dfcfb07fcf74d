import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { assessmentColumns, type AssessmentRow } from '#db/tables/assessment.table.ts';
import type { Allowed } from './grants.ts';

/** @param months from now; null: never */
export function remindRetake(
  db: Db,
  id: Allowed<'remindRetake'>,
  months: number | null,
): Promise<AssessmentRow | undefined> {
  return db
    .updateTable('assessment')
    .set({ retake_at: sql`now() + ${months}::integer * interval '1 month'` })
    .where('id', '=', id)
    .returning(assessmentColumns)
    .executeTakeFirst();
}

/** Whether its reader, or the server that takes its mail, has asked for no more. */
export async function takesNoReminders(db: Db, address: string): Promise<boolean> {
  const row = await db
    .selectFrom('mail_address')
    .select('address')
    .where('address', '=', address)
    .where((or) => or.or([or('unsubscribed_at', 'is not', null), or('refused_at', 'is not', null)]))
    .executeTakeFirst();
  return row !== undefined;
}

/** Whoever reads what is sent there wants reminders again. */
export async function takeRemindersAgain(db: Db, address: string): Promise<void> {
  await db
    .updateTable('mail_address')
    .set({ unsubscribed_at: null })
    .where('address', '=', address)
    .execute();
}

/** Nobody is to be asked about it any more. */
export async function forgetRetake(db: Db, id: string): Promise<void> {
  await db.updateTable('assessment').set({ retake_at: null }).where('id', '=', id).execute();
}
