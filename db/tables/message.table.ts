import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';

export interface MessageTable {
  id: Generated<string>;
  conversation_id: string;
  role: 'user' | 'assistant';
  content: string;
  /** Order within the conversation: time alone does not tell two messages of one instant apart. */
  position: GeneratedAlways<string>;
  created_at: ColumnType<Date, never, never>;
}

export type MessageRow = Selectable<MessageTable>;
