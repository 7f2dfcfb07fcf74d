import { type Selectable, sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import type { WebhookDeliveryTable, WebhookEndpointRow } from '#db/tables/webhooks.tables.ts';
import type { EndpointOff } from '#domain/webhook.ts';
import { LEASE_SECONDS } from '#server/jobs/outbox.ts';

export interface DueDelivery
  extends
    Pick<WebhookEndpointRow, 'url' | 'off_reason' | 'secret'>,
    Pick<
      Selectable<WebhookDeliveryTable>,
      'id' | 'endpoint_id' | 'event' | 'payload' | 'attempts'
    > {
  /** The previous secret, if it still signs. */
  previous: Buffer | null;
}

/**
 * Begins an attempt for each endpoint that has something due, or to give up because it is off. The endpoint is
 * busy until its outcome is stored: it gets one delivery at a time.
 */
export async function takeDue(db: Db, limit: number, takesOver: boolean): Promise<DueDelivery[]> {
  const { rows } = await sql<DueDelivery>`
    with next as materialized (
      select first.id
      from webhook_endpoint endpoint cross join lateral (
        select id, due_at from webhook_delivery
        where endpoint_id = endpoint.id and state = 'waiting' order by due_at limit 1
      ) first
      where (busy_until is null or (${takesOver} and busy_until <= now()))
        and (first.due_at <= now() or off_reason is not null)
      order by first.due_at limit ${limit} for no key update of endpoint skip locked
    ), taken as (
      update webhook_delivery set attempts = attempts + 1, tried_at = now()
      from next where webhook_delivery.id = next.id and state = 'waiting'
      returning webhook_delivery.id, endpoint_id, event, payload, attempts
    )
    update webhook_endpoint set busy_until = now() + ${LEASE_SECONDS} * interval '1 second'
    from taken where webhook_endpoint.id = endpoint_id
    returning taken.*, url, off_reason, secret,
      case when previous_until > now() then previous_secret end as previous`.execute(db);
  return rows;
}

interface Outcome {
  status: number | null;
  error: string | null;
  /** Undefined if it will be retried. */
  state?: 'delivered' | 'failed';
  retrySeconds?: number;
}

/** @returns since when the endpoint has been failing */
export function noteOutcome(
  db: Db,
  due: DueDelivery,
  { status, error, state, retrySeconds = 0 }: Outcome,
): Promise<Date | null> {
  return inTransaction(db, async (trx) => {
    const endpoint = await trx
      .updateTable('webhook_endpoint')
      .set({
        busy_until: null,
        failing_since: error === null ? null : sql<Date>`coalesce(failing_since, now())`,
      })
      .where('id', '=', due.endpoint_id)
      .returning('failing_since')
      .executeTakeFirst();
    await trx
      .updateTable('webhook_delivery')
      .set({
        last_status: status,
        last_error: error,
        tried_at: sql<Date>`now()`,
        due_at: sql<Date>`now() + ${retrySeconds} * interval '1 second'`,
        ...(state && { state, payload: forgotten }),
      })
      .where('id', '=', due.id)
      .execute();
    return endpoint?.failing_since ?? null;
  });
}

/** A message that names someone who was erased loses its text: no attempt follows that needs it. */
const forgotten = sql<string>`case event when 'person.erased' then '' else payload end`;

/** Returns a delivery to the queue as if it had not been attempted. */
export async function giveBack(db: Db, { id, endpoint_id }: DueDelivery): Promise<void> {
  await inTransaction(db, async (trx) => {
    await release(trx, endpoint_id);
    await trx
      .updateTable('webhook_delivery')
      .set((eb) => ({ attempts: eb('attempts', '-', 1) }))
      .where('id', '=', id)
      .execute();
  });
}

const release = (db: Db, id: string) =>
  db.updateTable('webhook_endpoint').set({ busy_until: null }).where('id', '=', id).execute();

/** Gives up some of what waits for an endpoint that is off. It is due again while more is left. */
export async function giveUpAll(db: Db, endpointId: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    await release(trx, endpointId);
    await trx
      .updateTable('webhook_delivery')
      .set({ state: 'failed', last_error: 'The endpoint is paused.', payload: forgotten })
      .where('id', 'in', (from) =>
        from
          .selectFrom('webhook_delivery')
          .select('id')
          .where('endpoint_id', '=', endpointId)
          .where('state', '=', 'waiting')
          .limit(BATCH),
      )
      .execute();
  });
}

const BATCH = 2_000;

/** @returns whether this turned it off */
export async function switchOff(db: Db, endpointId: string, reason: EndpointOff): Promise<boolean> {
  const switched = await db
    .updateTable('webhook_endpoint')
    .set({ off_reason: reason })
    .where('id', '=', endpointId)
    .where('off_reason', 'is', null)
    .executeTakeFirst();
  return switched.numUpdatedRows > 0n;
}
