import type { ColumnType, Generated, Selectable } from 'kysely';

export interface ConversationTable {
  id: Generated<string>;
  user_id: string;
  title: Generated<string>;
  created_at: ColumnType<Date, never, never>;
  updated_at: ColumnType<Date, never, Date>;
}

export type ConversationRow = Selectable<ConversationTable>;
