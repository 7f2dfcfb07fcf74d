import type { ColumnType, Generated, Selectable } from 'kysely';

/** What a person has asked of the chat in their present day; deleting conversations changes nothing. */
export interface ChatUsageTable {
  user_id: string;
  /** When that day began: with the first thing they did in it. */
  since: ColumnType<Date, never, Date>;
  conversations: Generated<number>;
  /** Questions put to the model, those put to it again included. */
  messages: Generated<number>;
}

export type ChatUsageRow = Selectable<ChatUsageTable>;
