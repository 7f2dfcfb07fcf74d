import type { ColumnType, Generated } from 'kysely';

/** Records that data was deleted or exported, but not whose. */
export interface AuditEventTable {
  /** A random id, the only one that the event has. */
  reference: ColumnType<string, never, never>;
  event: AuditEventName;
  /** The number of assessments, sessions, or sign-ins. */
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
