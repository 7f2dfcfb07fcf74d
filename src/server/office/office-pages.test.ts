import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { UNVERIFIED } from '#domain/office-access.ts';
import type { Site } from '#server/site/page-store.ts';
import { startIdentityProvider, type IdentityProvider } from '#testing/identity-provider.ts';
import {
  officeCaller,
  officeSettings,
  signedInCaller,
  signInAtProvider,
  visit,
} from '#testing/sign-in.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { TestCaller } from '#testing/test-caller.ts';

const shell = '<title>The office</title>';
const site: Site = {
  template: () => Promise.resolve('<!--body-->'),
  render: (address) =>
    Promise.resolve({ status: address === '/404' ? 404 : 200, head: '', body: address, files: [] }),
  office: () => Promise.resolve(shell),
  preloads: () => '',
  keepPages: true,
};

const lines: string[] = [];
let provider: IdentityProvider;
let server: TestApp;
beforeAll(async () => {
  provider = await startIdentityProvider();
  server = await startTestApp(
    { oidc: provider.settings, office: officeSettings, logLevel: 'info' },
    { site, logStream: { write: (line) => void lines.push(line) } },
  );
});
afterAll(async () => {
  await server.close();
  await provider.close();
});

const address = '/office/people?search=ada%40example.com&page=2';

describe('a member', () => {
  test.each(['/office', '/office/', '/office/people/7', address])(
    'gets the office page at %s',
    async (url) => {
      const answer = await visit(server, await officeCaller(server), url);
      expect([answer.statusCode, answer.body]).toEqual([200, shell]);
    },
  );

  test('gets pages that are not cached, indexed, or framed', async () => {
    const { headers } = await visit(server, await officeCaller(server), '/office');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-robots-tag']).toBe('noindex');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain("img-src 'self' data: blob:;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toContain('unsafe');
  });
});

describe('a visitor without a session', () => {
  test('signs in and returns to the requested page', async () => {
    const caller = new TestCaller(server.app);
    const answer = await visit(server, caller, address);
    expect(answer.statusCode).toBe(302);
    expect(answer.body).not.toContain(shell);
    const login = await visit(server, caller, answer.headers.location!);
    provider.people.set('Olive', { email: officeSettings.emails[0]!, email_verified: true });
    const callback = await signInAtProvider(login.headers.location!, 'Olive');
    const back = await visit(server, caller, callback);
    expect(back.headers.location).toBe(address);
    expect((await visit(server, caller, address)).body).toBe(shell);
  });

  test("returns to the overview if the path is too long to be one of the site's", async () => {
    const answer = await visit(server, new TestCaller(server.app), `/office?x=${'y'.repeat(5000)}`);
    expect(answer.headers.location).toBe('/api/login?returnTo=%2Foffice');
  });
});

describe('a user without access', () => {
  test('sees a page that says so with their name, without redirect loops', async () => {
    const answer = await visit(server, await signedInCaller(server), address);
    expect(answer.statusCode).toBe(403);
    expect(answer.headers['content-type']).toContain('text/html');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).toContain('You are signed in as Ada Lovelace.');
    expect(answer.body).toContain('method="post" action="/api/logout"');
    expect(answer.body).not.toContain(shell);
  });

  test('reads that only a verified address is missing', async () => {
    const caller = await signedInCaller(server, { office_grant: UNVERIFIED });
    const { body } = await visit(server, caller, '/office');
    expect(body).toContain('does not say that it has verified your email address');
  });

  test('whose right was removed sees the same page', async () => {
    const caller = await signedInCaller(server, {
      office_grant: 'email:former@practice.example',
      office_name: 'former@practice.example',
    });
    expect((await visit(server, caller, '/office')).statusCode).toBe(403);
  });
});

test('without settings there is no office, and the site shows its 404 page', async () => {
  const without = await startTestApp({}, { site, databaseUrl: server.databaseUrl });
  for (const url of ['/office', address]) {
    const answer = await visit(without, await officeCaller(without), url);
    expect([answer.statusCode, answer.body]).toEqual([404, '/404']);
  }
  await without.close();
});

test('paths within the office do not appear in the log', async () => {
  await visit(server, new TestCaller(server.app), address);
  const logged = lines.join('');
  expect(logged).toContain('"route":"/office/*"');
  expect(logged).not.toMatch(/ada(@|%40)example/);
});

test('search engines do not find the office', async () => {
  const { body } = await visit(server, new TestCaller(server.app), '/robots.txt');
  expect(body).not.toContain('office');
});
