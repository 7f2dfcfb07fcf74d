import type { ColumnType } from 'kysely';
import type { Passage } from '#domain/passage.ts';

export interface PassageTable extends Passage {
  /** Title and text, for search. */
  search: ColumnType<string, never, never>;
}
