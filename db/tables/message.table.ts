import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';

export interface MessageTable {
  id: Generated<string>;
  conversation_id: string;
  role: 'user' | 'assistant';
  content: string;
  /** The order within the conversation; two messages can have the same time. */
  position: GeneratedAlways<string>;
  status: Generated<'complete' | 'writing' | 'interrupted'>;
  /** The question that an answer belongs to. */
  question_id: string | null;
  /** The last sign of life of the process that writes the answer. */
  heartbeat_at: Date | null;
  created_at: ColumnType<Date, never, never>;
}

export type MessageRow = Selectable<MessageTable>;
