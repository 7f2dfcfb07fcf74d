import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { get as httpGet } from 'node:http';
import pg from 'pg';
import { createDatabaseClient } from '#db/client.ts';
import { migrateToLatest } from '#db/migrate.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { sequentialScans, watchPlans } from '#testing/watched-plans.ts';
import { quantile } from '#scripts/bench/figures.ts';
import { fillWithPeople, MANY } from '#scripts/bench/many-people.ts';
import { officeCalls, type OfficeCall } from '#scripts/bench/office-calls.ts';
import { withBench, type Bench, type Server } from '#scripts/bench/with-bench.ts';
import { readArguments, readCount } from '#scripts/command.ts';

const GOAL_MS = 200;
/** PostgreSQL may choose another plan for a prepared statement after its fifth run. */
const WATCHED_TIMES = 7;
const OWNER = 'owner@practice.example';
const LARGE = /^(assessment|response|contact): /;

const { values: options } = readArguments(
  'measure -- bench-office [--times 100 --only TEXT --folder FOLDER]',
  {
    options: {
      times: { type: 'string', default: '100' },
      only: { type: 'string', default: '' },
      /** Keeps the database here for the next run; otherwise it is deleted. */
      folder: { type: 'string', default: '' },
    },
  },
);
const times = readCount('measure -- bench-office', '--times', options.times);

const settings = {
  LOG_LEVEL: 'warn',
  // No one signs in here: every call brings the cookie of an existing session.
  OIDC_ISSUER: 'http://localhost:9',
  OIDC_CLIENT_ID: 'bench',
  OIDC_CLIENT_SECRET: 'bench',
  OFFICE_EMAILS: OWNER,
};

/** How long every office call takes with many people. */
async function run({ databaseUrl, startProduct }: Bench): Promise<void> {
  await migrateToLatest(databaseUrl);
  await fillOnce(databaseUrl);
  const cookie = `session=${await signIn(databaseUrl)}`;
  const calls = await officeCalls(databaseUrl);
  const chosen = calls.filter(({ of, what }) => `${of} ${what}`.includes(options.only));
  const server = await startProduct(settings);
  await nameUnmeasured(server, calls);
  const rows = [];
  for (const call of chosen) rows.push(await measure(server, cookie, call));
  console.table(rows);
  if (options.only === '') await exportAll(server, cookie);
  await server.stop();
  await lookAtPlans(databaseUrl, cookie, chosen);
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
  console.log(`${MANY.people} people, ${responses} responses, created in ${seconds} s`);
}

/** @returns the token of an office session */
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
  const p95 = quantile(took, 0.95);
  return {
    call: call.of.replace('/api/office', ''),
    what: call.what,
    'p50 ms': quantile(took, 0.5).toFixed(1),
    'p95 ms': p95.toFixed(1),
    'max ms': Math.max(...took).toFixed(1),
    verdict: p95 < GOAL_MS ? 'reached' : 'MISSED',
  };
}

/** Exports all people and watches the server's memory. */
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

/** Resident memory of a process; NaN where there is no /proc. */
function memoryMb(pid: number): number {
  if (process.platform !== 'linux') return Number.NaN;
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024);
}

/** Names the large tables that filtered calls scan from end to end. */
async function lookAtPlans(
  url: string,
  cookie: string,
  calls: readonly OfficeCall[],
): Promise<void> {
  const database = createDatabaseClient({ url, poolMax: 2, onIdleError: () => undefined });
  const plans = await watchPlans(database, url);
  const app = await createApp({
    config: readConfig({
      ...settings,
      COOKIE_SECRET: 'a secret for the length of a bench',
      RATE_LIMIT_MAX: '1000000000',
      DATABASE_URL: url,
    }),
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
      ? 'No filtered call scans a large table from end to end.'
      : `${scans.size} statements scan a large table from end to end.`,
  );
}

await withBench(run, options.folder || undefined);
