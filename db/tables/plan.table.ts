import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';
import type { Plan } from '#domain/plan.ts';

export interface PlanTable {
  assessment_id: string;
  content: JSONColumnType<Plan>;
  /** Reminders are sent in the morning of this time zone; null without reminders. */
  time_zone: string | null;
  /** Actions due by then were reminded of, or were past when reminders were turned on. */
  reminded_until: Date | null;
  /** The morning of the next day with something due; null if there is none. */
  next_reminder_at: Date | null;
  created_at: ColumnType<Date, never, never>;
  changed_at: Generated<Date>;
}

export type PlanRow = Selectable<PlanTable>;

/**
 * Selected by name, never by `*`: a newer version may add a column while this one runs, and PostgreSQL
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
