import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  startSignIn,
  type SignInApp,
  signInAtProvider,
  startSignInApp,
  visit,
} from '#testing/sign-in.ts';
import { TestCaller } from '#testing/test-caller.ts';

let server: SignInApp;
beforeAll(async () => {
  server = await startSignInApp();
});
afterAll(() => server.close());

const newCaller = () => new TestCaller(server.app);
const whoAmI = (caller: TestCaller) => caller.get('/api/auth/user');
const newName = () => `Ada ${crypto.randomUUID()}`;

async function countSessions(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from session
  `.execute(server.database.db);
  return rows[0]!.count;
}

describe('a callback gets a readable 400 and signs no one in', () => {
  async function expectRefused(caller: TestCaller, url: string): Promise<void> {
    const count = await countSessions();
    const page = await visit(server, caller, url);
    expect(page.statusCode).toBe(400);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['content-security-policy']).toMatch(
      /^default-src 'none'; style-src 'self'/,
    );
    expect(page.body).toMatch(/start again/);
    expect(page.body).toContain('href="/api/login?returnTo=');
    expect(await countSessions()).toBe(count);
    expect((await whoAmI(caller)).statusCode).toBe(401);
  }

  test('with another state', async () => {
    const caller = newCaller();
    const callback = await signInAtProvider(await startSignIn(server, caller), newName());
    await expectRefused(caller, callback.replace(/state=[^&]+/, 'state=forged'));
  });

  test('in another browser', async () => {
    const callback = await signInAtProvider(await startSignIn(server, newCaller()), newName());
    await expectRefused(newCaller(), callback);
    const began = newCaller();
    await startSignIn(server, began);
    await expectRefused(began, callback);
  });

  test('that arrives a second time', async () => {
    const caller = newCaller();
    const callback = await signInAtProvider(await startSignIn(server, caller), newName());
    expect((await visit(server, caller, callback)).statusCode).toBe(302);
    const attacker = newCaller();
    attacker.cookies.set('sign-in', caller.cookies.get('sign-in')!);
    await expectRefused(attacker, callback);
  });

  test('with a code that was used before', async () => {
    const caller = newCaller();
    const used = await signInAtProvider(await startSignIn(server, caller), newName());
    await visit(server, caller, used);
    const thief = newCaller();
    const state = new URL(await startSignIn(server, thief)).searchParams.get('state')!;
    await expectRefused(thief, used.replace(/state=[^&]+/, `state=${state}`));
  });

  test('that arrives after ten minutes', async () => {
    const caller = newCaller();
    const callback = await signInAtProvider(await startSignIn(server, caller), newName());
    await sql`update sign_in set expires_at = now() - interval '1 second'`.execute(
      server.database.db,
    );
    await expectRefused(caller, callback);
  });

  test.each(['', '?code=x', '?state=a&state=b&code=x', '?code[]=1&state[]=2'])(
    'that no one started: %s',
    (query) => expectRefused(newCaller(), `/api/callback${query}`),
  );

  test('when the user declined at the provider', async () => {
    const caller = newCaller();
    const state = new URL(await startSignIn(server, caller)).searchParams.get('state')!;
    const iss = encodeURIComponent(server.provider.url);
    await expectRefused(
      caller,
      `/api/callback?error=access_denied&error_description=SECRET&state=${state}&iss=${iss}`,
    );
  });

  test("from another issuer with a name like the provider's", async () => {
    const caller = newCaller();
    const callback = await signInAtProvider(await startSignIn(server, caller), newName());
    await expectRefused(caller, callback.replace(/iss=[^&]+/, 'iss=https%3A%2F%2Fevil.example'));
  });

  test('when the ID token is not signed by the provider', async () => {
    const caller = newCaller();
    const callback = await signInAtProvider(await startSignIn(server, caller), newName());
    const ask = globalThis.fetch;
    const spy = vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const answer = await ask(input, init);
      if (!answer.url.endsWith('/token')) return answer;
      const tokens = (await answer.json()) as { id_token: string };
      const [head, claims, signature = ''] = tokens.id_token.split('.');
      const forged = [...signature].toReversed().join('');
      return Response.json({ ...tokens, id_token: [head, claims, forged].join('.') });
    });
    try {
      await expectRefused(caller, callback);
      expect(spy).toHaveBeenCalled();
    } finally {
      spy.mockRestore();
    }
  });

  test('with the standard error for programs', async () => {
    const answer = await server.app.inject('/api/callback?code=x&state=y');
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toEqual({
      error: 'Bad Request',
      message: expect.stringContaining('start again') as unknown,
    });
  });
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%0D%0AX-Injected:evil.example',
  '/%00/evil.example',
  '/%7F/evil.example',
  '/%C2%85/evil.example',
  '/%5cevil.example',
  '/%2fevil.example',
  '/%2F%2Fevil.example',
  '/chatbot?topic=%0Aevil',
  '/chatbot#%5Cevil',
  '/evil%',
  '/evil%ff',
  'chatbot',
  'javascript:alert(1)',
  '/api/logout',
  '/trpc/x',
  `/${'x'.repeat(3000)}`,
])('a return address of %j is rejected', async (returnTo) => {
  const caller = newCaller();
  const answer = await visit(server, caller, `/api/login?returnTo=${encodeURIComponent(returnTo)}`);
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain('must be a page of this site');
  expect(answer.body).not.toContain('evil');
  expect(answer.headers['set-cookie']).toBeUndefined();
});

test.each([
  '/',
  '/chatbot?topic=100%25&list=a%2Cb#end',
  '/assessment/dashboard?id=1',
  '/caf%C3%A9',
  '/about/../chatbot',
  '/%2509/chatbot',
  '/@evil.example',
  '/:80/chatbot',
])('a return address of %j is used, and the browser stays on this site', async (returnTo) => {
  const caller = newCaller();
  await startSignIn(server, caller, `/api/login?returnTo=${encodeURIComponent(returnTo)}`);
  const { return_to: kept } = await server.database.db
    .selectFrom('sign_in')
    .select('return_to')
    .orderBy('expires_at', 'desc')
    .executeTakeFirstOrThrow();
  const { origin } = new URL(server.config.publicUrl);
  expect(new URL(kept, origin).href).toBe(new URL(returnTo, origin).href);
  expect(new URL(kept, origin).origin).toBe(origin);
});
