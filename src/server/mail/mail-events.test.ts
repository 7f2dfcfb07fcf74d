import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailTo, storedMails } from '#testing/mail-app.ts';
import { withHistory } from '#testing/prepared-assessment.ts';
import { report as reportTo, type Report } from '#testing/inbound-webhook.ts';
import { printOfDatabase } from '#testing/stored-rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

let server: TestApp;
let lines: string[];
beforeAll(async () => {
  lines = [];
  server = await startTestApp(
    // No worker runs, so queued mails stay queued.
    { ...mailTo('smtp://127.0.0.1:1', secret), logLevel: 'info' },
    { logStream: { write: (line) => lines.push(line) } },
  );
});
afterAll(() => server.close());

/** An event as a mail provider sends it. */
const report = (body: object | string, how: Partial<Report> = {}) =>
  reportTo(server.app, '/api/mail/events', body, { signedWith: secret, ...how });

const bounced = (to: unknown, bounce?: object) => ({
  type: 'email.bounced',
  created_at: '2026-01-01T00:00:00.000Z',
  data: {
    email_id: 'x',
    from: 'hello@practice.example',
    to,
    subject: 'Hi',
    ...(bounce && { bounce }),
  },
});
const complained = (to: unknown) => ({ ...bounced(to), type: 'email.complained' });

async function noted(email: string) {
  const [row] = await server.database.db
    .selectFrom('address_mark')
    .selectAll()
    .where('fingerprint', '=', sql<Buffer>`address_fingerprint(${email})`)
    .execute();
  return { refused: row?.refused_at != null, unsubscribed: row?.unsubscribed_at != null };
}

describe('an event about a known address', () => {
  const permanent = { type: 'Permanent', subType: 'General', message: 'gone' };
  test.each<
    [name: string, make: (email: string) => object, refused: boolean, unsubscribed: boolean]
  >([
    ['a permanent bounce', (email) => bounced([email], permanent), true, false],
    ['a bounce without a type', (email) => bounced([email]), true, false],
    [
      'a bounce with a display name',
      (email) => bounced(`Ada <${email.toUpperCase()}>`),
      true,
      false,
    ],
    ['a temporary bounce', (email) => bounced([email], { type: 'Transient' }), false, false],
    ['an undetermined bounce', (email) => bounced([email], { type: 'Undetermined' }), false, false],
    ['a complaint', (email) => complained([email]), false, true],
    ['a delivery', (email) => ({ ...bounced([email]), type: 'email.delivered' }), false, false],
    [
      'an event of another shape',
      (email) => ({ type: 'email.bounced', data: { email } }),
      false,
      false,
    ],
    ['invalid addresses', () => complained(['\u0000', '@', '']), false, false],
  ])('%s', async (_name, make, refused, unsubscribed) => {
    const { email } = await withHistory(server);
    const answer = await report(make(email));
    expect([answer.statusCode, answer.json()]).toEqual([200, { received: true }]);
    expect(await noted(email)).toEqual({ refused, unsubscribed });
    expect(await storedMails(server.database.db, email)).toMatchObject([
      { state: refused ? 'dropped' : 'waiting' },
    ]);
  });

  test('two events, or one after the other, are both recorded', async () => {
    const { email } = await withHistory(server);
    for (const event of [bounced([email]), bounced([email]), complained([email])]) {
      expect((await report(event)).statusCode).toBe(200);
    }
    expect(await noted(email)).toEqual({ refused: true, unsubscribed: true });
  });
});

test('a permanent bounce stays recorded when all data under the address is erased', async () => {
  const { email, owner, id } = await withHistory(server);
  await owner.send('DELETE', `/api/assessment/${id}`);
  expect((await report(bounced([email]))).statusCode).toBe(200);
  const again = await withHistory(server, { email });
  await again.owner.patch(`/api/assessment/${again.id}`, { email: null });
  expect(await noted(email)).toEqual({ refused: true, unsubscribed: false });
});

test('headers with the svix prefix are accepted', async () => {
  const { email } = await withHistory(server);
  expect((await report(bounced([email]), { prefix: 'svix' })).statusCode).toBe(200);
  expect(await noted(email)).toMatchObject({ refused: true });
});

describe('rejects and changes nothing:', () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  const other = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
  test.each<[name: string, how: Partial<Report>, status: number]>([
    ['signed with another secret', { signedWith: other }, 401],
    ['signed six minutes ago', { signedAt: minutesAgo(6) }, 401],
    ['signed six minutes ahead', { signedAt: minutesAgo(-6) }, 401],
    [
      'text that differs from the signed one',
      { payload: JSON.stringify(bounced(['b@example.com'])) },
      401,
    ],
    ['nothing', { payload: '' }, 401],
    ['without a signature', { headers: { 'webhook-signature': '' } }, 401],
    ['with a signature of another version', { headers: { 'webhook-signature': 'v2,AAAA' } }, 401],
    ['without a time', { headers: { 'webhook-timestamp': 'soon' } }, 401],
    ['a form', { headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415],
    ['from a page of another site', { headers: { origin: 'https://elsewhere.example' } }, 403],
  ])('%s', async (_name, how, status) => {
    const { email } = await withHistory(server);
    const before = await printOfDatabase(server.database.db);
    const answer = await report(bounced([email]), how);
    expect(answer.statusCode, answer.body).toBe(status);
    expect(answer.json()).toMatchObject({ error: expect.any(String), message: expect.any(String) });
    expect(await printOfDatabase(server.database.db)).toBe(before);
  });

  test('signed text that is not JSON is rejected', async () => {
    expect((await report('{"type":')).statusCode).toBe(400);
  });

  test('more than 64 KB is rejected', async () => {
    const answer = await report({ type: 'email.bounced', data: 'x'.repeat(64 * 1024) });
    expect(answer.statusCode).toBe(413);
  });

  test('other methods than POST are rejected', async () => {
    expect((await server.app.inject('/api/mail/events')).statusCode).toBe(404);
  });
});

test('without a secret the path does not exist', async () => {
  const without = await startTestApp(mailTo('smtp://127.0.0.1:1'));
  try {
    const answer = await without.app.inject({
      method: 'POST',
      url: '/api/mail/events',
      payload: {},
    });
    expect(answer.statusCode).toBe(404);
  } finally {
    await without.close();
  }
});

test('it counts against the call limit', async () => {
  const busy = await startTestApp({ ...mailTo('smtp://127.0.0.1:1', secret), rateLimitMax: 3 });
  try {
    const statuses: number[] = [];
    for (let calls = 0; calls < 4; calls += 1) {
      const call = { method: 'POST', url: '/api/mail/events', payload: {} } as const;
      statuses.push((await busy.app.inject(call)).statusCode);
    }
    expect(statuses).toEqual([401, 401, 401, 429]);
  } finally {
    await busy.close();
  }
});

test('no address gets into the log', () => {
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.join('\n')).not.toContain('@');
});
