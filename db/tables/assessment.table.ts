import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';
import type { AreaName } from '#domain/areas.ts';

export interface AssessmentTable {
  id: Generated<string>;
  session_id: string;
  email: string | null;
  current_question_index: Generated<number>;
  is_completed: Generated<boolean>;
  /** × 100 (100–500), null while nothing is answered. */
  overall_score: number | null;
  /** Area name → score × 100. */
  category_scores: JSONColumnType<Partial<Record<AreaName, number>>, never, never>;
  created_at: ColumnType<Date, never, never>;
  /** When its responses were last thrown away. None given before that counts. */
  reset_at: ColumnType<Date | null, never, Date>;
  /** When a mail is to ask whether to take it again; null: nobody asked for it. */
  retake_at: ColumnType<Date | null, never, Date | null>;
  /** What led the visitor here: the host of another site, or what a link to us says. Null: nothing. */
  source: ColumnType<string | null, string | null | undefined, never>;
  /** Of how many competencies both statements are rated. */
  answered_count: ColumnType<number, never, never>;
  /** When the first competency was rated. */
  started_at: ColumnType<Date | null, never, never>;
  completed_at: ColumnType<Date | null, never, never>;
  /** Raised when the address changes or links are stopped: ends earlier verifications. */
  access_epoch: ColumnType<number, never, number>;
  /** When someone pressed the button of a link mailed to the current address; null: unverified. */
  verified_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The kind of browser that started it, like "Firefox on Windows". */
  started_in: ColumnType<string | null, string | null | undefined, never>;
}

/**
 * Asked for by name, never by `*`: a newer version may add a column while this one runs, and PostgreSQL
 * refuses a prepared statement whose result has changed its shape.
 */
export const assessmentColumns = [
  'id',
  'session_id',
  'email',
  'current_question_index',
  'is_completed',
  'overall_score',
  'category_scores',
  'created_at',
  'retake_at',
  'access_epoch',
] as const satisfies readonly (keyof AssessmentTable)[];

export type AssessmentRow = Pick<Selectable<AssessmentTable>, (typeof assessmentColumns)[number]>;
