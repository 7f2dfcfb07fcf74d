import pg from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { networkTo, type Network } from '#testing/network.ts';
import { bareSite } from '#testing/bare-site.ts';
import { officeCaller, officeSettings } from '#testing/sign-in.ts';
import { changeSite, pageOf } from '#testing/site-changes.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
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

/** Another instance, whose ear is behind the network; what it is asked goes to the database directly. */
async function startThere(pauses: { lookMs: number; reconnectMs: number }): Promise<TestApp> {
  there = await startTestApp(
    { office: officeSettings },
    {
      site: bareSite,
      databaseUrl: here.databaseUrl,
      follows: { databaseUrl: network.url, pauses },
    },
  );
  await vi.waitFor(async () => expect(await ears()).toHaveLength(1));
  return there;
}

/** Connections that listen. */
async function ears(): Promise<{ pid: number }[]> {
  const client = new pg.Client({ connectionString: here.databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity
       where datname = current_database() and application_name = 'ready-leader-settings'
         and query ilike 'listen%'`,
    );
    return rows;
  } finally {
    await client.end();
  }
}

const moveTo = (place: string) => changeSite(owner, { facts: { place } });
const hears = (place: string) =>
  vi.waitFor(async () => expect(await pageOf(there!, '/')).toContain(place), 8_000);

test('a change is heard of at once, without looking', async () => {
  await startThere({ lookMs: HOUR_MS, reconnectMs: HOUR_MS });
  await moveTo('Some Town');
  await hears('Some Town');
});

test('a lost connection is opened again, and what was saved in between is read', async () => {
  await startThere({ lookMs: HOUR_MS, reconnectMs: 20 });
  const [first] = await ears();
  const client = new pg.Client({ connectionString: here.databaseUrl });
  await client.connect();
  await client.query('select pg_terminate_backend($1)', [first!.pid]);
  await client.end();
  await moveTo('Some Town');
  await hears('Some Town');
  await vi.waitFor(async () => expect((await ears())[0]?.pid).not.toBe(first!.pid));
  await moveTo('Another Town');
  await hears('Another Town');
});

test('a network that swallows everything is found out, and what was missed is read', async () => {
  await startThere({ lookMs: 100, reconnectMs: 20 });
  network.swallow();
  await moveTo('Some Town');
  // The connection gives up on the answer that does not come; the next one goes through.
  network.restore();
  await hears('Some Town');
}, 15_000);

test('without notifications, as behind a pooler, polling is enough', async () => {
  await startThere({ lookMs: 50, reconnectMs: 20 });
  // As another process without a word.
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

test('without a database the last that was in force stays', async () => {
  await startThere({ lookMs: 50, reconnectMs: 20 });
  await moveTo('Some Town');
  await hears('Some Town');
  await network.close();
  expect(await pageOf(there!, '/')).toContain('Some Town');
});
