import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { competencies } from '#domain/competencies.ts';
import { formatSessionId } from '#domain/session-id.ts';
import { openBenchDatabase } from './bench/database.ts';
import { findLoad, type LoadRequest } from './bench/load.ts';
import { freePort, startServer } from './bench/servers.ts';
import { buildSite, isBuildStale } from './build.ts';

const VISITORS = 64;
const SLICE_SECONDS = 15;

/** What must not grow, by the names under which the service's metrics have it. */
const watched = {
  'memory MB': ['process_resident_memory_bytes', 2 ** 20],
  'heap MB': ['nodejs_heap_size_used_bytes', 2 ** 20],
  handles: ['nodejs_active_handles_total', 1],
  files: ['process_open_fds', 1],
} as const;
type Sample = Record<keyof typeof watched, number>;

const minutes = Number(process.argv[2] ?? 10);
if (!(minutes > 0)) {
  console.error('Usage: npm run soak [-- minutes]');
  process.exit(2);
}

/** Loads the service as all kinds of visitors do, for long, and shows what it holds on to. */
async function main(): Promise<void> {
  if (await isBuildStale()) await buildSite();
  const folder = await mkdtemp(join(tmpdir(), 'ready-leader-soak-'));
  const database = await openBenchDatabase(folder);
  const metricsPort = await freePort();
  const server = await startServer('src/server/main.ts', {
    DATABASE_URL: database.url,
    COOKIE_SECRET: 'a secret for the length of a soak',
    RATE_LIMIT_MAX: '1000000000',
    LOG_LEVEL: 'warn',
    METRICS_PORT: `${metricsPort}`,
  });
  try {
    const requests = (
      await Promise.all(Array.from({ length: VISITORS }, () => visit(server.origin)))
    ).flat();
    const { name, load } = await findLoad();
    const slices = Math.max(4, Math.round((minutes * 60) / SLICE_SECONDS));
    const samples: Sample[] = [];
    console.log(`${minutes} minutes of load (${name}, 32 connections)`);
    for (let slice = 0; slice < slices; slice++) {
      const { requestsPerSecond, p99Ms } = await load(server.origin, requests, SLICE_SECONDS);
      const sample = await read(metricsPort);
      samples.push(sample);
      const shown = Object.entries(sample).map(([what, value]) => `${what} ${value}`);
      const seconds = `${(slice + 1) * SLICE_SECONDS} s`.padStart(6);
      const rate = `${Math.round(requestsPerSecond)} req/s, p99 ${p99Ms.toFixed(0)} ms`;
      console.log(`${seconds}  ${rate}  ${shown.join(', ')}`);
    }
    report(samples);
  } finally {
    await server.stop();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The first quarter warms up; what the second and the last have least of is what they need. */
function report(samples: readonly Sample[]): void {
  const quarter = Math.floor(samples.length / 4);
  const least = (part: readonly Sample[], what: keyof Sample) =>
    Math.min(...part.map((sample) => sample[what]));
  const names = Object.keys(watched) as (keyof Sample)[];
  console.table(
    names.map((what) => {
      const before = least(samples.slice(quarter, 2 * quarter), what);
      const after = least(samples.slice(-quarter), what);
      return { what, 'second quarter': before, 'last quarter': after, more: after - before };
    }),
  );
}

/** A visitor's assessment, and all that the visitor does over and over. */
async function visit(origin: string): Promise<LoadRequest[]> {
  const json = { 'content-type': 'application/json' };
  const sessionId = formatSessionId(Date.now(), crypto.getRandomValues(new Uint8Array(16)));
  const created = await fetch(`${origin}/api/assessment`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify({ sessionId }),
  });
  if (!created.ok) throw new Error(`No assessment could be made: ${created.status}`);
  const { id } = (await created.json()) as { id: string };
  const cookie = created.headers.getSetCookie().map((line) => line.split(';', 1)[0]);
  const headers = { ...json, cookie: cookie.join('; ') };
  const batch = JSON.stringify({ 0: { id }, 1: { id } });
  return competencies.flatMap(({ id: competencyId, category }, position): LoadRequest[] => {
    const answer = { competencyId, category, question1Rating: 1 + (position % 5) };
    return [
      {
        method: 'POST',
        path: `/api/assessment/${id}/responses`,
        headers,
        body: JSON.stringify({ ...answer, question2Rating: 3 }),
      },
      { method: 'GET', path: `/api/assessment/by-id/${id}`, headers },
      { method: 'POST', path: '/trpc/assessment.byId,response.list?batch=1', headers, body: batch },
      { method: 'GET', path: '/', headers: { 'accept-encoding': 'br' } },
      { method: 'GET', path: '/readyz' },
    ];
  });
}

async function read(port: number): Promise<Sample> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
  const entries = Object.entries(watched).map(([what, [name, unit]]) => [
    what,
    Math.round(value(name) / unit),
  ]);
  return Object.fromEntries(entries) as Sample;
}

await main();
