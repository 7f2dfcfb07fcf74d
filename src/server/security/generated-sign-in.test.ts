import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runs } from '#testing/generated/runs.ts';
import { type SignInApp, startSignInApp, visit } from '#testing/sign-in.ts';
import { TestCaller } from '#testing/test-caller.ts';

let server: SignInApp;
beforeAll(async () => {
  server = await startSignInApp();
});
afterAll(() => server.close());

/** Characters that can turn one address into another. */
const path = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        '/',
        '\\',
        '.',
        '..',
        '//',
        '@',
        ':',
        '%2f',
        '%5c',
        '%00',
        '?',
        '#',
        '&',
        ';',
      ),
      fc.constantFrom(
        'evil.example',
        'https:',
        'javascript:',
        'chatbot',
        'api',
        'logout',
        '\t',
        '\0',
      ),
      fc.string({ unit: 'binary', maxLength: 4 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join('').toWellFormed());

const returnTo = fc.oneof(
  path,
  path.map((rest) => `/${rest}`),
);

test('any return address after sign-in is a page of the site or rejected', async () => {
  let accepted = 0;
  await fc.assert(
    fc.asyncProperty(returnTo, async (wanted) => {
      const caller = new TestCaller(server.app);
      const url = `/api/login?returnTo=${encodeURIComponent(wanted)}`;
      const { statusCode, headers } = await visit(server, caller, url);
      expect([302, 400]).toContain(statusCode);
      if (statusCode === 400) return;
      accepted += 1;
      expect(new URL(headers.location!).origin).toBe(server.provider.url);
    }),
    runs(600),
  );
  expect(accepted).toBeGreaterThan(100);
  const stored = await server.database.db.selectFrom('sign_in').select('return_to').execute();
  expect(stored).toHaveLength(accepted);
  for (const { return_to: kept } of stored) {
    expect(kept).toMatch(/^\/(?![/\\])/);
    const { origin, pathname } = new URL(kept, server.config.publicUrl);
    expect(origin).toBe(server.config.publicUrl);
    expect(pathname).not.toMatch(/^\/(api|trpc)(\/|$)/);
  }
});

test('no callback signs anyone in unless a sign-in was started', async () => {
  const parameter = fc.constantFrom(
    'state',
    'code',
    'iss',
    'error',
    'state[]',
    '__proto__',
    'response',
  );
  const query = fc.array(fc.tuple(parameter, path), { maxLength: 5 });
  await fc.assert(
    fc.asyncProperty(query, fc.boolean(), async (parameters, hasStarted) => {
      const caller = new TestCaller(server.app);
      if (hasStarted) caller.cookies.set('sign-in', 'A'.repeat(43));
      const url = `/api/callback?${new URLSearchParams(parameters)}`;
      const { statusCode, headers } = await visit(server, caller, url);
      expect(statusCode).toBe(400);
      expect(headers['set-cookie']).toBeUndefined();
    }),
    runs(300),
  );
  const { rowCount } = await server.database.pool.query('select from session');
  expect(rowCount).toBe(0);
});
