import type { ColumnType, Generated } from 'kysely';
import type { Norms } from '#domain/norms.ts';

/** Figures of all people together, from which no one can be told apart. */
export interface NormSnapshotTable {
  taken_at: Generated<Date>;
  norms: ColumnType<Norms, string, never>;
}
