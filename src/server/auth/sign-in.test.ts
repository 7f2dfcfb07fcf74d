import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startIdentityProvider } from '#testing/identity-provider.ts';
import {
  startSignIn,
  signIn,
  type SignInApp,
  signInAtProvider,
  startSignInApp,
  visit,
} from '#testing/sign-in.ts';
import { startTestApp } from '#testing/test-app.ts';
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

describe('signing in', () => {
  test('goes through the provider back to the page the user came from', async () => {
    const caller = newCaller();
    const providerUrl = await startSignIn(
      server,
      caller,
      '/api/login?returnTo=%2Fchatbot%3Fid%3D1%23end',
    );
    const query = new URL(providerUrl).searchParams;
    expect(providerUrl.startsWith(server.provider.url)).toBe(true);
    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      code_challenge_method: 'S256',
      scope: 'openid profile email',
      redirect_uri: 'http://localhost:3000/api/callback',
      state: expect.stringMatching(/.{32,}/) as unknown,
      nonce: expect.stringMatching(/.{32,}/) as unknown,
    });
    const callback = await signInAtProvider(providerUrl, 'Grace Hopper');
    expect((await whoAmI(caller)).statusCode).toBe(401);
    const back = await visit(server, caller, callback);
    expect([back.statusCode, back.headers.location]).toEqual([302, '/chatbot?id=1#end']);
    expect((await whoAmI(caller)).json()).toEqual({
      firstName: 'Grace',
      lastName: 'Hopper',
      profileImageUrl: null,
    });
  });

  test('leads to the chat if no page was requested', async () => {
    const back = await signIn(server, newCaller(), newName());
    expect(back.headers.location).toBe('/chatbot');
  });

  test('sets a cookie that only the server can read, and stores only its hash', async () => {
    const caller = newCaller();
    const back = await signIn(server, caller, newName());
    const cookie = [back.headers['set-cookie']].flat().find((set) => set?.startsWith('session='));
    expect(cookie).toMatch(/; HttpOnly/);
    expect(cookie).toMatch(/; SameSite=Lax/);
    expect(cookie).toMatch(/; Path=\//);
    expect(back.headers['cache-control']).toBe('no-store');
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(s)::text as row from session s
    `.execute(server.database.db);
    const token = caller.cookies.get('session')!;
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(rows.map(({ row }) => row).join('')).not.toContain(token);
  });

  test('over https sets a cookie for this host and https only', async () => {
    const secure = await startTestApp({
      oidc: server.provider.settings,
      publicUrl: 'https://leaders.example.com',
    });
    try {
      const answer = await visit(secure, newCaller(), '/api/login');
      expect(answer.headers['set-cookie']).toMatch(/^__Host-sign-in=.*; Path=\/;.*; Secure/);
    } finally {
      await secure.close();
    }
  });

  test('takes name and picture from the provider at each sign-in', async () => {
    const name = newName();
    const caller = newCaller();
    server.provider.people.set(name, {
      name: 'Mary  Ann Evans',
      picture: 'https://pics.example.org/1',
    });
    await signIn(server, caller, name);
    expect((await whoAmI(caller)).json()).toEqual({
      firstName: 'Mary',
      lastName: 'Ann Evans',
      profileImageUrl: 'https://pics.example.org/1',
    });
    const conversation = (await caller.post('/api/conversations')).json<{ id: string }>();
    server.provider.people.set(name, { given_name: 'George', family_name: 'Eliot' });
    const elsewhere = newCaller();
    await signIn(server, elsewhere, name);
    // The same user on both devices.
    expect((await whoAmI(caller)).json()).toMatchObject({ firstName: 'George' });
    expect((await elsewhere.get('/api/conversations')).json()).toMatchObject([conversation]);
  });

  test('again changes the token and ends the earlier session', async () => {
    const caller = newCaller();
    const name = newName();
    await signIn(server, caller, name);
    const before = caller.cookies.get('session')!;
    const count = await countSessions();
    await signIn(server, caller, name);
    expect(caller.cookies.get('session')).not.toBe(before);
    expect(await countSessions()).toBe(count);
    const old = newCaller();
    old.cookies.set('session', before);
    expect((await whoAmI(old)).statusCode).toBe(401);
    expect((await whoAmI(caller)).statusCode).toBe(200);
  });

  test('works from two tabs at once', async () => {
    const caller = newCaller();
    const first = await startSignIn(server, caller, '/api/login?returnTo=/about');
    const second = await startSignIn(server, caller, '/api/login?returnTo=/services');
    const back = await visit(server, caller, await signInAtProvider(first, newName()));
    expect(back.headers.location).toBe('/about');
    const other = await visit(server, caller, await signInAtProvider(second, newName()));
    expect(other.headers.location).toBe('/services');
  });
});

test('too many sign-ins from one address are rejected, with the time to retry', async () => {
  const caller = newCaller();
  for (let count = 1; count <= 20; count++) await startSignIn(server, caller);
  const answer = await visit(server, caller, '/api/login');
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(30);
  expect(answer.body).toContain('Too many sign-ins');
  await startSignIn(server, newCaller());
});

describe('if the provider', () => {
  test('is not configured, the page says so', async () => {
    const bare = await startTestApp();
    try {
      for (const url of ['/api/login', '/api/callback?code=x&state=y']) {
        const page = await visit(bare, newCaller(), url);
        expect(page.statusCode).toBe(503);
        expect(page.body).toContain('Sign-in is not set up on this site yet');
        const answer = await bare.app.inject(url);
        expect(answer.statusCode).toBe(503);
        expect(answer.json()).toMatchObject({ error: 'Service Unavailable' });
      }
    } finally {
      await bare.close();
    }
  });

  test('is unavailable, the page says so, and signing in works once it is back', async () => {
    const down = await startIdentityProvider();
    const port = Number(new URL(down.url).port);
    await down.close();
    const waiting = await startTestApp({ oidc: down.settings });
    try {
      const caller = newCaller();
      const page = await visit(waiting, caller, '/api/login?returnTo=/about');
      expect(page.statusCode).toBe(503);
      expect(page.body).toContain('cannot be reached');
      expect(page.body).toContain('returnTo=%2Fabout');
      const up = await startIdentityProvider({ port });
      try {
        expect((await signIn(waiting, caller, newName())).headers.location).toBe('/chatbot');
      } finally {
        await up.close();
      }
    } finally {
      await waiting.close();
    }
  });
});
