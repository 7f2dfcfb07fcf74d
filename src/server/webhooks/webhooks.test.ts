import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DELIVERIES_PER_PAGE, MAX_ENDPOINTS } from '#domain/webhook.ts';
import { mailedLink, openLink } from '#testing/mailed-link.ts';
import { withHistory } from '#testing/prepared-assessment.ts';
import { officeCaller, officeSettings } from '#testing/sign-in.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestCaller } from '#testing/test-caller.ts';
import { newEndpoint } from '#testing/webhook-app.ts';
import type { EndpointOutput } from './webhooks.schemas.ts';

let server: TestApp;
let member: TestCaller;
beforeAll(async () => {
  server = await startTestApp({ office: officeSettings });
  member = await officeCaller(server);
});
afterAll(() => server.close());

const db = () => server.database.db;
beforeEach(() => db().deleteFrom('webhook_endpoint').execute());

const URL = 'https://hooks.example.com/in?key=confidential';
const create = (url = URL, events: unknown = ['email.given']) =>
  member.post('/api/office/webhooks', { url, events });
const list = async () =>
  (await member.get('/api/office/webhooks')).json<{ endpoints: EndpointOutput[] }>().endpoints;
const log = async () =>
  (
    await db()
      .selectFrom('office_event')
      .select(['who', 'what', 'whom', 'detail'])
      .orderBy('happened_at', 'desc')
      .execute()
  ).slice(0, 5);

describe('an endpoint', () => {
  test('is created with a secret that is shown once and stored encrypted', async () => {
    const answer = await create(`  ${URL}  `);
    const { endpoint, secret } = answer.json<{ endpoint: EndpointOutput; secret: string }>();
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(endpoint).toMatchObject({ url: URL, events: ['email.given'], offReason: null });
    expect(await list()).toEqual([endpoint]);
    const stored = await db().selectFrom('webhook_endpoint').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(secret);
    const bytes = stored[0]!.secret;
    expect(bytes.includes(Buffer.from(secret.slice(6)))).toBe(false);
    expect(bytes.includes(Buffer.from(secret.slice(6), 'base64'))).toBe(false);
    expect((await log())[0]).toEqual({
      who: 'owner@practice.example',
      what: 'endpoint_changed',
      whom: null,
      detail: { change: 'created', endpoint: endpoint.id, host: 'hooks.example.com' },
    });
  });

  test.each([
    ['http://hooks.example.com', 'must begin with https://'],
    ['https://me:secret@hooks.example.com', 'a user or password'],
    ['https://hooks.example.com:25', 'The port'],
    ['https://10.0.0.1', 'public internet'],
    ['https://[::1]', 'public internet'],
    ['https://0x7f.1', 'public internet'],
    ['https://localhost', 'public internet'],
    ['not an address', 'full URL'],
    ['', 'enter a URL'],
  ])('with the address %s is rejected, both new and as an update', async (url, problem) => {
    const { id } = await newEndpoint({ member }, URL, ['email.given']);
    for (const answer of [
      await create(url),
      await member.patch(`/api/office/webhooks/${id}`, { url }),
    ]) {
      expect(answer.statusCode).toBe(400);
      expect(answer.body).toContain(problem);
    }
    expect((await list()).map((endpoint) => endpoint.url)).toEqual([URL]);
  });

  test.each([[[]], [['email.given', 'email.given']], [['email.taken']], ['email.given'], [null]])(
    'with the events %j is rejected',
    async (events) => {
      expect((await create(URL, events)).statusCode).toBe(400);
    },
  );

  test('cannot exceed the maximum, even if many are created at once', async () => {
    const answers = await Promise.all(Array.from({ length: MAX_ENDPOINTS + 2 }, () => create()));
    const statuses = answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses.slice(-3)).toEqual([200, 409, 409]);
    expect(await list()).toHaveLength(MAX_ENDPOINTS);
  });

  test('can be changed, turned off and on, and deleted with its deliveries', async () => {
    const { id } = await newEndpoint({ member }, URL, ['email.given']);
    const change = async (body: object) =>
      (await member.patch(`/api/office/webhooks/${id}`, body)).json<EndpointOutput>();
    const other = 'https://other.example.com/';
    expect(await change({ url: other })).toMatchObject({ url: other, events: ['email.given'] });
    expect(await change({ events: ['person.erased'] })).toMatchObject({ url: other });
    expect(await change({ isOn: false })).toMatchObject({ offReason: 'office' });
    expect(await change({})).toMatchObject({ offReason: 'office', events: ['person.erased'] });
    const sendTest = () => member.post(`/api/office/webhooks/${id}/test`);
    expect((await sendTest()).statusCode).toBe(409);
    expect(await change({ isOn: true })).toMatchObject({ offReason: null });
    expect((await sendTest()).statusCode).toBe(200);
    expect((await member.send('DELETE', `/api/office/webhooks/${id}`)).statusCode).toBe(200);
    expect(await list()).toEqual([]);
    expect(await db().selectFrom('webhook_delivery').select('id').execute()).toEqual([]);
    expect((await log())[0]?.detail).toMatchObject({
      change: 'deleted',
      host: 'other.example.com',
    });
    expect(JSON.stringify(await log())).not.toMatch(/confidential|whsec_/);
  });

  test('that does not exist gets 404', async () => {
    const nowhere = `/api/office/webhooks/${crypto.randomUUID()}`;
    const answers = await Promise.all([
      member.patch(nowhere, { isOn: true }),
      member.send('DELETE', nowhere),
      member.post(`${nowhere}/secret`, {}),
      member.post(`${nowhere}/test`),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
  });
});

describe('deliveries', () => {
  interface Listed {
    deliveries: { id: string; endpointId: string; event: string; state: string }[];
    total: number;
  }
  const deliveries = async (query = '') =>
    (await member.get(`/api/office/deliveries${query}`)).json<Listed>();

  test('are paged, newest first, and can be filtered by endpoint or state', async () => {
    const one = await newEndpoint({ member }, URL, ['email.given']);
    const two = await newEndpoint({ member }, URL, ['email.given']);
    for (let n = 0; n < DELIVERIES_PER_PAGE + 1; n += 1) {
      await member.post(`/api/office/webhooks/${one.id}/test`);
    }
    const last = await member.post(`/api/office/webhooks/${two.id}/test`);
    const { deliveryId } = last.json<{ deliveryId: string }>();

    const all = await deliveries();
    expect(all.total).toBe(DELIVERIES_PER_PAGE + 2);
    expect(all.deliveries).toHaveLength(DELIVERIES_PER_PAGE);
    expect(all.deliveries[0]).toMatchObject({
      id: deliveryId,
      event: 'webhook.test',
      state: 'waiting',
    });
    expect((await deliveries('?page=2')).deliveries).toHaveLength(2);
    expect((await deliveries('?page=3')).deliveries).toEqual([]);
    expect(await deliveries(`?endpointId=${two.id}`)).toMatchObject({
      total: 1,
      deliveries: [{ id: deliveryId }],
    });
    expect((await deliveries('?state=failed')).total).toBe(0);
    for (const query of ['?page=0', '?page=x', '?state=sent', '?endpointId=1']) {
      expect((await member.get(`/api/office/deliveries${query}`)).statusCode).toBe(400);
    }
  });

  test('about a contact are recorded in the audit log when viewed and sent again', async () => {
    await newEndpoint({ member }, URL, ['email.given']);
    const { email } = await withHistory(server);
    const [delivery] = (await deliveries()).deliveries;
    const read = await member.get(`/api/office/deliveries/${delivery!.id}`);
    const { payload, nextAttemptAt } = read.json<{ payload: string; nextAttemptAt: string }>();
    expect(JSON.parse(payload)).toMatchObject({ type: 'email.given', data: { email } });
    expect(Date.parse(nextAttemptAt)).toBeLessThan(Date.now() + 60_000);
    const detail = { delivery: delivery!.id };
    expect((await log())[0]).toMatchObject({ what: 'person_viewed', whom: email, detail });
    await member.post(`/api/office/deliveries/${delivery!.id}/replay`);
    expect((await log())[0]).toMatchObject({ what: 'delivery_replayed', whom: email, detail });
    const nowhere = `/api/office/deliveries/${crypto.randomUUID()}`;
    expect((await member.get(nowhere)).statusCode).toBe(404);
    expect((await member.post(`${nowhere}/replay`)).statusCode).toBe(404);
  });

  test('that name an erased contact are recorded in the audit log when viewed', async () => {
    await newEndpoint({ member }, URL, ['person.erased']);
    const { id, owner, email } = await withHistory(server);
    await openLink(server, owner, await mailedLink(server.database.db, { id, email }));
    await owner.send('DELETE', `/api/assessment/${id}`);
    const [delivery] = (await deliveries()).deliveries;
    const read = await member.get(`/api/office/deliveries/${delivery!.id}`);
    expect(read.json<{ payload: string }>().payload).toContain(email);
    expect((await log())[0]).toMatchObject({
      what: 'person_viewed',
      whom: null,
      detail: { delivery: delivery!.id },
    });
  });

  test('that named an erased contact cannot be sent again after delivery', async () => {
    const { id: endpoint_id } = await newEndpoint({ member }, URL, ['person.erased']);
    const { id } = await db()
      .insertInto('webhook_delivery')
      .values({ endpoint_id, event: 'person.erased', payload: '', state: 'delivered' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const before = await log();
    const read = await member.get(`/api/office/deliveries/${id}`);
    expect(read.json()).toMatchObject({ payload: null, nextAttemptAt: null });
    expect((await member.post(`/api/office/deliveries/${id}/replay`)).statusCode).toBe(409);
    expect(await log()).toEqual(before);
  });
});
