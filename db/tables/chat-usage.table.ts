import type { ColumnType, Generated, Selectable } from 'kysely';

/** A user's use of the chat on their current day. Deleting conversations does not lower it. */
export interface ChatUsageTable {
  user_id: string;
  /** The day begins with its first use. */
  since: ColumnType<Date, never, Date>;
  conversations: Generated<number>;
  /** Questions to the model, retries included. */
  messages: Generated<number>;
  /** What the model counted for prompts and replies. */
  tokens: Generated<number>;
}

export type ChatUsageRow = Selectable<ChatUsageTable>;

/** The use of the chat by everyone on the site's current day, in a single row. */
export interface ChatSiteUsageTable {
  id: Generated<boolean>;
  since: ColumnType<Date, never, Date>;
  tokens: number;
}
