import type { ColumnType, Generated, Selectable } from 'kysely';
import type { WebhookEvent } from '#domain/events.ts';
import type { DeliveryState, EndpointOff } from '#domain/webhook.ts';

/** A program of the practice that is notified of events. */
export interface WebhookEndpointTable {
  id: string;
  url: string;
  events: WebhookEvent[];
  /** Encrypted, see `src/server/auth/secret-box.ts`. */
  secret: Buffer;
  /** The previous secret, which also signs for a while. */
  previous_secret: Buffer | null;
  previous_until: Date | null;
  /** Null while it is active. */
  off_reason: EndpointOff | null;
  /** The first failed attempt since the last delivery. */
  failing_since: Date | null;
  /** When the delivery that is being sent to it counts as lost; null while none is. */
  busy_until: ColumnType<Date | null, never, Date | null>;
  created_at: ColumnType<Date, never, never>;
}

export type WebhookEndpointRow = Selectable<WebhookEndpointTable>;

/** An event for an endpoint, and its outcome. */
export interface WebhookDeliveryTable {
  /** Also the message's `webhook-id`, the same for each attempt. */
  id: Generated<string>;
  endpoint_id: string;
  event: string;
  /** The signed text that is sent; emptied when it must no longer be stored. */
  payload: string;
  assessment_id: ColumnType<string | null, never, never>;
  address: ColumnType<string | null, never, never>;
  state: Generated<DeliveryState>;
  /** Since it was last queued. */
  attempts: Generated<number>;
  due_at: Generated<Date>;
  /** The receiver's last answer; null if there was none. */
  last_status: number | null;
  /** Why the last attempt failed, in words. */
  last_error: string | null;
  created_at: ColumnType<Date, never, never>;
  tried_at: Date | null;
}
