import type { ColumnType } from 'kysely';
import type { Passage } from '#domain/passage.ts';

export interface PassageTable extends Passage {
  /** What leaders say about it, for search only. */
  said: ColumnType<string, string | undefined, string>;
  /** Title, text, and what is said about it. */
  search: ColumnType<string, never, never>;
}
