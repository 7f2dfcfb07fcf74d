import type { ColumnType, Generated } from 'kysely';
import type { AreaName } from '#domain/areas.ts';
import type { ContactState } from '#domain/contact.ts';

/** Only the database writes it, when an assessment under the address changes. */
type Derived<T> = ColumnType<T, never, never>;

/** Someone who left an email, as the practice sees them. */
export interface ContactTable {
  id: Generated<string>;
  address: Derived<string>;
  state: Generated<ContactState>;
  /** Visible in the office only. */
  note: Generated<string>;
  /** The last change of the state or the note. */
  edited_at: Date | null;
  /**
   * The earliest verification of an assessment under the address; null while none is verified. It keeps
   * this name, because a running older version reads it during an update.
   */
  proved_at: Derived<Date | null>;
  /**
   * From here on, the verified assessments under the address, or all of them while none is verified:
   * when the first and the last were created.
   */
  first_at: Derived<Date>;
  last_at: Derived<Date>;
  assessments: Derived<number>;
  /** The last completed assessment, else the last. The next columns describe it. */
  assessment_id: Derived<string>;
  answered_count: Derived<number>;
  completed_at: Derived<Date | null>;
  /** × 100 (100–500), null before the first answer. */
  overall_score: Derived<number | null>;
  /** Null if areas tie, and while no area is complete. */
  weakest_area: Derived<AreaName | null>;
  source: Derived<string | null>;
  /** The words of the address and the note, for the search. */
  words: Derived<string>;
}
