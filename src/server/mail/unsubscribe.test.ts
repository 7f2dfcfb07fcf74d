import { sql } from 'kysely';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyPlan } from '#domain/plan.ts';
import { mailLinkWords as words } from '#content/mail-links.ts';
import { mailedLink } from '#testing/mailed-link.ts';
import { origins } from '#testing/origins.ts';
import { withHistory } from '#testing/prepared-assessment.ts';
import { visit } from '#testing/sign-in.ts';
import { printOfDatabase, waitingForRows } from '#testing/stored-rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { newAddress, TestCaller } from '#testing/test-caller.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

/** A reminder that was sent, and its unsubscribe link. */
async function reminded(kind: 'reminder' | 'retake' | 'plan' = 'reminder') {
  const assessment = await withHistory(server);
  const { id, email } = assessment;
  const { db } = server.database;
  await db
    .updateTable('assessment')
    .set({ retake_at: new Date('2030-01-01') })
    .where('id', '=', id)
    .execute();
  await db
    .insertInto('plan')
    .values({
      assessment_id: id,
      content: JSON.stringify(emptyPlan),
      time_zone: 'UTC',
      reminded_until: new Date('2026-01-01'),
      next_reminder_at: new Date('2030-01-01'),
    })
    .execute();
  return { ...assessment, link: await mailedLink(db, { id, email, kind, purpose: 'unsubscribe' }) };
}

async function known(email: string, id: string) {
  const { db } = server.database;
  const address = await db
    .selectFrom('address_mark')
    .selectAll()
    .where('fingerprint', '=', sql<Buffer>`address_fingerprint(${email})`)
    .executeTakeFirst();
  const assessment = await db
    .selectFrom('assessment')
    .select('retake_at')
    .where('id', '=', id)
    .executeTakeFirst();
  return { isUnsubscribed: Boolean(address?.unsubscribed_at), retakeAt: assessment?.retake_at };
}

const send = (url: string, options: InjectOptions = {}) =>
  server.app.inject({ method: 'POST', url, remoteAddress: newAddress(), ...options });

describe('the page of an unsubscribe link', () => {
  test('asks first, and changes nothing by GET or HEAD', async () => {
    const { link, email } = await reminded();
    const before = await printOfDatabase(server.database.db);
    const caller = new TestCaller(server.app);
    const page = await visit(server, caller, link);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(words.unsubscribe.title);
    expect(page.body).toContain(`${email.slice(0, 1)}•••@example.com`);
    expect(page.body).not.toContain(email);
    expect(page.body.match(/<(a|form|button)\b/g)).toEqual(['<form', '<button']);
    expect((await visit(server, caller, link, { method: 'HEAD' })).statusCode).toBe(200);
    expect(await printOfDatabase(server.database.db)).toBe(before);
  });

  test('has a button that ends the reminders and confirms it', async () => {
    const { link, email, id } = await reminded();
    const caller = new TestCaller(server.app);
    const answer = await visit(server, caller, link, { method: 'POST' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain(words.unsubscribed.title);
    expect(await known(email, id)).toEqual({
      isUnsubscribed: true,
      retakeAt: new Date('2030-01-01'),
    });
    // Unsubscribing does not verify the address and gives the browser no access.
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect((await caller.read(id)).access).toBe('reader');
  });

  test('works as often as the button is pressed; the first time counts', async () => {
    const { link, email } = await reminded();
    const times = [];
    for (let count = 0; count < 2; count++) {
      expect((await send(link)).statusCode).toBe(200);
      const { rows } = await sql<{ at: Date }>`
        select unsubscribed_at as at from address_mark
        where fingerprint = address_fingerprint(${email})
      `.execute(server.database.db);
      times.push(rows[0]?.at);
    }
    expect(times[0]).toEqual(times[1]);
  });

  test('keeps what else is known about the address', async () => {
    const { link, email } = await reminded();
    const { db } = server.database;
    const refused_at = new Date('2026-01-01');
    await db
      .insertInto('address_mark')
      .values({ fingerprint: sql`address_fingerprint(${email})`, refused_at })
      .execute();
    await send(link);
    const row = await db
      .selectFrom('address_mark')
      .selectAll()
      .where('fingerprint', '=', sql<Buffer>`address_fingerprint(${email})`)
      .executeTakeFirst();
    expect(row).toMatchObject({ refused_at, unsubscribed_at: expect.any(Date) as Date });
  });

  test('of a retake reminder cancels the reminder', async () => {
    const { link, email, id } = await reminded('retake');
    await send(link);
    expect(await known(email, id)).toEqual({ isUnsubscribed: true, retakeAt: null });
  });
});

test('of a plan reminder ends the reminders of that plan', async () => {
  const { link, email, id } = await reminded('plan');
  const other = await reminded('plan');
  await send(link);
  expect(await known(email, id)).toMatchObject({ isUnsubscribed: true });
  const { rows } = await sql<object>`
    select assessment_id as id, time_zone, reminded_until, next_reminder_at, content from plan
    where assessment_id in (${id}, ${other.id}) order by time_zone nulls first`.execute(
    server.database.db,
  );
  expect(rows).toEqual([
    { id, time_zone: null, reminded_until: null, next_reminder_at: null, content: emptyPlan },
    expect.objectContaining({ id: other.id, next_reminder_at: new Date('2030-01-01') }),
  ]);
});

describe('one-click unsubscribe, as mail providers send it', () => {
  const boundary = 'x-boundary';
  const ways: [string, InjectOptions][] = [
    [
      'as a form',
      {
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      },
    ],
    [
      'as a multipart form',
      {
        headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
        payload:
          `--${boundary}\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\n` +
          `One-Click\r\n--${boundary}--\r\n`,
      },
    ],
    ['without a body', {}],
    ['with a body without a type', { payload: 'List-Unsubscribe=One-Click' }],
    ['as broken JSON', { headers: { 'content-type': 'application/json' }, payload: '{' }],
  ];
  test.each(ways)('%s ends the reminders', async (_way, options) => {
    const { link, email, id } = await reminded();
    const answer = await send(link, options);
    expect(answer.statusCode).toBe(200);
    expect((await known(email, id)).isUnsubscribed).toBe(true);
  });

  test.each(origins)('works from %s', async (_who, headers) => {
    const { link, email, id } = await reminded();
    const answer = await send(link, {
      headers: { ...headers, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
    expect(answer.statusCode).toBe(200);
    expect((await known(email, id)).isUnsubscribed).toBe(true);
  });

  test('with a large body is rejected', async () => {
    const { link, email, id } = await reminded();
    const answer = await send(link, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'x'.repeat(5000),
    });
    expect(answer.statusCode).toBe(413);
    expect((await known(email, id)).isUnsubscribed).toBe(false);
  });
});

describe('an unsubscribe link', () => {
  test.each([
    ['unknown', () => Promise.resolve('/unsubscribe/unknown')],
    [
      'for opening',
      async () => {
        const { id, email } = await withHistory(server);
        const link = await mailedLink(server.database.db, { id, email });
        return link.replace('/open/', '/unsubscribe/');
      },
    ],
    [
      'of an erased assessment',
      async () => {
        const { link, id } = await reminded();
        await server.database.db.deleteFrom('assessment').where('id', '=', id).execute();
        return link;
      },
    ],
  ])('that is %s shows so and changes nothing', async (_what, make) => {
    const link = await make();
    const before = await printOfDatabase(server.database.db);
    const page = await visit(server, new TestCaller(server.app), link);
    const answer = await visit(server, new TestCaller(server.app), link, { method: 'POST' });
    for (const { statusCode, body } of [page, answer]) {
      expect(statusCode).toBe(404);
      expect(body).toContain(words.gone.title);
    }
    expect(await printOfDatabase(server.database.db)).toBe(before);
  });

  test.each(['retake', 'plan'] as const)(
    'of an assessment that is being erased leaves no trace of the address (%s)',
    async (kind) => {
      const { link, email, id } = await reminded(kind);
      const { db } = server.database;
      const pressed = await db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom('assessment').where('id', '=', id).execute();
        const sent = send(link);
        await waitingForRows(db, 1);
        return { sent };
      });
      expect((await pressed.sent).statusCode).toBe(404);
      expect(await known(email, id)).toEqual({ isUnsubscribed: false, retakeAt: undefined });
    },
  );
});
