import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { mailLinkWords as words } from '#content/mail-links.ts';
import { mailedLink } from '#testing/mailed-link.ts';
import { newEmail, withHistory } from '#testing/prepared-assessment.ts';
import { printOfDatabase } from '#testing/stored-rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { visit } from '#testing/sign-in.ts';
import { TestCaller } from '#testing/test-caller.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const newCaller = () => new TestCaller(server.app);
const look = (link: string, caller = newCaller()) => visit(server, caller, link);
const press = (link: string, caller = newCaller()) =>
  visit(server, caller, link, { method: 'POST' });
const linkTo = (mail: Parameters<typeof mailedLink>[1]) => mailedLink(server.database.db, mail);

describe('a link that does not work', () => {
  const dead: [string, () => Promise<string>][] = [
    ['was never made', () => Promise.resolve(`/open/${Buffer.alloc(32, 7).toString('base64url')}`)],
    ['is no token', () => Promise.resolve('/open/x')],
    ['is far too long', () => Promise.resolve(`/open/${'x'.repeat(800)}`)],
    [
      'has an extra character at its end',
      async () => `${await linkTo(await withHistory(server))}x`,
    ],
    [
      'differs in one letter',
      async () => {
        const link = await linkTo(await withHistory(server));
        return link.slice(0, 10) + (link[10] === 'A' ? 'B' : 'A') + link.slice(11);
      },
    ],
    [
      'has no letter right',
      async () => `/open/${(await linkTo(await withHistory(server))).slice(6).toUpperCase()}`,
    ],
    [
      'is made for unsubscribing',
      async () => {
        const { email, id } = await withHistory(server);
        const link = await linkTo({ email, id, purpose: 'unsubscribe' });
        return link.replace('/unsubscribe/', '/open/');
      },
    ],
    [
      'has expired',
      async () => {
        const { email, id } = await withHistory(server);
        return linkTo({ email, id, expiresAt: new Date(Date.now() - 1000) });
      },
    ],
    [
      'was revoked',
      async () => {
        const link = await linkTo(await withHistory(server));
        await sql`
          delete from mail_link where created_at = (select max(created_at) from mail_link)
        `.execute(server.database.db);
        return link;
      },
    ],
    [
      'is about an assessment that was erased',
      async () => {
        const { email, id } = await withHistory(server);
        const link = await linkTo({ email, id });
        await server.database.db.deleteFrom('assessment').where('id', '=', id).execute();
        return link;
      },
    ],
    [
      'went to an address that is no longer the assessment’s',
      async () => {
        const { email, id, owner } = await withHistory(server);
        const link = await linkTo({ email, id });
        await owner.patch(`/api/assessment/${id}`, { email: newEmail() });
        return link;
      },
    ],
  ];

  test.each(dead)('that %s leads to the page that says so and offers help', async (_, make) => {
    const link = await make();
    const before = await printOfDatabase(server.database.db);
    const page = await look(link);
    const pressed = await press(link);
    const unknown = await look('/open/unknown');
    for (const answer of [page, pressed]) {
      expect(answer.statusCode).toBe(404);
      expect(answer.body).toBe(unknown.body);
      expect(answer.headers['set-cookie']).toBeUndefined();
    }
    expect(page.body).toContain(words.gone.title);
    expect(page.body).toContain('href="/assessment"');
    expect(await printOfDatabase(server.database.db)).toBe(before);
  });

  test('works until it expires', async () => {
    const { email, id } = await withHistory(server);
    const link = await linkTo({ email, id, expiresAt: new Date(Date.now() + 60_000) });
    expect((await look(link)).statusCode).toBe(200);
    await sql`update mail_link set expires_at = now() where expires_at > now()`.execute(
      server.database.db,
    );
    expect((await look(link)).statusCode).toBe(404);
    expect((await press(link)).statusCode).toBe(404);
  });
});
