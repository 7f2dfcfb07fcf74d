import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Claims } from '#testing/identity-provider.ts';
import {
  officeCaller,
  officeSettings,
  signedInCaller,
  signIn,
  type SignInApp,
  startSignInApp,
} from '#testing/sign-in.ts';
import { startTestApp } from '#testing/test-app.ts';
import { TestCaller } from '#testing/test-caller.ts';

const office = {
  emails: [...officeSettings.emails, 'mark@practice.example'],
  claim: { name: 'groups', value: 'owners' },
};

let server: SignInApp;
beforeAll(async () => {
  server = await startSignInApp({ office });
});
afterAll(() => server.close());

const enter = (caller: TestCaller) => caller.get('/api/office/me');

async function arrive(claims: Claims): Promise<TestCaller> {
  const name = `Ada ${crypto.randomUUID()}`;
  server.provider.people.set(name, { given_name: 'Ada', ...claims });
  const caller = new TestCaller(server.app);
  await signIn(server, caller, name);
  return caller;
}

describe("by the provider's claims at sign-in", () => {
  const [email] = officeSettings.emails as [string];

  test('a verified address is admitted, under that name', async () => {
    const answer = await enter(await arrive({ email, email_verified: true }));
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toEqual({ name: email });
  });

  test('a claim without a verified address is admitted, but never under a name that people choose', async () => {
    const caller = new TestCaller(server.app);
    const subject = crypto.randomUUID();
    server.provider.people.set(subject, {
      groups: ['owners'],
      name: email,
      given_name: email,
      email,
    });
    await signIn(server, caller, subject);
    const answer = await enter(caller);
    expect(answer.json()).toEqual({
      name: `${subject} at ${server.provider.url} (email unverified)`,
    });
  });

  test('a look-alike of an address is rejected', async () => {
    const look = 'mar\u{212a}@practice.example';
    expect((await enter(await arrive({ email: look, email_verified: true }))).statusCode).toBe(403);
  });

  test.each<[string, Claims]>([
    ['an unverified address', { email, email_verified: false }],
    ['an address that is verified in other words', { email, email_verified: 'yes' }],
    ['an address of which nothing is said', { email }],
    ['a longer address', { email: `${email}.example.net`, email_verified: true }],
    ['a claim of the wrong shape', { groups: { owners: true } }],
    ['another value of the claim', { groups: ['owners of cats'] }],
    ['nothing at all', {}],
  ])('%s is rejected', async (_what, claims) => {
    expect((await enter(await arrive(claims))).statusCode).toBe(403);
  });

  test('a right that was removed is gone at the next sign-in', async () => {
    const name = `Ada ${crypto.randomUUID()}`;
    const caller = new TestCaller(server.app);
    server.provider.people.set(name, { groups: 'owners' });
    await signIn(server, caller, name);
    expect((await enter(caller)).statusCode).toBe(200);
    server.provider.people.set(name, { groups: 'staff' });
    await signIn(server, caller, name);
    expect((await enter(caller)).statusCode).toBe(403);
  });
});

test('a visitor without a session is asked to sign in', async () => {
  expect((await enter(new TestCaller(server.app))).statusCode).toBe(401);
});

test('an office session ends twelve hours after sign-in, however much it is used', async () => {
  const caller = await officeCaller(server);
  const age = (hours: number) =>
    sql`update session set created_at = now() - ${hours} * interval '1 hour', last_used_at = now()
      where office_grant is not null`.execute(server.database.db);
  await age(11.9);
  expect((await enter(caller)).statusCode).toBe(200);
  await age(12);
  expect((await enter(caller)).statusCode).toBe(401);
  // The chat is not affected.
  expect((await caller.get('/api/auth/user')).statusCode).toBe(200);
});

test("today's settings decide, not those at sign-in", async () => {
  const caller = await officeCaller(server);
  const later = await startTestApp(
    { oidc: server.provider.settings, office: { emails: ['eve@example.com'], claim: undefined } },
    { databaseUrl: server.databaseUrl },
  );
  const there = new TestCaller(later.app);
  for (const [name, value] of caller.cookies) there.cookies.set(name, value);
  expect((await enter(there)).statusCode).toBe(403);
  await later.close();
});

test('without settings, no one can enter the office', async () => {
  const without = await startTestApp({}, { databaseUrl: server.databaseUrl });
  const member = await officeCaller(without);
  const user = await signedInCaller(without);
  for (const caller of [member, user, new TestCaller(without.app)]) {
    expect((await enter(caller)).statusCode).toBe(404);
  }
  await without.close();
});
