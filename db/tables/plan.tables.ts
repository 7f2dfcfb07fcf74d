import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';
import type { Plan } from '#domain/plan.ts';

export interface PlanTable {
  assessment_id: string;
  content: JSONColumnType<Plan>;
  /** Reminders are sent on mornings in this time zone; null while they are off. */
  time_zone: string | null;
  /** No reminders of actions due by then: they were sent, or it was too late when reminders were turned on. */
  reminded_until: Date | null;
  /** The morning of the next day with something due; null if there is none. */
  next_reminder_at: Date | null;
  created_at: ColumnType<Date, never, never>;
  changed_at: Generated<Date>;
}

export type PlanRow = Selectable<PlanTable>;

/** Selected by name: see `assessmentColumns`. */
export const planColumns = [
  'assessment_id',
  'content',
  'time_zone',
  'reminded_until',
  'next_reminder_at',
  'created_at',
  'changed_at',
] as const satisfies readonly (keyof PlanTable)[];
