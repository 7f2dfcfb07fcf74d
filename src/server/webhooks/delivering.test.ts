import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { freePort } from '#testing/free-port.ts';
import { eventually, hurryClock, passTime, runJob } from '#testing/mail-app.ts';
import { mailedLink, openLink } from '#testing/mailed-link.ts';
import { withHistory } from '#testing/prepared-assessment.ts';
import { startTestApp } from '#testing/test-app.ts';
import {
  endpointForEachTest,
  newEndpoint,
  startWebhookApp,
  type StoredDelivery,
} from '#testing/webhook-app.ts';
import { secretBox } from '#server/auth/secret-box.ts';
import { startReceiver, verified } from '#testing/webhook-receiver.ts';

const here = endpointForEachTest();
const { db, call, complete, replay, deliveries, delivery, endpointNow, received, arrived } = here;

describe('a delivery', () => {
  test('is signed, and says what happened and when', async () => {
    await complete();
    await arrived(1);
    const [message] = received();
    const { id } = await delivery({ state: 'delivered', attempts: 1, last_status: 204 });
    expect(message).toMatchObject({
      id,
      path: '/hooks',
      headers: { 'content-type': 'application/json', 'user-agent': 'ready-leader-webhooks' },
    });
    expect(verified(message!, here.endpoint.secret).type).toBe('assessment.completed');
    const other = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
    expect(() => verified(message!, other)).toThrow('No matching signature');
    const changed = { ...message!, body: message!.body.replace('assessment', 'assessments') };
    expect(() => verified(changed, here.endpoint.secret)).toThrow('No matching signature');
  });

  test('is retried with the same id and body and a new timestamp until it is accepted', async () => {
    const answers = [500, 302, 404, 200];
    here.server.receiver.answer((response) => response.writeHead(answers.shift() ?? 200).end());
    await complete();
    for (const [attempts, lastError] of [
      [1, 'The receiver answered 500.'],
      [2, 'The receiver answered 302. Redirects are not followed.'],
      [3, 'The receiver answered 404.'],
    ] as const) {
      await delivery({ state: 'waiting', attempts, last_error: lastError });
      await passTime(db());
      await arrived(attempts + 1);
    }
    await delivery({ state: 'delivered', attempts: 4, last_error: null });
    expect(new Set(received().map(({ id }) => id)).size).toBe(1);
    expect(new Set(received().map(({ body }) => body)).size).toBe(1);
    for (const message of received()) verified(message, here.endpoint.secret);
    expect(await endpointNow()).toMatchObject({ off_reason: null, failing_since: null });
  });
});

describe('while a secret is being replaced', () => {
  const rotate = async (body: object) =>
    (await call('POST', `webhooks/${here.endpoint.id}/secret`, body)).json<{ secret: string }>()
      .secret;

  test('both secrets sign, the new one first; after a day only the new one', async () => {
    const next = await rotate({});
    await complete();
    await arrived(1);
    const [both] = received();
    expect(String(both!.headers['webhook-signature']).split(' ')).toHaveLength(2);
    verified(both!, next);
    verified(both!, here.endpoint.secret);

    await sql`update webhook_endpoint set previous_until = now()`.execute(db());
    await complete();
    await arrived(2);
    verified(received()[1]!, next);
    expect(() => verified(received()[1]!, here.endpoint.secret)).toThrow('No matching signature');
    await runJob(db(), 'delete_expired');
    await eventually(async () => {
      const { rows } = await sql`
        select from webhook_endpoint where previous_secret is not null`.execute(db());
      expect(rows).toEqual([]);
    });
  });

  test('a leaked secret stops signing at once', async () => {
    const next = await rotate({ endsPrevious: true });
    await complete();
    await arrived(1);
    verified(received()[0]!, next);
    expect(() => verified(received()[0]!, here.endpoint.secret)).toThrow('No matching signature');
  });

  test('after two replacements, the last two secrets sign', async () => {
    const [second, third] = [await rotate({}), await rotate({})];
    await complete();
    await arrived(1);
    for (const secret of [second, third]) verified(received()[0]!, secret);
    expect(() => verified(received()[0]!, here.endpoint.secret)).toThrow('No matching signature');
  });
});

test('a missed delivery can be resent as often as needed, under the same id', async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/later`;
  const away = await newEndpoint(here.server, url, ['assessment.completed']);
  await complete();
  await eventually(async () =>
    expect(await deliveries(away.id)).toMatchObject([
      { attempts: 1, last_error: 'The receiver refused the connection.' },
    ]),
  );
  const [missed] = await deliveries(away.id);
  const receiver = await startReceiver({ port });
  for (const times of [1, 2]) {
    expect((await replay(missed!.id)).statusCode).toBe(200);
    await eventually(() => expect(receiver.received).toHaveLength(times));
    await eventually(async () =>
      expect(await deliveries(away.id)).toMatchObject([{ state: 'delivered' }]),
    );
  }
  expect(receiver.received.map(({ id }) => id)).toEqual([missed!.id, missed!.id]);
  expect(receiver.received[0]!.body).toBe(receiver.received[1]!.body);
  await receiver.close();
  await here.server.member.send('DELETE', `/api/office/webhooks/${away.id}`);
});

test('an endpoint that does not respond does not delay others', async () => {
  const silent = await startReceiver();
  silent.answer(() => undefined);
  const slow = await newEndpoint(here.server, silent.url, ['assessment.completed']);
  await complete();
  await complete();
  await arrived(2);
  await eventually(() => expect(silent.received).toHaveLength(1));
  await here.server.member.send('DELETE', `/api/office/webhooks/${slow.id}`);
  await silent.close();
});

test('an endpoint whose row is broken does not delay others, and fails like a silent one', async () => {
  const broken = await newEndpoint(here.server, here.server.receiver.url, ['assessment.completed']);
  const empty = secretBox(here.server.config.cookieSecret).seal('', broken.id);
  await sql`update webhook_endpoint set secret = ${empty} where id = ${broken.id}`.execute(db());
  await complete();
  await delivery({ state: 'delivered' });
  await eventually(async () =>
    expect(await deliveries(broken.id)).toMatchObject([
      { state: 'waiting', attempts: 1, last_error: 'The message could not be sent.' },
    ]),
  );
  await here.server.member.send('DELETE', `/api/office/webhooks/${broken.id}`);
});

test('a delivery about an erased contact is not sent', async () => {
  here.server.receiver.answer(500);
  const { id, owner } = await complete();
  await delivery({ state: 'waiting', attempts: 1 });
  await owner.send('DELETE', `/api/assessment/${id}`);
  expect(await deliveries()).toEqual([]);
});

describe('a delivery that names an erased contact', () => {
  const payloads = async (endpointId: string) =>
    db()
      .selectFrom('webhook_delivery')
      .select(['state', 'payload'])
      .where('endpoint_id', '=', endpointId)
      .execute();
  const eraseOne = async () => {
    const { id, owner, email } = await withHistory(here.server);
    await openLink(here.server, owner, await mailedLink(db(), { id, email }));
    await owner.send('DELETE', `/api/assessment/${id}`);
    return email;
  };

  test('loses the address when the receiver rejects it permanently', async () => {
    const receiver = await startReceiver();
    receiver.answer(410);
    const refusing = await newEndpoint(here.server, receiver.url, ['person.erased']);
    const email = await eraseOne();
    await eventually(() => expect(receiver.received).toHaveLength(1));
    expect(receiver.received[0]!.body).toContain(email);
    await eventually(async () =>
      expect(await payloads(refusing.id)).toEqual([{ state: 'failed', payload: '' }]),
    );
    await call('PATCH', `webhooks/${refusing.id}`, { isOn: true });
    const [failed] = await deliveries(refusing.id);
    expect((await replay(failed!.id)).statusCode).toBe(409);
    await receiver.close();
    await here.server.member.send('DELETE', `/api/office/webhooks/${refusing.id}`);
  });

  test('keeps the address while it is retried, and loses it once its endpoint is off', async () => {
    const receiver = await startReceiver();
    receiver.answer(500);
    const failing = await newEndpoint(here.server, receiver.url, ['person.erased']);
    const email = await eraseOne();
    await eventually(async () =>
      expect(await deliveries(failing.id)).toMatchObject([{ state: 'waiting', attempts: 1 }]),
    );
    expect((await payloads(failing.id))[0]!.payload).toContain(email);
    await call('PATCH', `webhooks/${failing.id}`, { isOn: false });
    await eventually(async () => {
      await passTime(db());
      expect(await payloads(failing.id)).toEqual([{ state: 'failed', payload: '' }]);
    });
    await receiver.close();
    await here.server.member.send('DELETE', `/api/office/webhooks/${failing.id}`);
  });
});

test('a process that shuts down returns its unfinished deliveries, and another one sends them', async () => {
  const { receiver } = here.server;
  const stopping = await startWebhookApp();
  const silent = await startReceiver();
  silent.answer(() => undefined);
  const { id } = await newEndpoint(stopping, silent.url, ['assessment.completed']);
  await withHistory(stopping, { isCompleted: true });
  await eventually(() => expect(silent.received).toHaveLength(1));
  const next = await startTestApp(stopping.config, {
    databaseUrl: stopping.databaseUrl,
    jobs: { mail: () => Promise.reject(new Error()) },
  });
  silent.answer(204);
  await stopping.stopJobs();
  // The interrupted attempt does not count.
  await eventually(async () => {
    await passTime(next.database.db);
    const { rows } = await sql<StoredDelivery>`
      select state, attempts from webhook_delivery where endpoint_id = ${id}`.execute(
      next.database.db,
    );
    expect(rows).toEqual([{ state: 'delivered', attempts: 1 }]);
  });
  expect(new Set(silent.received.map((message) => message.id)).size).toBe(1);
  expect(receiver.received).toEqual([]);
  await next.close();
  await stopping.close();
  await silent.close();
}, 30_000);

test('a delivery that a killed process was sending is sent a minute later; an old one is deleted', async () => {
  const slowDown = hurryClock();
  await sql`update webhook_endpoint set busy_until = now() + interval '1 hour'`.execute(db());
  await complete();
  await sql`update webhook_endpoint set busy_until = now()`.execute(db());
  const { id } = await delivery({ state: 'delivered' });
  await sql`update webhook_delivery set created_at = now() - interval '31 days'`.execute(db());
  await runJob(db(), 'delete_expired');
  await eventually(async () => expect(await deliveries()).toEqual([]));
  slowDown();
  expect(received()).toMatchObject([{ id }]);
});
