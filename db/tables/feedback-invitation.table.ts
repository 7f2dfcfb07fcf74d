import type { Generated, Selectable } from 'kysely';
import type { FeedbackRole, InvitationState } from '#domain/feedback/feedback.ts';

/** Who is invited to a round. Nothing in it leads to the form. Deleted when the round is over. */
export interface FeedbackInvitationTable {
  id: Generated<string>;
  round_id: string;
  /** Null in a round of kind focus. */
  role: FeedbackRole | null;
  address: string;
  state: Generated<InvitationState>;
  /** One for each mail: SHA-256 of an `i` and the token, which only the mail has. */
  token_hashes: Generated<Buffer[]>;
  /** How many reminders are due or were sent. */
  reminders: Generated<number>;
}

export type FeedbackInvitationRow = Selectable<FeedbackInvitationTable>;
