import type { ColumnType, Generated, JSONColumnType, RawBuilder, Selectable } from 'kysely';
import type { CompetencyId } from '#domain/competencies.ts';
import type * as feedback from '#domain/feedback/feedback.ts';
import type { FeedbackResult } from '#domain/feedback/result.ts';
import type { Day } from '#domain/plan-dates.ts';

export interface FeedbackRoundTable {
  id: Generated<string>;
  assessment_id: string;
  kind: feedback.FeedbackKind;
  state: feedback.RoundState;
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
  roles: feedback.FeedbackRole[];
  /** Null until the round is over and its invitations are deleted. */
  answered: ColumnType<number | null, never, number>;
  declined: ColumnType<number | null, never, number>;
  bounced: ColumnType<number | null, never, number>;
  /** Of the assessment, when the round was made. */
  access_epoch: Generated<number>;
  /** `address_fingerprint` of the leader's mailbox. */
  mailbox: ColumnType<Buffer | null, RawBuilder<Buffer> | undefined, never>;
}

export type FeedbackRoundRow = Omit<Selectable<FeedbackRoundTable>, 'mailbox'>;

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
  'access_epoch',
] as const satisfies readonly (keyof FeedbackRoundTable)[];

/** A round that was made. It outlives the assessment, for the limits. */
export interface FeedbackCountTable {
  /** `address_fingerprint` of the leader's mailbox. */
  fingerprint: Buffer;
  kind: feedback.FeedbackKind;
  counted_at: ColumnType<Date, never, never>;
  round_id: string | null;
  /** When its result could be seen first; null if there is none. */
  published_on: Day | null;
}

/** Who is invited to a round. Nothing in it leads to the form. Deleted when the round is over. */
export interface FeedbackInvitationTable {
  id: Generated<string>;
  round_id: string;
  /** Null in a round of kind focus. */
  role: feedback.FeedbackRole | null;
  address: string;
  state: Generated<feedback.InvitationState>;
  /** One for each mail: SHA-256 of an `i` and the token, which only the mail has. */
  token_hashes: Generated<Buffer[]>;
  /** How many reminders are due or were sent. */
  reminders: Generated<number>;
}

/** What someone answers: no address, no moment, nothing that leads to the invitation. Deleted when the round is over. */
export interface FeedbackFormTable {
  id: Generated<string>;
  round_id: string;
  /** Null in a round of kind focus. */
  role: feedback.FeedbackRole | null;
  state: feedback.FormState;
  /** SHA-256 of an `f` and the token, which only the mail has. */
  token_hash: Buffer;
  /** SHA-256 of the key of the browser that wrote it. */
  editor_hash: Buffer;
  ratings: JSONColumnType<feedback.Ratings<number>>;
  texts: JSONColumnType<feedback.FormTexts>;
}

export type FeedbackFormRow = Selectable<FeedbackFormTable>;

export interface FeedbackResultTable {
  round_id: string;
  result: JSONColumnType<FeedbackResult, string, never>;
}
