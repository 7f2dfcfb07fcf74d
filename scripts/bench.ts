import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { get as httpGet } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve as absolutePath } from 'node:path';
import { parseArgs } from 'node:util';
import { competencies } from '#domain/competencies.ts';
import { comparisons, ratings, type Comparison, type Filled } from './bench/comparisons.ts';
import { openBenchDatabase } from './bench/database.ts';
import { findLoad, type Load, type LoadRequest, type LoadResult } from './bench/load.ts';
import { freePort, startServer, type Server } from './bench/servers.ts';
import { buildSite, isBuildStale } from './build.ts';

/** Many more than connections: reads are of many rows, and saves hardly ever wait for each other's. */
const ASSESSMENTS = 256;
const POOL_MAX = 10;

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '4' },
    only: { type: 'string', default: '' },
    /** A folder for the CPU profile of the server. */
    profile: { type: 'string', default: '' },
  },
});
const rounds = Number(options.rounds);
const seconds = Number(options.seconds);

async function main(): Promise<void> {
  if (await isBuildStale()) await buildSite();
  const folder = await mkdtemp(join(tmpdir(), 'ready-leader-bench-'));
  const database = await openBenchDatabase(folder);
  const servers: Server[] = [];
  try {
    const shared = {
      NODE_ENV: 'production',
      DATABASE_URL: database.url,
      DATABASE_POOL_MAX: `${POOL_MAX}`,
    };
    // As in production: with metrics, and with the log at its default level.
    const ours = await startServer('src/server/main.ts', {
      ...shared,
      COOKIE_SECRET: 'a secret for the length of a bench',
      RATE_LIMIT_MAX: '1000000000',
      METRICS_PORT: `${await freePort()}`,
      ...(options.profile && {
        NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${absolutePath(options.profile)}`,
      }),
    });
    servers.push(ours);
    const pageFile = join(folder, 'page.br');
    await writeFile(pageFile, await fetchPage(ours.origin));
    const peer = await startServer('scripts/bench/bare-peer.ts', {
      ...shared,
      PAGE_FILE: pageFile,
    });
    servers.push(peer);

    const { name: tool, load } = await findLoad();
    const filled = await fillAssessments(ours.origin);
    const chosen = comparisons(filled, database.run).filter(({ name }) =>
      name.toLowerCase().includes(options.only.toLowerCase()),
    );
    const rows = [];
    for (const comparison of chosen) {
      console.error(`${comparison.name} …`);
      rows.push(await compare(comparison, ours, peer, load));
    }
    console.table(rows);
    console.log(
      `${tool}, ${rounds} rounds of ${seconds} s each, ours and peer in turn; req/s and p99 are ` +
        'medians of the rounds, the ratio is the median of their ratios.\nOnly the ratio means ' +
        'anything on a machine that does other work: both sides suffer from it alike. Of the ' +
        'processor, what the Node process takes for a request, without the database.',
    );
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

type Result = LoadResult & { cpuMicroseconds: number };

/** Takes turns, each going first as often as the other, so that other work hits both alike. */
async function compare(comparison: Comparison, ours: Server, peer: Server, load: Load) {
  const { name, goal, switched } = comparison;
  const runOurs = async () => {
    await switched?.on();
    return run(ours, comparison.ours);
  };
  const runPeer = async () => {
    await switched?.off();
    return run(switched ? ours : peer, comparison.peer);
  };
  async function run(server: Server, requests: readonly LoadRequest[]): Promise<Result> {
    const before = server.cpuMs();
    const result = await load(server.origin, requests, seconds);
    return { ...result, cpuMicroseconds: ((server.cpuMs() - before) * 1000) / result.requests };
  }
  await runOurs();
  await runPeer();

  const ourResults: Result[] = [];
  const peerResults: Result[] = [];
  for (let round = 0; round < rounds; round++) {
    if (round % 2 === 0) ourResults.push(await runOurs());
    peerResults.push(await runPeer());
    if (round % 2 === 1) ourResults.push(await runOurs());
  }

  const rate = ({ requestsPerSecond }: Result) => requestsPerSecond;
  const p99 = ({ p99Ms }: Result) => p99Ms;
  const cpu = ({ cpuMicroseconds }: Result) => cpuMicroseconds;
  const ratio = median(ourResults.map((result, i) => rate(result) / rate(peerResults[i]!)));
  return {
    what: name,
    'ours req/s': Math.round(median(ourResults.map(rate))),
    'peer req/s': Math.round(median(peerResults.map(rate))),
    ratio: ratio.toFixed(2),
    goal: goal.toFixed(2),
    verdict: ratio >= goal ? 'reached' : `missed by ${(goal - ratio).toFixed(2)}`,
    'ours µs CPU': Math.round(median(ourResults.map(cpu))),
    'peer µs CPU': Math.round(median(peerResults.map(cpu))),
    'ours p99 ms': median(ourResults.map(p99)).toFixed(1),
    'peer p99 ms': median(peerResults.map(p99)).toFixed(1),
  };
}

/** Through the API, as visitors do, each with a cookie of their own. */
async function fillAssessments(origin: string): Promise<Filled[]> {
  return Promise.all(
    Array.from({ length: ASSESSMENTS }, async (_, index) => {
      const sessionId = `session_1700000000000_${String(index).padStart(32, '0')}`;
      const created = await post(`${origin}/api/assessment`, { sessionId });
      const { id } = (await created.json()) as { id: string };
      const cookie = created.headers.getSetCookie().map((line) => line.split(';', 1)[0]!);
      const filled = { id, cookie: cookie.join('; ') };
      for (const [position, { id: competencyId, category }] of competencies.entries()) {
        const answer = { competencyId, category, ...ratings(position) };
        await post(`${origin}/api/assessment/${id}/responses`, answer, filled.cookie);
      }
      return filled;
    }),
  );
}

async function post(url: string, body: object, cookie = ''): Promise<Response> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response;
}

/** The page as it goes over the wire; fetch would decompress it. */
function fetchPage(origin: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    httpGet(origin, { headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.headers['content-encoding'] !== 'br') {
        reject(new Error('The page did not come compressed with brotli.'));
      }
      response.toArray().then((chunks: Buffer[]) => resolve(Buffer.concat(chunks)), reject);
    }).once('error', reject);
  });
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

await main();
