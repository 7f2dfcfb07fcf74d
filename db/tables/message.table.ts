import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely';
import type { Source } from '#domain/passage.ts';

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
  /** When someone last asked for the answer while it was being written. */
  read_at: ColumnType<Date | null, never, Date>;
  /** What the marks in the content name: `[1]` is the first. */
  sources: ColumnType<Source[], string | undefined, string>;
  /** What the answer offers at its end. Another version may know other cards. */
  card: string | null;
  created_at: ColumnType<Date, never, never>;
}

export type MessageRow = Selectable<MessageTable>;
