import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** An action or a view in the office. */
export interface OfficeEventTable {
  id: Generated<string>;
  happened_at: ColumnType<Date, never, never>;
  /** The verified email of the user, or the name from the identity provider. */
  who: string;
  what: string;
  /** The address of the contact it was about; null for none, and once that contact is erased. */
  whom: string | null;
  detail: JSONColumnType<Record<string, unknown>, string | undefined, never>;
}
