import type { ColumnType, Generated, Selectable } from 'kysely';
import type { CompetencyId } from '#domain/competencies.ts';
import type { FeedbackKind, FeedbackRole, RoundState } from '#domain/feedback/feedback.ts';
import type { Day } from '#domain/plan-dates.ts';

export interface FeedbackRoundTable {
  id: Generated<string>;
  assessment_id: string;
  kind: FeedbackKind;
  state: RoundState;
  /** The leader's name, as those invited see it. */
  name: string;
  competency_ids: CompetencyId[];
  starts_on: Day;
  /** The last day to answer. */
  closes_on: Day;
  is_extended: Generated<boolean>;
  created_at: ColumnType<Date, never, never>;
  invited: number;
  /** The role of each invitation of a full round, answered or not. */
  roles: FeedbackRole[];
  /** Null until the round is over and its invitations are deleted. */
  answered: ColumnType<number | null, never, number>;
  declined: ColumnType<number | null, never, number>;
  bounced: ColumnType<number | null, never, number>;
}

export type FeedbackRoundRow = Selectable<FeedbackRoundTable>;

export const feedbackRoundColumns = [
  'id',
  'assessment_id',
  'kind',
  'state',
  'name',
  'competency_ids',
  'starts_on',
  'closes_on',
  'is_extended',
  'created_at',
  'invited',
  'roles',
  'answered',
  'declined',
  'bounced',
] as const satisfies readonly (keyof FeedbackRoundTable)[];

/** A round that was started. It outlives the assessment, for the limits. */
export interface FeedbackCountTable {
  /** `address_fingerprint` of the leader's mailbox. */
  fingerprint: Buffer;
  kind: FeedbackKind;
  counted_at: ColumnType<Date, never, never>;
}
