import { randomBytes, randomUUID } from 'node:crypto';
import type { z } from 'zod';
import type { Db } from '#db/client.ts';
import { inTransaction } from '#db/transaction.ts';
import type { Services } from '#server/api/services.ts';
import type { OfficeMember } from '#server/auth/signed-in.ts';
import { AppError, conflict } from '#domain/errors.ts';
import { MAX_ENDPOINTS, webhookUrlProblem } from '#domain/webhook.ts';
import { recordAudit } from '#server/office/audit-log.ts';
import * as stored from './endpoint.repository.ts';
import type * as schemas from './webhooks.schemas.ts';
import { literalAddress, isAllowedTarget } from './transport.ts';

const newSigningSecret = () => `whsec_${randomBytes(32).toString('base64')}`;

const NO_ENDPOINT = 'This endpoint no longer exists.';
const NO_DELIVERY = 'This delivery no longer exists: it was too old, or its contact was erased.';

/** @throws AppError BAD_REQUEST for the address, CONFLICT where there are too many */
export async function createEndpoint(
  { db, box, config }: Services,
  member: OfficeMember,
  { url, events }: z.output<typeof schemas.createEndpointInput>,
) {
  checkUrl(url, config.webhooksToLoopback);
  const id = randomUUID();
  const secret = newSigningSecret();
  const endpoint = await inTransaction(db, async (trx) => {
    const made = await stored.insertEndpoint(trx, {
      id,
      url,
      events,
      secret: box.seal(secret, id),
    });
    if (made) await noteChange(trx, member, 'created', made);
    return made;
  });
  if (!endpoint) throw conflict(`There are already ${MAX_ENDPOINTS} endpoints. Delete one first.`);
  return { endpoint, secret };
}

/** @throws AppError BAD_REQUEST for the address, NOT_FOUND */
export async function updateEndpoint(
  { db, config }: Services,
  member: OfficeMember,
  { id, url, events, isOn }: z.output<typeof schemas.updateEndpointInput>,
) {
  if (url !== undefined) checkUrl(url, config.webhooksToLoopback);
  const switched = isOn
    ? ({ off_reason: null, failing_since: null } as const)
    : ({ off_reason: 'office' } as const);
  return changed(db, member, 'changed', (trx) =>
    stored.updateEndpoint(trx, id, {
      ...(url !== undefined && { url }),
      ...(events && { events }),
      ...(isOn !== undefined && switched),
    }),
  );
}

/** @throws AppError NOT_FOUND */
export async function rotateSecret(
  { db, box }: Services,
  member: OfficeMember,
  { id, endsPrevious }: z.output<typeof schemas.rotateSecretInput>,
) {
  const secret = newSigningSecret();
  const endpoint = await changed(db, member, 'secret replaced', (trx) =>
    stored.replaceSecret(trx, id, { secret: box.seal(secret, id), endsPrevious }),
  );
  return { endpoint, secret };
}

/** @throws AppError NOT_FOUND */
export async function deleteEndpoint(db: Db, member: OfficeMember, id: string): Promise<void> {
  while (await stored.deleteDeliveries(db, id));
  await inTransaction(db, async (trx) => {
    const deleted = await stored.deleteEndpoint(trx, id);
    if (!deleted) throw new AppError('NOT_FOUND', NO_ENDPOINT);
    await noteChange(trx, member, 'deleted', { id, ...deleted });
  });
}

/** @throws AppError NOT_FOUND, CONFLICT where it is off */
export async function sendTest(db: Db, id: string): Promise<{ deliveryId: string }> {
  return inTransaction(db, async (trx) => {
    const endpoint = (await stored.listEndpoints(trx)).find((row) => row.id === id);
    if (endpoint?.offReason) throw isOff();
    const test = endpoint && (await stored.insertTest(trx, id));
    if (!test) throw new AppError('NOT_FOUND', NO_ENDPOINT);
    return { deliveryId: test.id };
  });
}

/**
 * Records in the audit log that the member saw a contact's data.
 * @throws AppError NOT_FOUND
 */
export async function readDelivery(db: Db, member: OfficeMember, id: string) {
  const row = await stored.findDelivery(db, id);
  if (!row) throw new AppError('NOT_FOUND', NO_DELIVERY);
  // A delivery about an erased contact names them only in its payload.
  if (row.address !== null || (row.event === 'person.erased' && row.payload !== '')) {
    await recordAudit(db, member, 'person_viewed', { whom: row.address, delivery: id });
  }
  return { ...row, payload: row.payload || null };
}

export const { listDeliveries, listEndpoints } = stored;

/** @throws AppError NOT_FOUND, CONFLICT if it cannot be sent */
export async function replay(db: Db, member: OfficeMember, id: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    const delivery = await stored.lockDelivery(trx, id);
    if (!delivery) throw new AppError('NOT_FOUND', NO_DELIVERY);
    if (delivery.off_reason) throw isOff();
    if (delivery.payload === '') {
      throw conflict(
        'This delivery cannot be sent again: it named an erased contact, and its content was deleted.',
      );
    }
    await stored.sendAgain(trx, id);
    const { address: whom, event } = delivery;
    await recordAudit(trx, member, 'delivery_replayed', { whom, delivery: id, event });
  });
}

const isOff = () => conflict('This endpoint is paused. Resume it, then try again.');

function checkUrl(url: string, allowLoopback: boolean): void {
  const problem = webhookUrlProblem(url, allowLoopback);
  if (problem !== null) throw new AppError('BAD_REQUEST', problem);
  // The name is resolved at each delivery, since its target may change by then.
  const literal = literalAddress(new URL(url).hostname);
  if (literal && !isAllowedTarget(literal.address, allowLoopback)) {
    throw new AppError('BAD_REQUEST', 'The URL must be on the public internet.');
  }
}

async function changed(
  db: Db,
  member: OfficeMember,
  change: string,
  work: (trx: Db) => Promise<stored.ShownEndpoint | undefined>,
) {
  return inTransaction(db, async (trx) => {
    const row = await work(trx);
    if (!row) throw new AppError('NOT_FOUND', NO_ENDPOINT);
    await noteChange(trx, member, change, row);
    return row;
  });
}

/** By its host: the rest of an address may contain a secret. */
function noteChange(
  db: Db,
  member: OfficeMember,
  change: string,
  { id, url }: { id: string; url: string },
): Promise<void> {
  return recordAudit(db, member, 'endpoint_changed', {
    change,
    endpoint: id,
    host: new URL(url).host,
  });
}
