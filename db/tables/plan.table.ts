import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';
import type { Plan } from '#domain/plan.ts';

export interface PlanTable {
  assessment_id: string;
  content: JSONColumnType<Plan>;
  /** In which the reminders come in the morning; null: nobody asked for them. */
  time_zone: string | null;
  /** What was due up to then was told, or was past when somebody asked for reminders. */
  reminded_until: Date | null;
  /** In the morning of the next day on which something is due; null: of none. */
  next_reminder_at: Date | null;
  created_at: ColumnType<Date, never, never>;
  changed_at: Generated<Date>;
}

export type PlanRow = Selectable<PlanTable>;

/**
 * Asked for by name, never by `*`: a newer version may add a column while this one runs, and PostgreSQL
 * refuses a prepared statement whose result has changed its shape.
 */
export const planColumns = [
  'assessment_id',
  'content',
  'time_zone',
  'reminded_until',
  'next_reminder_at',
  'created_at',
  'changed_at',
] as const satisfies readonly (keyof PlanTable)[];
