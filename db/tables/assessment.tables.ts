import type { ColumnType, Generated, JSONColumnType, Selectable } from 'kysely';
import type { AreaName } from '#domain/areas.ts';
import type { Rating } from '#domain/rating-scale.ts';

export interface AssessmentTable {
  id: Generated<string>;
  session_id: string;
  email: string | null;
  current_question_index: Generated<number>;
  /** Whether it has a time of completion. */
  is_completed: ColumnType<boolean, never, never>;
  /** × 100 (100–500), null before the first answer. */
  overall_score: number | null;
  /** Area name → score × 100. */
  category_scores: JSONColumnType<Partial<Record<AreaName, number>>, never, never>;
  created_at: ColumnType<Date, never, never>;
  /** The last reset. Responses given before it do not count. */
  reset_at: ColumnType<Date | null, never, Date>;
  /** When to mail a reminder to retake it; null if none was requested. */
  retake_at: ColumnType<Date | null, never, Date | null>;
  /** The visitor's source: the host of another site, or the `utm_source` of our link. Null if unknown. */
  source: ColumnType<string | null, string | null | undefined, never>;
  /** Competencies with both statements rated. Set by `score_assessments`, cleared by a reset. */
  answered_count: ColumnType<number, never, 0>;
  /** When the first competency was rated. Set and cleared with the count. */
  started_at: ColumnType<Date | null, never, null>;
  completed_at: ColumnType<Date | null, never, Date | null>;
  /** Raised when the address changes or links are revoked, which ends earlier verifications. */
  access_epoch: ColumnType<number, never, number>;
  /** When someone pressed the button of a link mailed to the current address; null while unverified. */
  verified_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The kind of browser that started it, like "Firefox on Windows". */
  started_in: ColumnType<string | null, string | null | undefined, never>;
}

/**
 * Selected by name, never by `*`: a newer version may add a column while this one runs, and PostgreSQL
 * rejects a prepared statement whose result columns have changed.
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
  'completed_at',
  'retake_at',
  'access_epoch',
] as const satisfies readonly (keyof AssessmentTable)[];

export type AssessmentRow = Pick<Selectable<AssessmentTable>, (typeof assessmentColumns)[number]>;

export interface ResponseTable {
  assessment_id: string;
  competency_id: string;
  category: AreaName;
  question1_rating: Rating | null;
  question2_rating: Rating | null;
  /** Mean of the given ratings × 100, computed by the database. */
  average_rating: ColumnType<number, never, never>;
  answered_at: ColumnType<Date, never, never>;
}

export type ResponseRow = Selectable<ResponseTable>;

export const responseColumns = [
  'assessment_id',
  'competency_id',
  'category',
  'question1_rating',
  'question2_rating',
  'average_rating',
  'answered_at',
] as const satisfies readonly (keyof ResponseTable)[];

type ReadOnly<T> = ColumnType<T, never, never>;

/** How far a deleted assessment got, but not whose it was. A trigger writes it. */
export interface PastAssessmentTable {
  started_on: ReadOnly<string>;
  source: ReadOnly<string | null>;
  answered_count: ReadOnly<number>;
  stopped_at: ReadOnly<number>;
  is_completed: ReadOnly<boolean>;
  has_email: ReadOnly<boolean>;
  minutes: ReadOnly<number | null>;
}

/** The ratings of completed assessments by start day and source. */
export interface RatingSumTable {
  /** Empty if unknown; null for all sources together. */
  source: string | null;
  day: string;
  competency_id: string;
  people: number;
  /** The sum of these people's averages × 100. */
  total: number;
}

/** Days whose sums are outdated, one row per change. */
export interface RatingDueTable {
  day: ColumnType<string, never, never>;
}
