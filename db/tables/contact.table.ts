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
  /** When a link mailed to the address was first opened: until then it was only typed. */
  proved_at: Date | null;
  /** When the first and the last assessment under the address were created. */
  first_at: Derived<Date>;
  last_at: Derived<Date>;
  assessments: Derived<number>;
  /** The one that the columns from here on tell of: the last completed one, else the last. */
  assessment_id: Derived<string>;
  answered_count: Derived<number>;
  completed_at: Derived<Date | null>;
  /** × 100 (100–500), null while nothing is answered. */
  overall_score: Derived<number | null>;
  weakest_area: Derived<AreaName | null>;
  source: Derived<string | null>;
  /** Of the address and the note, to be searched for. */
  words: Derived<string>;
}
