import { createHash, randomBytes } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { OfficeSettings } from '#domain/office-access.ts';
import type { Config } from '#server/config.ts';
import { type IdentityProvider, startIdentityProvider } from './identity-provider.ts';
import { startTestApp, type TestApp } from './test-app.ts';
import { setCookies, TestCaller } from './test-caller.ts';

interface VisitOptions {
  method?: 'GET' | 'HEAD' | 'POST';
  headers?: Record<string, string>;
}

/** Visits a page or redirect of the site and stores the cookies. */
export async function visit(
  { app }: Pick<TestApp, 'app'>,
  caller: TestCaller,
  url: string,
  { method = 'GET', headers = {} }: VisitOptions = {},
): Promise<LightMyRequestResponse> {
  const answer = await app.inject({
    method,
    url,
    remoteAddress: caller.address,
    headers: { accept: 'text/html', cookie: caller.cookie, ...headers },
  });
  for (const [name, value] of setCookies(answer)) {
    if (value) caller.cookies.set(name, value);
    else caller.cookies.delete(name);
  }
  return answer;
}

/** Starts to sign in and returns the provider's URL that the browser is redirected to. */
export async function startSignIn(server: TestApp, caller: TestCaller, url = '/api/login') {
  const answer = await visit(server, caller, url);
  expect(answer.statusCode).toBe(302);
  return answer.headers.location!;
}

/**
 * Follows the redirects of the provider and fills in its form, as a browser does.
 * @returns path and query of the callback
 */
export async function signInAtProvider(departure: string, name: string): Promise<string> {
  const cookies = new Map<string, string>();
  let url = new URL(departure);
  let body: URLSearchParams | undefined;
  for (let steps = 0; steps < 10; steps++) {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') },
      ...(body && { method: 'POST', body }),
    });
    for (const header of answer.headers.getSetCookie()) {
      const [, key = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      cookies.set(key, value);
    }
    const location = answer.headers.get('location');
    if (location === null) {
      const action = /action="([^"]+)"/.exec(await answer.text())?.[1];
      if (!action) throw new Error(`The provider shows no form at ${url.pathname}`);
      url = new URL(action, url);
      body = new URLSearchParams({ name });
    } else {
      url = new URL(location, url);
      body = undefined;
      if (url.pathname === '/api/callback') return url.pathname + url.search;
    }
  }
  throw new Error('The provider redirects in a loop');
}

export async function signIn(
  server: TestApp,
  caller: TestCaller,
  name: string,
): Promise<LightMyRequestResponse> {
  return visit(server, caller, await signInAtProvider(await startSignIn(server, caller), name));
}

/** A member of the office, without going through a provider; see `officeSettings`. */
export function officeCaller(server: TestApp): Promise<TestCaller> {
  const [email = ''] = officeSettings.emails;
  return signedInCaller(server, { office_grant: `email:${email}`, office_name: email });
}

/** For `config.office`. */
export const officeSettings: OfficeSettings = {
  emails: ['owner@practice.example'],
  claim: undefined,
};

/** A new signed-in user, without going through a provider. */
export async function signedInCaller(
  { app, config, database }: TestApp,
  pass: { office_grant?: string; office_name?: string } = {},
): Promise<TestCaller> {
  const caller = new TestCaller(app);
  const { id } = await database.db
    .insertInto('user')
    .values({
      issuer: 'https://id.example.org',
      subject: crypto.randomUUID(),
      first_name: 'Ada',
      last_name: 'Lovelace',
      profile_image_url: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const token = randomBytes(32).toString('base64url');
  await database.db
    .insertInto('session')
    .values({
      token_hash: createHash('sha256').update(token).digest(),
      user_id: id,
      expires_at: new Date('2999-01-01'),
      id_token: null,
      ...pass,
    })
    .execute();
  const prefix = config.publicUrl.startsWith('https:') ? '__Host-' : '';
  caller.cookies.set(`${prefix}session`, token);
  return caller;
}

export interface SignInApp extends TestApp {
  provider: IdentityProvider;
}

export async function startSignInApp(overrides: Partial<Config> = {}): Promise<SignInApp> {
  const provider = await startIdentityProvider();
  const server = await startTestApp({ oidc: provider.settings, ...overrides });
  return {
    ...server,
    provider,
    close: async () => {
      await server.close();
      await provider.close();
    },
  };
}
