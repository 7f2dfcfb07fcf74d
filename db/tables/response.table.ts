import type { ColumnType, Selectable } from 'kysely';
import type { AreaName } from '#domain/areas.ts';
import type { Rating } from '#domain/rating-scale.ts';

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

/**
 * Selected by name, never by `*`: a newer version may add a column while this one runs, and PostgreSQL
 * refuses a prepared statement whose result has changed its shape.
 */
export const responseColumns = [
  'assessment_id',
  'competency_id',
  'category',
  'question1_rating',
  'question2_rating',
  'average_rating',
  'answered_at',
] as const satisfies readonly (keyof ResponseTable)[];
