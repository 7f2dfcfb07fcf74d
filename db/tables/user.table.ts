import type { ColumnType, Generated, Selectable } from 'kysely';

/** Someone who signed in. `issuer` and `subject` identify them at their identity provider. */
export interface UserTable {
  id: Generated<string>;
  issuer: string;
  subject: string;
  first_name: string;
  last_name: string;
  profile_image_url: string | null;
  created_at: ColumnType<Date, never, never>;
}

export type UserRow = Selectable<UserTable>;

/**
 * Selected by name, never by `*`: a newer version may add a column while this one runs, and PostgreSQL
 * refuses a prepared statement whose result has changed its shape.
 */
export const userColumns = [
  'id',
  'issuer',
  'subject',
  'first_name',
  'last_name',
  'profile_image_url',
  'created_at',
] as const satisfies readonly (keyof UserTable)[];
