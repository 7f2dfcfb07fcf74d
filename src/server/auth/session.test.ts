import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedInCaller, signIn, type SignInApp, startSignInApp, visit } from '#testing/sign-in.ts';
import { TestCaller } from '#testing/test-caller.ts';
import { hashToken } from './token.ts';

let server: SignInApp;
beforeAll(async () => {
  server = await startSignInApp();
});
afterAll(() => server.close());

const status = async (caller: TestCaller) => (await caller.get('/api/auth/user')).statusCode;
const hashOf = (caller: TestCaller) => hashToken(caller.cookies.get('session')!);

async function lastUsed(caller: TestCaller): Promise<Date> {
  const { last_used_at: time } = await server.database.db
    .selectFrom('session')
    .select('last_used_at')
    .where('token_hash', '=', hashOf(caller))
    .executeTakeFirstOrThrow();
  return time;
}

describe('a session', () => {
  test('ends after a week without use', async () => {
    const caller = await signedInCaller(server);
    const unusedFor = (days: number) =>
      sql`
        update session set last_used_at = now() - ${days} * interval '1 day'
        where token_hash = ${hashOf(caller)}
      `.execute(server.database.db);
    await unusedFor(6.9);
    expect(await status(caller)).toBe(200);
    expect((await lastUsed(caller)).getTime()).toBeGreaterThan(Date.now() - 60_000);
    await unusedFor(7.1);
    expect(await status(caller)).toBe(401);
  });

  test('ends a month after sign-in, however much it is used', async () => {
    const caller = newCaller();
    await signIn(server, caller, 'Grace');
    await sql`
      update session set created_at = created_at - interval '30 days',
        expires_at = expires_at - interval '30 days'
      where token_hash = ${hashOf(caller)}
    `.execute(server.database.db);
    expect(await status(caller)).toBe(401);
  });

  test('is written to at most once a minute', async () => {
    const caller = await signedInCaller(server);
    const before = await lastUsed(caller);
    await status(caller);
    expect(await lastUsed(caller)).toEqual(before);
  });

  test('is deleted after its end, when someone signs in', async () => {
    const old = await signedInCaller(server);
    await sql`
      update session set created_at = now() - interval '31 days', expires_at = now() - interval '1 day'
      where token_hash = ${hashOf(old)}
    `.execute(server.database.db);
    await signIn(server, newCaller(), 'Grace');
    await expect(lastUsed(old)).rejects.toThrow('no result');
  });

  test.each(['', 'x', 'A'.repeat(43), "' or true --"])('is not %j', async (token) => {
    const caller = newCaller();
    caller.cookies.set('session', token);
    expect(await status(caller)).toBe(401);
  });
});

function newCaller(): TestCaller {
  return new TestCaller(server.app);
}

describe('signing out', () => {
  test('ends the session at once and continues to the provider', async () => {
    const caller = newCaller();
    await signIn(server, caller, 'Grace');
    const elsewhere = newCaller();
    await signIn(server, elsewhere, 'Grace');
    const copy = newCaller();
    copy.cookies.set('session', caller.cookies.get('session')!);

    const answer = await visit(server, caller, '/api/logout', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect(answer.statusCode).toBe(303);
    const url = new URL(answer.headers.location!);
    expect(url.origin).toBe(server.provider.url);
    expect(url.searchParams.get('post_logout_redirect_uri')).toBe('http://localhost:3000/');
    expect((await fetch(url)).status).toBe(200);
    expect(caller.cookies.has('session')).toBe(false);
    expect(await status(copy)).toBe(401);
    expect(await status(elsewhere)).toBe(200);
  });

  test('works by a link of the site itself', async () => {
    const caller = await signedInCaller(server);
    const answer = await visit(server, caller, '/api/logout', {
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(answer.statusCode).toBe(303);
    expect(await status(caller)).toBe(401);
  });

  test.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'same-origin', 'sec-purpose': 'prefetch' },
    {},
  ])('asks first if it comes by a link with %j', async (headers) => {
    const caller = await signedInCaller(server);
    const page = await visit(server, caller, '/api/logout', { headers });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('<form method="post" action="/api/logout">');
    expect(await status(caller)).toBe(200);
  });

  test('rejects a form of another site', async () => {
    const caller = await signedInCaller(server);
    const answer = await visit(server, caller, '/api/logout', {
      method: 'POST',
      headers: { 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.statusCode).toBe(403);
    expect(await status(caller)).toBe(200);
  });

  test('without a session leads home', async () => {
    for (const method of ['GET', 'POST'] as const) {
      const answer = await visit(server, newCaller(), '/api/logout', { method });
      expect(answer.headers.location).toBe('/');
    }
  });
});
