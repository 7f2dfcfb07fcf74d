import type { ColumnType, Selectable } from 'kysely';
import type { EndpointOff, WebhookEvent } from '#domain/webhook.ts';

/** A program of the practice that is told of what happens. */
export interface WebhookEndpointTable {
  id: string;
  url: string;
  events: WebhookEvent[];
  /** Sealed, see `src/server/webhooks/secret-box.ts`. */
  secret: Buffer;
  /** The one before, which goes on signing for a while. */
  previous_secret: Buffer | null;
  previous_until: Date | null;
  /** Null: it is on. */
  off_reason: EndpointOff | null;
  /** Since when nothing was delivered, though it was tried. */
  failing_since: Date | null;
  created_at: ColumnType<Date, never, never>;
}

export type WebhookEndpointRow = Selectable<WebhookEndpointTable>;
