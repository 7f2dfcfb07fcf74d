import { sql } from 'kysely';
import { anyOf, type Db } from '#db/client.ts';
import type { PlanRow } from '#db/tables/plan.tables.ts';
import type { Plan } from '#domain/plan.ts';
import type { OwnId } from '#server/assessment/visitor.ts';

const columns = [
  'content',
  'time_zone',
  'reminded_until',
  'changed_at',
] as const satisfies readonly (keyof PlanRow)[];

export type StoredPlan = Pick<PlanRow, (typeof columns)[number]>;

/** Undefined if there is no plan yet. */
export function find(db: Db, id: string): Promise<StoredPlan | undefined> {
  return db.selectFrom('plan').select(columns).where('assessment_id', '=', id).executeTakeFirst();
}

/** The plans made from these assessments, by assessment id. */
export async function findOf(
  db: Db,
  assessments: readonly { id: string }[],
): Promise<Map<string, Pick<PlanRow, 'content'>>> {
  if (assessments.length === 0) return new Map();
  const rows = await db
    .selectFrom('plan')
    .select(['assessment_id', 'content'])
    .where('assessment_id', '=', anyOf(assessments.map(({ id }) => id)))
    .execute();
  return new Map(rows.map((row) => [row.assessment_id, row]));
}

export function put(
  db: Db,
  id: OwnId,
  plan: Plan,
  nextReminderAt: Date | null,
): Promise<StoredPlan> {
  const content = JSON.stringify(plan);
  return db
    .insertInto('plan')
    .values({ assessment_id: id, content })
    .onConflict((conflict) =>
      conflict.column('assessment_id').doUpdateSet({
        content,
        changed_at: sql<Date>`now()`,
        next_reminder_at: nextReminderAt,
      }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow();
}

type Reminders = Pick<PlanRow, 'time_zone' | 'reminded_until' | 'next_reminder_at'>;

export const noReminders: Reminders = {
  time_zone: null,
  reminded_until: null,
  next_reminder_at: null,
};

/** @returns undefined if there is no plan yet */
export function remind(db: Db, id: OwnId, reminders: Reminders): Promise<StoredPlan | undefined> {
  return db
    .updateTable('plan')
    .set(reminders)
    .where('assessment_id', '=', id)
    .returning(columns)
    .executeTakeFirst();
}

/** The reader of the mails has unsubscribed from these reminders. */
export async function forgetReminders(db: Db, id: string): Promise<void> {
  // Locked first, as in every change of a plan.
  await db.selectFrom('assessment').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  await db.updateTable('plan').set(noReminders).where('assessment_id', '=', id).execute();
}
