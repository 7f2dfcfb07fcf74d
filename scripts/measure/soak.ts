import { freePort } from '#testing/free-port.ts';
import { describeFailures, findWrk, type LoadRequest } from '#scripts/bench/load.ts';
import { readArguments, readCount } from '#scripts/command.ts';
import { withBench, type Bench } from '#scripts/bench/with-bench.ts';
import { createAssessment, saveRequests } from '#scripts/bench/visitor.ts';

const VISITORS = 64;
const SLICE_SECONDS = 15;

/** What must not grow: the names and units of the server's metrics. */
const watched = {
  'memory MB': ['process_resident_memory_bytes', 2 ** 20],
  'heap MB': ['nodejs_heap_size_used_bytes', 2 ** 20],
  handles: ['nodejs_active_handles_total', 1],
  files: ['process_open_fds', 1],
} as const;
type Sample = Record<keyof typeof watched, number>;

const usage = 'measure -- soak [MINUTES]';
const [given = '10'] = readArguments(usage, { allowPositionals: true }).positionals;
const minutes = readCount(usage, 'MINUTES', given);
const load = await findWrk();

/**
 * Puts the server under the load of all kinds of visitors for a long time, and shows what stays in
 * memory.
 */
async function run({ startProduct }: Bench): Promise<void> {
  const metricsPort = await freePort();
  const { origin } = await startProduct({ LOG_LEVEL: 'warn', METRICS_PORT: `${metricsPort}` });
  const requests = (
    await Promise.all(Array.from({ length: VISITORS }, () => requestsOfVisitor(origin)))
  ).flat();
  const slices = Math.max(4, Math.round((minutes * 60) / SLICE_SECONDS));
  const samples: Sample[] = [];
  console.log(`${minutes} minutes of load (32 connections)`);
  for (let slice = 0; slice < slices; slice++) {
    const result = await load(origin, requests, SLICE_SECONDS);
    const sample = await readSample(metricsPort);
    samples.push(sample);
    const shown = Object.entries(sample).map(([what, value]) => `${what} ${value}`);
    const seconds = `${(slice + 1) * SLICE_SECONDS} s`.padStart(6);
    const rate = `${Math.round(result.requestsPerSecond)} req/s, p99 ${result.p99Ms.toFixed(0)} ms`;
    console.log(`${seconds}  ${rate}  ${shown.join(', ')}`);
    const failures = describeFailures(result);
    if (failures) console.error(failures);
  }
  report(samples);
}

/** The first quarter warms up. Garbage comes and goes, so the minimum of each quarter counts. */
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

/** Creates an assessment; returns what its visitor sends again and again. */
async function requestsOfVisitor(origin: string): Promise<LoadRequest[]> {
  const assessment = await createAssessment(origin);
  const { id, cookie } = assessment;
  const headers = { 'content-type': 'application/json', cookie };
  const batch = JSON.stringify({ 0: { id }, 1: { id } });
  return saveRequests(assessment).flatMap((save): LoadRequest[] => [
    save,
    { method: 'GET', path: `/api/assessment/by-id/${id}`, headers },
    { method: 'POST', path: '/trpc/assessment.byId,response.list?batch=1', headers, body: batch },
    { method: 'GET', path: '/', headers: { 'accept-encoding': 'br' } },
    { method: 'GET', path: '/readyz' },
  ]);
}

async function readSample(port: number): Promise<Sample> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
  const entries = Object.entries(watched).map(([what, [name, unit]]) => [
    what,
    Math.round(value(name) / unit),
  ]);
  return Object.fromEntries(entries) as Sample;
}

await withBench(run);
