import { sql, type NotNull, type Transaction } from 'kysely';
import type { Database } from '#db/database.ts';
import { nextReminder, reminded } from '#domain/plan-reminders.ts';
import type { Batch, Due } from './planned.repository.ts';

/**
 * Plans with a due reminder, each set to its next one. The next one is set even if this one is not sent,
 * because there is no address or it is too late.
 */
export async function takeDuePlans(trx: Transaction<Database>, batch: Batch): Promise<Due[]> {
  const locked = await lockReminded(trx, batch);
  const told = new Set<string>();
  const ids = locked.map(({ id }) => id);
  for (const { id, content, time_zone, next_reminder_at } of await findReminded(trx, ids)) {
    const { until, isTold } = reminded(next_reminder_at, new Date());
    if (isTold) told.add(id);
    await trx
      .updateTable('plan')
      .set({ reminded_until: until, next_reminder_at: nextReminder(content, time_zone, until) })
      .where('assessment_id', '=', id)
      .execute();
  }
  return locked.map(({ id, email }) => ({ id, email: told.has(id) ? email : null }));
}

/** Skips rows that someone is saving. */
function lockReminded(trx: Transaction<Database>, { after, upTo, limit }: Batch) {
  return trx
    .selectFrom('assessment')
    .innerJoin('plan', 'assessment_id', 'id')
    .select(['id', sql<string | null>`email`.as('email')])
    .where('next_reminder_at', '<=', sql<Date>`now()`)
    .where('id', '>', after)
    .where('id', '<=', upTo)
    .orderBy('id')
    .limit(limit)
    .forNoKeyUpdate('assessment')
    .skipLocked()
    .execute();
}

/** A statement of its own sees what was saved until the rows were locked. */
function findReminded(trx: Transaction<Database>, ids: readonly string[]) {
  return trx
    .selectFrom('plan')
    .select(['assessment_id as id', 'content', 'time_zone', 'next_reminder_at'])
    .$narrowType<{ time_zone: NotNull; next_reminder_at: NotNull }>()
    .where('assessment_id', '=', sql<string>`any(${ids})`)
    .where('next_reminder_at', '<=', sql<Date>`now()`)
    .execute();
}
