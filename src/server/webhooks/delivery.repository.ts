import { sql } from 'kysely';
import type { Db } from '#db/client.ts';
import { storedFor } from '#domain/retention.ts';
import type { EndpointOff } from '#domain/webhook.ts';

export type DueDelivery = NonNullable<Awaited<ReturnType<typeof findDue>>>;

/** Undefined if it is done, or was deleted with its assessment. */
export function findDue(db: Db, id: string) {
  return db
    .selectFrom('webhook_delivery as delivery')
    .innerJoin('webhook_endpoint as endpoint', 'endpoint.id', 'delivery.endpoint_id')
    .select(['delivery.id', 'delivery.endpoint_id', 'delivery.event', 'delivery.payload'])
    .select(['endpoint.url', 'endpoint.off_reason', 'endpoint.secret'])
    .select(
      sql<Buffer | null>`case when previous_until > now() then previous_secret end`.as('previous'),
    )
    .where('delivery.id', '=', id)
    .where('delivery.state', '=', 'waiting')
    .executeTakeFirst();
}

interface Outcome {
  status: number | null;
  error: string | null;
  /** Undefined if it will be retried. */
  state?: 'delivered' | 'failed';
}

/** @returns false if it was deleted with its assessment */
export async function noteOutcome(
  db: Db,
  { id, event }: Pick<DueDelivery, 'id' | 'event'>,
  { status, error, state }: Outcome,
): Promise<boolean> {
  // Names someone who was erased, and no attempt follows that needs it.
  const isForgotten = state !== undefined && event === 'person.erased';
  const noted = await db
    .updateTable('webhook_delivery')
    .set((eb) => ({
      attempts: eb('attempts', '+', 1),
      last_status: status,
      last_error: error,
      tried_at: sql<Date>`now()`,
      ...(state && { state }),
      ...(isForgotten && { payload: '' }),
    }))
    .where('id', '=', id)
    .executeTakeFirst();
  return noted.numUpdatedRows > 0n;
}

export async function recordSuccess(db: Db, endpointId: string): Promise<void> {
  await db
    .updateTable('webhook_endpoint')
    .set({ failing_since: null })
    .where('id', '=', endpointId)
    .where('failing_since', 'is not', null)
    .execute();
}

export async function recordFailure(db: Db, endpointId: string): Promise<void> {
  await db
    .updateTable('webhook_endpoint')
    .set({ failing_since: sql<Date>`now()` })
    .where('id', '=', endpointId)
    .where('failing_since', 'is', null)
    .execute();
}

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

export async function isFailingFor(db: Db, endpointId: string, days: number): Promise<boolean> {
  const failing = await db
    .selectFrom('webhook_endpoint')
    .select('id')
    .where('id', '=', endpointId)
    .where('failing_since', '<', sql<Date>`now() - ${days} * interval '1 day'`)
    .executeTakeFirst();
  return failing !== undefined;
}

const LOST_MINUTES = 5;

/** A delivery that is waiting or being sent. */
const hasJob = sql<boolean>`exists (
  select from graphile_worker.jobs
  where key = 'webhook:' || webhook_delivery.id
    and (attempts < max_attempts or locked_at is not null)
)`;

/**
 * Deliveries without a job: they were in a backup, and jobs are not; or the process died in the
 * last attempt.
 * @returns how many were queued again
 */
export async function requeueLost(db: Db): Promise<number> {
  const longAgo = sql<Date>`now() - ${LOST_MINUTES} * interval '1 minute'`;
  const lost = await db
    .selectFrom('webhook_delivery')
    .select('id')
    .select(sql`add_webhook_job(id, endpoint_id)`.as('job'))
    .where('state', '=', 'waiting')
    .where('created_at', '<', longAgo)
    .where((or) => or.or([or('tried_at', 'is', null), or('tried_at', '<', longAgo)]))
    .where(sql<boolean>`not ${hasJob}`)
    .execute();
  return lost.length;
}

/** Expired deliveries and secrets, and names of erased people that no attempt needs. */
export async function deleteOld(db: Db): Promise<void> {
  await db
    .deleteFrom('webhook_delivery')
    .where('created_at', '<', sql<Date>`now() - ${storedFor.delivery} * interval '1 second'`)
    .execute();
  // An earlier release stored the address of an erased contact with a failed delivery.
  await db
    .updateTable('webhook_delivery')
    .set({ payload: '' })
    .where('event', '=', 'person.erased')
    .where('state', '=', 'failed')
    .where('payload', '<>', '')
    .execute();
  await db
    .updateTable('webhook_endpoint')
    .set({ previous_secret: null, previous_until: null })
    .where('previous_until', '<', sql<Date>`now()`)
    .execute();
}
