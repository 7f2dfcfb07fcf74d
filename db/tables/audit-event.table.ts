import type { ColumnType, Generated } from 'kysely';

/** What was done to data: enough to show that it was, too little to lead to a person. */
export interface AuditEventTable {
  /** Random: by it, and by nothing else, one can speak of the event. */
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
