import type { ColumnType, Generated } from 'kysely';
import type { DeliveryState } from '#domain/webhook.ts';

/** An event for an endpoint, and its outcome. */
export interface WebhookDeliveryTable {
  /** Also the message's `webhook-id`, the same for each attempt. */
  id: Generated<string>;
  endpoint_id: string;
  event: string;
  /** The signed text that is sent; emptied when it must no longer be stored. */
  payload: string;
  /** The assessment it is about. */
  assessment_id: ColumnType<string | null, never, never>;
  address: ColumnType<string | null, never, never>;
  state: Generated<DeliveryState>;
  attempts: Generated<number>;
  /** The receiver's last answer; null if there was none. */
  last_status: number | null;
  /** Why the last attempt failed, in words. */
  last_error: string | null;
  created_at: ColumnType<Date, never, never>;
  tried_at: Date | null;
}
