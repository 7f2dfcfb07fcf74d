import type { ColumnType, Selectable } from 'kysely';
import type { WebhookEvent } from '#domain/events.ts';
import type { EndpointOff } from '#domain/webhook.ts';

/** A program of the practice that is notified of events. */
export interface WebhookEndpointTable {
  id: string;
  url: string;
  events: WebhookEvent[];
  /** Encrypted, see `src/server/webhooks/secret-box.ts`. */
  secret: Buffer;
  /** The previous secret, which also signs for a while. */
  previous_secret: Buffer | null;
  previous_until: Date | null;
  /** Null while it is active. */
  off_reason: EndpointOff | null;
  /** The first failed attempt since the last delivery. */
  failing_since: Date | null;
  created_at: ColumnType<Date, never, never>;
}

export type WebhookEndpointRow = Selectable<WebhookEndpointTable>;
