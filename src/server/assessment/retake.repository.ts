import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { assessmentColumns, type AssessmentRow } from '#db/tables/assessment.tables.ts';
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

/** The verified reader of the address wants reminders again, which also shows that mail arrives. */
export async function resubscribe(db: Db, address: string): Promise<void> {
  await db
    .deleteFrom('address_mark')
    .where('fingerprint', '=', sql<Buffer>`address_fingerprint(${address})`)
    .execute();
}

export async function forgetRetake(db: Db, id: string): Promise<void> {
  await db.updateTable('assessment').set({ retake_at: null }).where('id', '=', id).execute();
}
