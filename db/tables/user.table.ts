import type { ColumnType, Generated, Selectable } from 'kysely';

/** A person who signed in. `issuer` and `subject` name them at their identity provider. */
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
