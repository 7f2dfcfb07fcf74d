import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { eventually, passTime } from '#testing/mail-app.ts';
import { endpointForEachTest, type NewEndpoint } from '#testing/webhook-app.ts';
import { verified } from '#testing/webhook-receiver.ts';

const here = endpointForEachTest();
const { db, call, complete, replay, deliveries, delivery, endpointNow, received, arrived } = here;

const nextAttemptIsTheLast = () => sql`update webhook_delivery set attempts = 20`.execute(db());

describe('an endpoint is turned off', () => {
  test('with all its waiting deliveries, when it answers 410', async () => {
    here.server.receiver.answer(410);
    await complete();
    await delivery({ state: 'failed', attempts: 1, last_status: 410 });
    expect(await endpointNow()).toMatchObject({ off_reason: 'gone' });
    await complete();
    expect(await deliveries()).toHaveLength(1);
  });

  test('and says so when nothing was delivered for days', async () => {
    here.server.receiver.answer(503);
    await complete();
    await delivery({ state: 'waiting', attempts: 1 });
    await sql`update webhook_endpoint set failing_since = now() - interval '3 days'`.execute(db());
    await nextAttemptIsTheLast();
    await passTime(db());
    await delivery({ state: 'failed', attempts: 21 });
    await eventually(async () =>
      expect(await endpointNow()).toMatchObject({ off_reason: 'failing' }),
    );

    const on = await call('PATCH', `webhooks/${here.endpoint.id}`, { isOn: true });
    expect(on.json()).toMatchObject({ offReason: null, failingSince: null });
  });

  test('only if no other delivery succeeded since', async () => {
    here.server.receiver.answer(503);
    await complete();
    await delivery({ state: 'waiting', attempts: 1 });
    await nextAttemptIsTheLast();
    await passTime(db());
    await delivery({ state: 'failed', attempts: 21 });
    expect(await endpointNow()).toMatchObject({ off_reason: null });
  });

  test('until it has a new secret, when its secret was encrypted with another key', async () => {
    await sql`
      update webhook_endpoint set secret = 'sealed elsewhere' where id = ${here.endpoint.id}`.execute(
      db(),
    );
    await complete();
    await delivery({ state: 'failed', attempts: 1 });
    expect(received()).toEqual([]);
    expect(await endpointNow()).toMatchObject({ off_reason: 'unreadable' });
    const { secret } = (
      await call('POST', `webhooks/${here.endpoint.id}/secret`)
    ).json<NewEndpoint>();
    await call('PATCH', `webhooks/${here.endpoint.id}`, { isOn: true });
    await replay((await deliveries())[0]!.id);
    await arrived(1);
    verified(received()[0]!, secret);
  });

  test('by hand: waiting deliveries are given up and can be sent later', async () => {
    here.server.receiver.answer(500);
    await complete();
    const { id } = await delivery({ state: 'waiting', attempts: 1 });
    await call('PATCH', `webhooks/${here.endpoint.id}`, { isOn: false });
    await passTime(db());
    await delivery({ state: 'failed', last_error: 'The endpoint is paused.' });
    expect((await replay(id)).statusCode).toBe(409);
    here.server.receiver.answer(204);
    await call('PATCH', `webhooks/${here.endpoint.id}`, { isOn: true });
    expect((await replay(id)).statusCode).toBe(200);
    await delivery({ id, state: 'delivered' });
  });
});
