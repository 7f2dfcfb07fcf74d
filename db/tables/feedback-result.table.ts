import type { JSONColumnType } from 'kysely';
import type { FocusResult, FullResult } from '#domain/feedback/feedback.ts';

/** The frozen result of a published round. */
export interface FeedbackResultTable {
  round_id: string;
  result: JSONColumnType<FocusResult | FullResult, string, never>;
}
