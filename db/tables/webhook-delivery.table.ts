import type { ColumnType, Generated } from 'kysely';
import type { DeliveryState } from '#domain/webhook.ts';

/** An event on its way to an endpoint, and what became of it. */
export interface WebhookDeliveryTable {
  /** Also the message's `webhook-id`, whenever it is sent. */
  id: Generated<string>;
  endpoint_id: string;
  event: string;
  /** What is signed and sent; empty once nobody may know it any more. */
  payload: string;
  /** Whom it tells of. */
  assessment_id: ColumnType<string | null, never, never>;
  address: ColumnType<string | null, never, never>;
  state: Generated<DeliveryState>;
  attempts: Generated<number>;
  /** What the receiver answered last; null: nothing. */
  last_status: number | null;
  /** Why the last attempt failed, in words. */
  last_error: string | null;
  created_at: ColumnType<Date, never, never>;
  tried_at: Date | null;
}
