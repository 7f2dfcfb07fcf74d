import { sql, type UpdateObject } from 'kysely';
import { countRows, type Db } from '#db/client.ts';
import type { Database } from '#db/database.ts';
import type { WebhookEndpointRow } from '#db/tables/webhooks.tables.ts';
import {
  DELIVERIES_PER_PAGE,
  MAX_ENDPOINTS,
  SECRET_OVERLAP_HOURS,
  TEST_EVENT,
} from '#domain/webhook.ts';
import { wakeQueues } from '#server/jobs/outbox.ts';
import type { DeliveriesInput } from './webhooks.schemas.ts';

const endpointColumns = [
  'id',
  'url',
  'events',
  'off_reason as offReason',
  'failing_since as failingSince',
  sql<Date | null>`case when previous_until > now() then previous_until end`.as(
    'previousSecretUntil',
  ),
  'created_at as createdAt',
] as const;

export type ShownEndpoint = Awaited<ReturnType<typeof listEndpoints>>[number];

export function listEndpoints(db: Db) {
  return db
    .selectFrom('webhook_endpoint')
    .select(endpointColumns)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Undefined if the limit is reached. */
export async function insertEndpoint(
  db: Db,
  endpoint: Pick<WebhookEndpointRow, 'id' | 'url' | 'events' | 'secret'>,
): Promise<ShownEndpoint | undefined> {
  // Locked, so that of two concurrent inserts the second counts the first.
  await sql`select pg_advisory_xact_lock(hashtextextended('webhook_endpoint', 0))`.execute(db);
  if ((await countRows(db.selectFrom('webhook_endpoint'))) >= MAX_ENDPOINTS) return undefined;
  return db
    .insertInto('webhook_endpoint')
    .values(endpoint)
    .returning(endpointColumns)
    .executeTakeFirst();
}

export function updateEndpoint(
  db: Db,
  id: string,
  changes: UpdateObject<Database, 'webhook_endpoint'>,
): Promise<ShownEndpoint | undefined> {
  return db
    .updateTable('webhook_endpoint')
    .set({ id, ...changes })
    .where('id', '=', id)
    .returning(endpointColumns)
    .executeTakeFirst();
}

/** Keeps the previous secret for a while, if asked to and if it can still be read. */
export function replaceSecret(
  db: Db,
  id: string,
  { secret, endsPrevious }: { secret: Buffer; endsPrevious: boolean },
): Promise<ShownEndpoint | undefined> {
  const overlap = sql<Date>`now() + ${SECRET_OVERLAP_HOURS} * interval '1 hour'`;
  return updateEndpoint(db, id, {
    secret,
    previous_secret: endsPrevious ? null : sql<Buffer>`secret`,
    previous_until: endsPrevious ? null : overlap,
  });
}

/** A part of its deliveries, so that no statement runs into its time limit. @returns whether there may be more */
export async function deleteDeliveries(db: Db, id: string): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from webhook_delivery where endpoint_id = ${id} and id = any(array(
      select id from webhook_delivery where endpoint_id = ${id} limit ${BATCH}))`.execute(db);
  return numAffectedRows === BigInt(BATCH);
}

const BATCH = 5_000;

export function deleteEndpoint(db: Db, id: string): Promise<{ url: string } | undefined> {
  return db.deleteFrom('webhook_endpoint').where('id', '=', id).returning('url').executeTakeFirst();
}

const deliveryColumns = [
  'id',
  'endpoint_id as endpointId',
  'event',
  'state',
  'attempts',
  'last_status as lastStatus',
  'last_error as lastError',
  'created_at as createdAt',
  'tried_at as triedAt',
] as const;

/** Nothing if there is no such endpoint. */
export async function insertTest(db: Db, endpointId: string) {
  const inserted = await sql<{ id: string }>`
    with test as (
      insert into webhook_delivery (endpoint_id, event, payload)
      select id, ${TEST_EVENT}, json_build_object(
          'type', ${TEST_EVENT}::text, 'timestamp', webhook_moment(now()),
          'data', json_build_object('endpointId', id)
        )::text
      from webhook_endpoint where id = ${endpointId}
      returning id
    )
    select id, ${wakeQueues} from test`.execute(db);
  return inserted.rows[0];
}

export async function listDeliveries(db: Db, { endpointId, state, page }: DeliveriesInput) {
  const wanted = db
    .selectFrom('webhook_delivery')
    .$if(endpointId !== undefined, (query) => query.where('endpoint_id', '=', endpointId!))
    .$if(state !== undefined, (query) => query.where('state', '=', state!));
  const [deliveries, total] = await Promise.all([
    wanted
      .select(deliveryColumns)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .limit(DELIVERIES_PER_PAGE)
      .offset((page - 1) * DELIVERIES_PER_PAGE)
      .execute(),
    countRows(wanted),
  ]);
  return { deliveries, total };
}

export function findDelivery(db: Db, id: string) {
  return db
    .selectFrom('webhook_delivery')
    .select(deliveryColumns)
    .select(['payload', 'address'])
    .select(sql<Date | null>`case state when 'waiting' then due_at end`.as('nextAttemptAt'))
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The fields that decide whether it can be sent again; locked until the transaction ends. */
export function lockDelivery(db: Db, id: string) {
  return db
    .selectFrom('webhook_delivery as delivery')
    .innerJoin('webhook_endpoint as endpoint', 'endpoint.id', 'delivery.endpoint_id')
    .select(['delivery.payload', 'delivery.event', 'delivery.address', 'endpoint.off_reason'])
    .where('delivery.id', '=', id)
    .forUpdate('delivery')
    .executeTakeFirst();
}

/** Under the same id, now, with as many attempts as a new one. */
export async function sendAgain(db: Db, id: string): Promise<void> {
  await db
    .updateTable('webhook_delivery')
    .set({ state: 'waiting', attempts: 0, due_at: sql<Date>`now()` })
    .where('id', '=', id)
    .returning(wakeQueues.as('woken'))
    .execute();
}
