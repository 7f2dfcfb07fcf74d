import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { read } from '#testing/settings.ts';
import { officeCaller, officeSettings } from '#testing/sign-in.ts';
import { changeSite, pageOf } from '#testing/site-changes.ts';
import { bareSite, startTestApp, type TestApp } from '#testing/test-app.ts';
import { examineSite } from './status.ts';

// Set by `npm run measure -- poolers`.
const { TEST_POOLER_URL, TEST_POOL_MODE, DATABASE_PREPARED_STATEMENTS } = process.env;

describe.skipIf(TEST_POOLER_URL === undefined)('behind a pooler', () => {
  let here: TestApp;
  beforeAll(async () => {
    here = await startTestApp({ office: officeSettings }, { site: bareSite });
  });
  afterAll(() => here.close());

  async function examine(environment: Record<string, string>) {
    const config = read({ DATABASE_URL: here.databaseUrl, ...environment });
    const options = { config, databaseUrl: here.databaseUrl, settings: undefined };
    const findings = await examineSite(options);
    return Object.fromEntries(findings.map(({ part, state, text }) => [part, `${state}: ${text}`]));
  }

  test('the doctor says what works and what is lost', async () => {
    const found = await examine({ DATABASE_PREPARED_STATEMENTS: 'true' });
    expect(found['Connection pooler']).toMatch(
      DATABASE_PREPARED_STATEMENTS === 'true' ? /^ok: It supports/ : /^problem: .*=false/,
    );
    expect(found['Database notifications']).toMatch(
      TEST_POOL_MODE === 'session' ? /^ok/ : /^warning: .*pooler/,
    );
    const without = await examine({ DATABASE_PREPARED_STATEMENTS: 'false' });
    expect(without['Connection pooler']).toMatch(/^ok: .*turned off/);
  });

  test('calls have time limits, and leave none to other clients', async () => {
    const { pool } = here.database;
    const call = () =>
      pool.query<{ limit: string }>(`select current_setting('lock_timeout') as limit`);
    const calls = await Promise.all(Array.from({ length: 20 }, call));
    expect(new Set(calls.map(({ rows }) => rows[0]!.limit))).toEqual(new Set(['2s']));
    const other = new pg.Client({ connectionString: here.databaseUrl });
    await other.connect();
    expect((await other.query('show lock_timeout')).rows).toEqual([{ lock_timeout: '0' }]);
    await other.end();
  });

  test('changed site settings reach another instance', async () => {
    const there = await startTestApp(
      { office: officeSettings },
      { site: bareSite, databaseUrl: here.databaseUrl, follows: true },
    );
    try {
      await changeSite(await officeCaller(here), { facts: { place: 'Some Town' } });
      await vi.waitFor(async () => expect(await pageOf(there, '/')).toContain('Some Town'), 8_000);
    } finally {
      await there.close();
    }
  });
});
