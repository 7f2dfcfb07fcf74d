import type { Generated, JSONColumnType, Selectable } from 'kysely';
import type { FeedbackRole, FormState, Ratings } from '#domain/feedback/feedback.ts';

/** What someone answers: no address, no moment, nothing that leads to the invitation. Deleted when the round is over. */
export interface FeedbackFormTable {
  id: Generated<string>;
  round_id: string;
  /** Null in a round of kind focus. */
  role: FeedbackRole | null;
  state: FormState;
  /** SHA-256 of an `f` and the token, which only the mail has. */
  token_hash: Buffer;
  /** SHA-256 of the key of the browser that wrote it. */
  editor_hash: Buffer;
  ratings: JSONColumnType<Ratings<number>>;
  texts: JSONColumnType<FormTexts>;
}

export interface FormTexts {
  sentence: string;
  keep: string;
  help: string;
}

export type FeedbackFormRow = Selectable<FeedbackFormTable>;
