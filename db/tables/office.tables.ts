import type { ColumnType, Generated, JSONColumnType } from 'kysely';
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
  /** The earliest verification of an assessment under the address; null while none is verified. */
  proved_at: Derived<Date | null>;
  /**
   * The columns from here on cover the verified assessments under the address, or all of them while none
   * is verified. These two are when the first and the last were created.
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

export interface BookingTable {
  /** The SHA-256 of the scheduler's own number for it. */
  reference: Buffer;
  /** Null if unknown or erased. */
  contact_id: ColumnType<string | null, string | null, never>;
  /** The contact's source at that time; empty if unknown. */
  source: ColumnType<string, string, never>;
  /** When it was reported, in UTC; null if only its cancellation was. */
  booked_on: ColumnType<string | null>;
  cancelled_on: ColumnType<string | null>;
}

export interface OfficeEventTable {
  id: Generated<string>;
  happened_at: ColumnType<Date, never, never>;
  /** The verified email of the user, or the name from the identity provider. */
  who: string;
  what: string;
  /** The address of the contact it was about; null for none, and once that contact is erased. */
  whom: ColumnType<string | null, string | null, never>;
  detail: JSONColumnType<Record<string, unknown>, string | undefined, never>;
}

/** Records that data was deleted or exported, but not whose. */
export interface AuditEventTable {
  /** A random id, the only one that the event has. */
  reference: ColumnType<string, never, never>;
  event: AuditEventName;
  /** The number of assessments, sessions, or sign-ins. */
  amount: Generated<number>;
  happened_at: ColumnType<Date, never, never>;
}

export type AuditEventName =
  | 'empty_assessments_expired'
  | 'unfinished_assessments_expired'
  | 'completed_assessments_expired'
  | 'assessments_erased'
  | 'people_erased'
  | 'data_exported'
  | 'links_revoked'
  | 'sessions_ended'
  | 'sign_ins_ended';
