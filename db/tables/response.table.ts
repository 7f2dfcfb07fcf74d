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
