import type { ColumnType, Generated } from 'kysely';
import type { AreaName } from '#domain/areas.ts';
import type { ContactState } from '#domain/contact.ts';

/** What the database alone writes, whenever an assessment under the address changes. */
type Derived<T> = ColumnType<T, never, never>;

/** Somebody who gave an address, as the owner of the practice sees them. */
export interface ContactTable {
  id: Generated<string>;
  address: Derived<string>;
  state: Generated<ContactState>;
  /** Of the owner, for nobody else on the site. */
  note: Generated<string>;
  /** When the state or the note was last changed. */
  edited_at: Date | null;
  /** When the earliest of the verified assessments under the address was verified; null: none is. */
  proved_at: Derived<Date | null>;
  /**
   * From here on: what the verified assessments under the address say, or all of them while none is
   * verified. When the first and the last were created.
   */
  first_at: Derived<Date>;
  last_at: Derived<Date>;
  assessments: Derived<number>;
  /** The one that the columns from here on describe: the last completed one, else the last. */
  assessment_id: Derived<string>;
  answered_count: Derived<number>;
  completed_at: Derived<Date | null>;
  /** × 100 (100–500), null while nothing is answered. */
  overall_score: Derived<number | null>;
  /** Null where several areas tie, and while no area is complete. */
  weakest_area: Derived<AreaName | null>;
  source: Derived<string | null>;
  /** Of the address and the note, to be searched for. */
  words: Derived<string>;
}
