import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { report, type Report } from '#testing/inbound-webhook.ts';
import { newEmail, withHistory } from '#testing/prepared-assessment.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';

const secret = `whsec_${Buffer.alloc(32, 9).toString('base64')}`;

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ schedulerWebhookSecret: secret });
});
afterAll(() => server.close());

const reportBooking = (body: object | string, how: Partial<Report> = {}) =>
  report(server.app, '/api/bookings/events', body, { signedWith: secret, ...how });

const created = (id: unknown, email?: unknown) => ({
  type: 'booking.created',
  timestamp: '2026-01-01T00:00:00.000Z',
  data: { id, email, phone: '+1 555 0100' },
});
const cancelled = (id: unknown) => ({ type: 'booking.cancelled', data: { id } });

async function bookings() {
  const { rows } = await sql<{ address: string | null; source: string; state: string }>`
    select address, booking.source,
      concat_ws(' ', case when booked_on is not null then 'booked' end,
        case when cancelled_on is not null then 'cancelled' end) as state
    from booking left join contact on contact.id = contact_id order by 3, 1
  `.execute(server.database.db);
  return rows;
}

async function forgetAll() {
  await server.database.db.deleteFrom('booking').execute();
}

describe('a booking', () => {
  test('is recorded once, however often and under whatever id it is reported', async () => {
    await forgetAll();
    const answer = await reportBooking(created('b-1'), { id: 'msg_1' });
    expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
    await reportBooking(created('b-1'), { id: 'msg_1' });
    await reportBooking(created('b-1'), { id: 'msg_2' });
    expect(await bookings()).toEqual([{ address: null, source: '', state: 'booked' }]);
  });

  test('belongs to the contact with its address until the contact is erased', async () => {
    await forgetAll();
    const mine = await withHistory(server);
    await sql`update assessment set source = 'spring-letter' where id = ${mine.id}`.execute(
      server.database.db,
    );
    await sql`select refresh_contacts(array[${mine.email}])`.execute(server.database.db);
    await reportBooking(created(4711, ` ${mine.email.toUpperCase().replace('@', '\uff20')} `));
    const source = 'spring-letter';
    expect(await bookings()).toEqual([{ address: mine.email, source, state: 'booked' }]);
    await mine.owner.send('DELETE', `/api/assessment/${mine.id}`);
    expect(await bookings()).toEqual([{ address: null, source, state: 'booked' }]);
    // Another report does not restore it.
    await reportBooking(created(4711, mine.email));
    expect(await bookings()).toEqual([{ address: null, source, state: 'booked' }]);
  });

  test('of an unknown address belongs to no contact', async () => {
    await forgetAll();
    const email = newEmail();
    await reportBooking(created('b-2', email));
    expect(await bookings()).toEqual([{ address: null, source: '', state: 'booked' }]);
    const { rows } = await sql`select booking::text as row from booking`.execute(
      server.database.db,
    );
    expect(JSON.stringify(rows)).not.toContain(email);
  });

  test('that is canceled stays canceled, whichever report comes first', async () => {
    await forgetAll();
    await reportBooking(created('b-3'));
    await reportBooking(cancelled('b-3'));
    await reportBooking(cancelled('b-4'));
    await reportBooking(created('b-4'));
    const state = 'booked cancelled';
    expect(await bookings()).toEqual([
      { address: null, source: '', state },
      { address: null, source: '', state },
    ]);
  });
});

describe('the server records nothing for', () => {
  test.each<[string, Promise<object> | object | string, Partial<Report>, number]>([
    ['a report signed with another secret', created('x'), { signedWith: 'whsec_AAAA' }, 401],
    ['a report signed an hour ago', created('x'), { signedAt: new Date(Date.now() - 36e5) }, 401],
    ['a body that differs from the signed one', created('x'), { payload: '{}' }, 401],
    ['text that is not JSON', 'booking', {}, 400],
    ['a booking without a number', created(undefined), {}, 400],
    ['a number of another type', created({ id: 1 }), {}, 400],
    ['a number that is too long', created('x'.repeat(256)), {}, 400],
    ['an address that is not text', created('x', ['a@b.c']), {}, 400],
    ['another event', { type: 'booking.moved', data: {} }, {}, 200],
    ['the name of an object property', { type: 'constructor' }, {}, 200],
    ['no event', '7', {}, 200],
  ])('%s', async (_what, body, how, status) => {
    await forgetAll();
    expect((await reportBooking(body as object, how)).statusCode).toBe(status);
    expect(await bookings()).toEqual([]);
  });

  test('unsigned reports are rejected', async () => {
    const answer = await server.app.inject({
      method: 'POST',
      url: '/api/bookings/events',
      payload: created('x'),
    });
    expect(answer.statusCode).toBe(401);
  });
});

test("reports from the scheduler's own origin are accepted", async () => {
  const headers = { origin: 'https://scheduler.example', 'sec-fetch-site': 'cross-site' };
  expect((await reportBooking(created('b-9'), { headers })).statusCode).toBe(200);
});

test('without a secret the path does not exist', async () => {
  const other = await startTestApp();
  try {
    const how = { signedWith: secret };
    const answer = await report(other.app, '/api/bookings/events', created('x'), how);
    expect(answer.statusCode).toBe(404);
  } finally {
    await other.close();
  }
});
