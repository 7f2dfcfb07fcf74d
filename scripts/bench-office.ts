import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { get as httpGet } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { createDatabaseClient } from '#db/client.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { sequentialScans, watchPlans } from '#testing/watched-plans.ts';
import { openBenchDatabase } from './bench/database.ts';
import { fillWithPeople, MANY } from './bench/many-people.ts';
import type { OfficeCall } from './bench/office-call.ts';
import { officeCalls } from './bench/office-calls.ts';
import { startServer, type Server } from './bench/servers.ts';
import { buildSite, isBuildStale } from './build.ts';

const GOAL_MS = 200;
/** PostgreSQL may choose another plan for a prepared statement after its fifth run. */
const WATCHED_TIMES = 7;
const OWNER = 'owner@practice.example';
const LARGE = /^(assessment|response|contact): /;

const { values: options } = parseArgs({
  options: {
    times: { type: 'string', default: '100' },
    only: { type: 'string', default: '' },
    /** Where the database is kept from one run to the next; without it, it is made and deleted. */
    folder: { type: 'string', default: '' },
  },
});
const times = Number(options.times);

const environment = {
  COOKIE_SECRET: 'a secret for the length of a bench',
  RATE_LIMIT_MAX: '1000000000',
  LOG_LEVEL: 'warn',
  // Nobody signs in here: whoever calls has a session already.
  OIDC_ISSUER: 'http://localhost:9',
  OIDC_CLIENT_ID: 'bench',
  OIDC_CLIENT_SECRET: 'bench',
  OFFICE_EMAILS: OWNER,
};

/** How long every call of the office takes where there are many people. */
async function main(): Promise<void> {
  if (await isBuildStale()) await buildSite();
  const folder = options.folder || (await mkdtemp(join(tmpdir(), 'ready-leader-office-')));
  const database = await openBenchDatabase(folder);
  try {
    await migrateToLatest(database.url);
    await fillOnce(database.url);
    const cookie = `session=${await signIn(database.url)}`;
    const calls = await officeCalls(database.url);
    const chosen = calls.filter(({ of, what }) => `${of} ${what}`.includes(options.only));
    const server = await startServer('src/server/main.ts', {
      ...environment,
      DATABASE_URL: database.url,
    });
    try {
      await nameUnmeasured(server, calls);
      const rows = [];
      for (const call of chosen) rows.push(await measure(server, cookie, call));
      console.table(rows);
      if (options.only === '') await exportAll(server, cookie);
    } finally {
      await server.stop();
    }
    await lookAtPlans(database.url, cookie, chosen);
  } finally {
    await database.stop();
    if (!options.folder) await rm(folder, { recursive: true, force: true });
  }
}

async function fillOnce(url: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  const { rowCount } = await client.query(`select from contact limit 1`);
  await client.end();
  if (rowCount) return;
  const began = performance.now();
  const { responses } = await fillWithPeople(url);
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.log(`${MANY.people} people, ${responses} responses: made in ${seconds} s`);
}

/** @returns the token of a session that may be in the office */
async function signIn(url: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const client = new pg.Client(url);
  await client.connect();
  await client.query(
    `with owner as (
       insert into "user" (issuer, subject, first_name, last_name)
       values ('https://id.example.org', gen_random_uuid()::text, 'The', 'Owner') returning id
     )
     insert into session (token_hash, user_id, expires_at, office_grant, office_name)
     select $1, id, now() + interval '1 day', $2, $3 from owner`,
    [createHash('sha256').update(token).digest(), `email:${OWNER}`, OWNER],
  );
  await client.end();
  return token;
}

/** What the description of the API has and nobody measures is no secret. */
async function nameUnmeasured(server: Server, calls: readonly OfficeCall[]): Promise<void> {
  const answer = await fetch(`${server.origin}/api/openapi.json`);
  const { paths } = (await answer.json()) as { paths: Record<string, Record<string, unknown>> };
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const missing = described.filter(
    (name) => name.includes(' /api/office/') && !calls.some(({ of }) => of === name),
  );
  if (missing.length > 0) console.log(`Not measured: ${missing.join(', ')}`);
}

function requestOf(call: OfficeCall, n: number, cookie: string) {
  return {
    method: call.method,
    headers: { cookie, ...(call.body && { 'content-type': 'application/json' }) },
    body: call.body && JSON.stringify(call.body(n)),
  };
}

async function measure(server: Server, cookie: string, call: OfficeCall) {
  const took: number[] = [];
  for (let n = 0; n < times; n++) {
    const began = performance.now();
    const { body, ...request } = requestOf(call, n, cookie);
    const answer = await fetch(server.origin + call.path(n), { ...request, ...(body && { body }) });
    const text = await answer.text();
    took.push(performance.now() - began);
    if (!answer.ok) throw new Error(`${call.of} ${call.path(n)}: ${answer.status} ${text}`);
  }
  const sorted = took.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
  return {
    call: call.of.replace('/api/office', ''),
    what: call.what,
    'p50 ms': at(0.5).toFixed(1),
    'p95 ms': at(0.95).toFixed(1),
    'max ms': sorted.at(-1)!.toFixed(1),
    verdict: at(0.95) < GOAL_MS ? 'reached' : 'MISSED',
  };
}

/** The file with everybody, while what the service takes of memory is looked at. */
async function exportAll(server: Server, cookie: string): Promise<void> {
  const before = memoryMb(server.pid);
  const began = performance.now();
  let [bytes, most] = [0, before];
  await new Promise<void>((resolve, reject) => {
    const url = `${server.origin}/api/office/people.csv`;
    httpGet(url, { headers: { cookie } }, (response) => {
      response.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        most = Math.max(most, memoryMb(server.pid));
      });
      response.once('end', resolve).once('error', reject);
    }).once('error', reject);
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const size = (bytes / 1e6).toFixed(1);
  console.log(`All people as a file: ${size} MB in ${seconds} s; memory ${before} → ${most} MB`);
}

/** What a process holds in memory; unknown where there is no /proc. */
function memoryMb(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

/** Names the large tables that are read from end to end although something is filtered. */
async function lookAtPlans(
  url: string,
  cookie: string,
  calls: readonly OfficeCall[],
): Promise<void> {
  const database = createDatabaseClient({ url, poolMax: 2, onIdleError: () => undefined });
  const plans = await watchPlans(database, url);
  const app = await createApp({
    config: readConfig({ ...environment, DATABASE_URL: url }),
    database,
  });
  const scans = new Set<string>();
  try {
    for (const call of calls.filter(({ isFiltered }) => isFiltered)) {
      for (let n = 0; n < WATCHED_TIMES * 16; n++) {
        const { body, ...request } = requestOf(call, times + n, cookie);
        await app.inject({ ...request, url: call.path(times + n), ...(body && { payload: body }) });
      }
      for (const scan of sequentialScans(plans.take())) {
        if (LARGE.test(scan)) scans.add(`${call.of} (${call.what}): ${scan}`);
      }
    }
  } finally {
    await app.close();
    await database.db.destroy();
  }
  for (const scan of scans) console.log(scan.replaceAll(/\s+/g, ' '));
  console.log(
    scans.size === 0
      ? 'No large table is read from end to end where something is filtered.'
      : `${scans.size} statements read a large table from end to end.`,
  );
}

await main();
