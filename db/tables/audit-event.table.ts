import type { ColumnType, Generated } from 'kysely';

/** Shows that data was deleted or exported, and leads to no one. */
export interface AuditEventTable {
  /** Random, and the only way to refer to the event. */
  reference: ColumnType<string, never, never>;
  event: AuditEventName;
  /** How many assessments, sessions or sign-ins. */
  amount: Generated<number>;
  happened_at: ColumnType<Date, never, never>;
}

export type AuditEventName =
  | 'empty_assessments_expired'
  | 'unfinished_assessments_expired'
  | 'completed_assessments_expired'
  | 'assessments_erased'
  | 'people_erased'
  | 'data_exported'
  | 'links_revoked'
  | 'sessions_ended'
  | 'sign_ins_ended';
