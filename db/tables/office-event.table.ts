import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** What somebody did or saw in the office. */
export interface OfficeEventTable {
  id: Generated<string>;
  happened_at: ColumnType<Date, never, never>;
  /** The verified email of whoever did it, or the name that the identity provider tells. */
  who: string;
  what: string;
  /** The address of the person it was about; null for none, and once that person is erased. */
  whom: string | null;
  detail: JSONColumnType<Record<string, unknown>, string | undefined, never>;
}
