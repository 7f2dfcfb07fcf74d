import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { networkTo, type Network } from '#testing/network.ts';
import { officeCaller, officeSettings } from '#testing/sign-in.ts';
import { changeSite, pageOf } from '#testing/site-changes.ts';
import { bareSite, startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestCaller } from '#testing/test-caller.ts';

const HOUR_MS = 3_600_000;

let here: TestApp;
let owner: TestCaller;
let network: Network;
let there: TestApp | undefined;
beforeEach(async () => {
  here = await startTestApp({ office: officeSettings }, { site: bareSite });
  owner = await officeCaller(here);
  network = await networkTo(here.databaseUrl);
  return async () => {
    await there?.close();
    await network.close();
    await here.close();
  };
});
afterEach(() => {
  there = undefined;
});

/**
 * Another instance whose listening connection goes through a network that can fail; its queries do
 * not.
 */
async function startThere(pauses: { lookMs: number; reconnectMs: number }): Promise<TestApp> {
  there = await startTestApp(
    { office: officeSettings },
    {
      site: bareSite,
      databaseUrl: here.databaseUrl,
      follows: { databaseUrl: network.url, pauses },
    },
  );
  await vi.waitFor(async () => expect(await ears()).toHaveLength(1), 10_000);
  return there;
}

/** The connections that listen for changes. Each polls with `select 1`. */
async function ears(): Promise<{ pid: number }[]> {
  const client = new pg.Client({ connectionString: here.databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity
       where datname = current_database() and application_name = 'ready-leader-settings'
         and (query ilike 'listen%' or query = 'select 1')`,
    );
    return rows;
  } finally {
    await client.end();
  }
}

const moveTo = (place: string) => changeSite(owner, { facts: { place } });
const hears = (place: string) =>
  vi.waitFor(async () => expect(await pageOf(there!, '/')).toContain(place), 8_000);

test('an instance is notified of a change at once, without polling', async () => {
  await startThere({ lookMs: HOUR_MS, reconnectMs: HOUR_MS });
  await moveTo('Some Town');
  await hears('Some Town');
});

test('a lost connection is opened again, and changes made since are read', async () => {
  await startThere({ lookMs: HOUR_MS, reconnectMs: 20 });
  const [first] = await ears();
  const client = new pg.Client({ connectionString: here.databaseUrl });
  await client.connect();
  await client.query('select pg_terminate_backend($1)', [first!.pid]);
  await client.end();
  await moveTo('Some Town');
  await hears('Some Town');
  await vi.waitFor(async () => expect((await ears())[0]?.pid).not.toBe(first!.pid), 10_000);
  await moveTo('Another Town');
  await hears('Another Town');
});

test('a silent network is detected, and missed changes are read', async () => {
  await startThere({ lookMs: 100, reconnectMs: 20 });
  network.swallow();
  await moveTo('Some Town');
  // The connection gives up on the missing answer; the next one gets through.
  network.restore();
  await hears('Some Town');
}, 15_000);

test('without notifications, as behind a pooler, polling is enough', async () => {
  await startThere({ lookMs: 50, reconnectMs: 20 });
  // Saved without a notification.
  await here.database.db
    .insertInto('site_version')
    .values({
      number: 1,
      saved_by: 'owner@practice.example',
      settings: JSON.stringify({ facts: { place: 'Quiet Town' }, links: {}, flags: {} }),
      changed: ['facts.place'],
    })
    .execute();
  await hears('Quiet Town');
});

test('without a database the last settings stay in force', async () => {
  await startThere({ lookMs: 50, reconnectMs: 20 });
  await moveTo('Some Town');
  await hears('Some Town');
  await network.close();
  expect(await pageOf(there!, '/')).toContain('Some Town');
});
