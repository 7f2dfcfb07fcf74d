import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Dialect, dialects } from '#testing/identity-dialects.ts';
import { startIdentityProvider } from '#testing/identity-provider.ts';
import { officeSettings, signIn, type SignInApp } from '#testing/sign-in.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { TestCaller } from '#testing/test-caller.ts';

const [email] = officeSettings.emails as [string];
const office = { emails: [email], claim: { name: 'groups', value: 'owners' } };

// One database for all: each test has users of its own.
let shared: TestApp;
beforeAll(async () => {
  shared = await startTestApp();
});
afterAll(() => shared.close());

async function withProvider(
  dialect: Dialect,
  work: (server: SignInApp) => Promise<void>,
  clientSecret?: string,
): Promise<void> {
  const provider = await startIdentityProvider({ dialect });
  const oidc = { ...provider.settings, ...(clientSecret !== undefined && { clientSecret }) };
  const server = await startTestApp({ office, oidc }, { databaseUrl: shared.databaseUrl });
  try {
    await work({ ...server, provider });
  } finally {
    await server.close();
    await provider.close();
  }
}

async function arrive(server: SignInApp, claims: object) {
  const name = `Ada ${crypto.randomUUID()}`;
  server.provider.people.set(name, { given_name: 'Ada', family_name: 'Lovelace', ...claims });
  const caller = new TestCaller(server.app);
  return { caller, answer: await signIn(server, caller, name) };
}

test.each(Object.entries<Dialect>(dialects))(
  'the owner signs in with %s',
  async (name, dialect) => {
    await withProvider(dialect, async (server) => {
      const { caller, answer } = await arrive(server, { email, email_verified: true });
      expect(answer.statusCode).toBe(302);
      expect((await caller.get('/api/auth/user')).json()).toMatchObject({
        firstName: 'Ada',
        lastName: 'Lovelace',
      });
      const says = !name.startsWith('entra');
      expect((await caller.get('/api/office/me')).statusCode).toBe(says ? 200 : 403);
      const unverified = await arrive(server, { email, email_verified: false });
      expect((await unverified.caller.get('/api/office/me')).statusCode).toBe(403);
    });
  },
);

const refusal = async (caller: TestCaller) => (await caller.get('/api/office/me')).body;

test('an owner without a verified address reads why, and what to do', async () => {
  await withProvider(dialects.entra, async (server) => {
    const told = await refusal((await arrive(server, { email })).caller);
    expect(told).toContain('does not say that it has verified your email address');
    expect(told).toContain('OFFICE_CLAIM');
    // Someone else learns nothing about who the owner is.
    const stranger = await arrive(server, { email: 'eve@example.com' });
    expect(await refusal(stranger.caller)).toBe(told);
    const member = await arrive(server, { email, groups: ['owners'] });
    expect((await member.caller.get('/api/office/me')).statusCode).toBe(200);
  });
});

test('another person with a verified address is refused without that reason', async () => {
  await withProvider(dialects.google, async (server) => {
    const { caller } = await arrive(server, { email: 'eve@example.com', email_verified: true });
    expect(await refusal(caller)).toContain('Only people added by the owner');
  });
});

test('an ID token without a name does not replace broken user info', async () => {
  await withProvider(
    { ...dialects['user info of a proxy'], idToken: ['email'] },
    async (server) => {
      const { answer } = await arrive(server, { email, email_verified: true });
      expect(answer.statusCode).toBe(503);
      expect(answer.body).toContain('cannot be reached');
    },
  );
});

test('user info that names another user is never used', async () => {
  await withProvider(dialects['user info of another user'], async (server) => {
    const { caller } = await arrive(server, { email: 'ada@example.com', email_verified: true });
    expect((await caller.get('/api/auth/user')).json()).toMatchObject({ firstName: 'Ada' });
  });
});

test.each(['keycloak', 'okta'] as const)('keys that %s rotates are found at once', async (name) => {
  await withProvider(dialects[name], async (server) => {
    expect((await arrive(server, {})).answer.statusCode).toBe(302);
    server.provider.rotateKeys();
    expect((await arrive(server, {})).answer.statusCode).toBe(302);
  });
});

test('a wrong secret is named', async () => {
  const expectNamed = async (server: SignInApp) => {
    const { answer } = await arrive(server, {});
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('client id or secret is wrong');
  };
  await withProvider(dialects.okta, expectNamed, 'the secret of yesterday');
});

test.each([
  ['ahead', 600],
  ['behind', -7200],
])('a clock of the provider far %s is named', async (_which, seconds) => {
  await withProvider(dialects.entra, async (server) => {
    server.provider.secondsAhead = seconds;
    const { answer } = await arrive(server, { email });
    expect(answer.statusCode).toBe(503);
    expect(answer.body).toContain('clock');
  });
});

test('a clock of the provider twenty seconds ahead does not matter', async () => {
  await withProvider(dialects.entra, async (server) => {
    server.provider.secondsAhead = 20;
    expect((await arrive(server, { email })).answer.statusCode).toBe(302);
  });
});
