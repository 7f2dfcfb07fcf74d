import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';

export interface MessageTable {
  id: Generated<string>;
  conversation_id: string;
  role: 'user' | 'assistant';
  content: string;
  /** Order within the conversation: time alone does not tell two messages of one instant apart. */
  position: GeneratedAlways<string>;
  status: Generated<'complete' | 'writing' | 'interrupted'>;
  /** Of an answer: the question it answers. */
  question_id: string | null;
  /** Of an answer that is being written: when its writer last said that it is alive. */
  heartbeat_at: Date | null;
  created_at: ColumnType<Date, never, never>;
}

export type MessageRow = Selectable<MessageTable>;
