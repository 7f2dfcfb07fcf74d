import type { ColumnType } from 'kysely';

/** The results that the advisor may use in a conversation. */
export interface ChatResultsTable {
  conversation_id: string;
  assessment_id: ColumnType<string, string, never>;
  text: string;
  access_epoch: number;
  agreed_at: ColumnType<Date, never, Date>;
}
