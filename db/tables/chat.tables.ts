import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';
import type { Passage, Source } from '#domain/chat.ts';

export interface ConversationTable {
  id: Generated<string>;
  user_id: string;
  title: Generated<string>;
  created_at: ColumnType<Date, never, never>;
  updated_at: ColumnType<Date, never, Date>;
}

export interface MessageTable {
  id: Generated<string>;
  conversation_id: string;
  role: 'user' | 'assistant';
  content: string;
  /** The order within the conversation; two messages can have the same time. */
  position: GeneratedAlways<string>;
  status: Generated<'complete' | 'writing' | 'interrupted'>;
  question_id: string | null;
  /** The last sign of life of the process that writes the answer. */
  heartbeat_at: Date | null;
  /** When someone last asked for the answer while it was being written. */
  read_at: ColumnType<Date | null, never, Date>;
  /** The sources that the content cites: `[1]` is the first. */
  sources: ColumnType<Source[], string | undefined, string>;
  /** The card at the end of the answer. Another version may know other cards. */
  card: string | null;
  created_at: ColumnType<Date, never, never>;
}

export type MessageRow = Selectable<MessageTable>;

export interface ChatResultsTable {
  conversation_id: string;
  assessment_id: ColumnType<string, string, never>;
  text: string;
  access_epoch: number;
  agreed_at: ColumnType<Date, never, Date>;
}

/** A user's chat usage on their current day. Deleting conversations does not lower it. */
export interface ChatUsageTable {
  user_id: string;
  /** The day begins with its first use. */
  since: ColumnType<Date, never, Date>;
  conversations: Generated<number>;
  /** Questions to the model, retries included. */
  messages: Generated<number>;
  /** Tokens of prompts and replies, as the model counted them. */
  tokens: Generated<number>;
}

export type ChatUsageRow = Selectable<ChatUsageTable>;

/** Everyone's chat usage on the site's current day, in a single row. */
export interface ChatSiteUsageTable {
  id: Generated<boolean>;
  since: ColumnType<Date, never, Date>;
  tokens: number;
}

export interface PassageTable extends Passage {
  /** How leaders would put it, for search only. */
  said: ColumnType<string, string | undefined, string>;
  /** The search vector of `title`, `text`, and `said`. */
  search: ColumnType<string, never, never>;
}
