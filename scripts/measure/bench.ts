import { writeFile } from 'node:fs/promises';
import { get as httpGet } from 'node:http';
import { join, resolve as absolutePath } from 'node:path';
import { createDatabaseClient } from '#db/client.ts';
import { findPassages, passageStore } from '#server/chat/passages.ts';
import { readConfig } from '#server/config.ts';
import { openSettings } from '#server/settings/live-settings.ts';
import { advisorQuestions } from '#testing/advisor-questions.ts';
import { freePort } from '#testing/free-port.ts';
import { type Comparison, comparisons } from '#scripts/bench/comparisons.ts';
import { median, quantile } from '#scripts/bench/figures.ts';
import {
  describeFailures,
  findWrk,
  InvalidRoundError,
  type LoadRequest,
  type LoadResult,
} from '#scripts/bench/load.ts';
import {
  createAssessment,
  saveRequests,
  send,
  type VisitorAssessment,
} from '#scripts/bench/visitor.ts';
import { type Bench, type Server, withBench } from '#scripts/bench/with-bench.ts';
import { readArguments, readCount } from '#scripts/command.ts';

/** Many more assessments than connections: reads cover many rows, and saves rarely wait for each other. */
const ASSESSMENTS = 256;

const { values: options } = readArguments(
  'measure -- bench [--rounds 8 --seconds 4 --only TEXT --profile FOLDER]',
  {
    options: {
      /** An even number, so that each side goes first in half of the rounds. */
      rounds: { type: 'string', default: '8' },
      seconds: { type: 'string', default: '4' },
      only: { type: 'string', default: '' },
      /** A folder for the CPU profile of the server. */
      profile: { type: 'string', default: '' },
    },
  },
);
const rounds = readCount('measure -- bench', '--rounds', options.rounds);
const seconds = readCount('measure -- bench', '--seconds', options.seconds);
const load = await findWrk();

async function run({ folder, databaseUrl, startProduct, startBarePeer }: Bench): Promise<void> {
  // Configured as in production: with metrics, and with the log at its default level.
  const ours = await startProduct({
    METRICS_PORT: `${await freePort()}`,
    ...(options.profile && {
      NODE_OPTIONS: `--cpu-prof --cpu-prof-dir=${absolutePath(options.profile)}`,
    }),
  });
  const pageFile = join(folder, 'page.br');
  await writeFile(pageFile, await fetchPage(ours.origin));
  const peer = await startBarePeer({ PAGE_FILE: pageFile });

  const assessments = await fillAssessments(ours.origin);
  const chosen = comparisons(assessments).filter(({ name }) =>
    name.toLowerCase().includes(options.only.toLowerCase()),
  );
  const rows = [];
  try {
    for (const comparison of chosen) {
      console.error(`${comparison.name} …`);
      rows.push(await compare(comparison, ours, peer));
    }
  } catch (error) {
    if (!(error instanceof InvalidRoundError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
  console.table(rows);
  if ('retrieval'.includes(options.only.toLowerCase())) {
    console.table([await measureRetrieval(databaseUrl)]);
  }
  console.log(
    `${rounds} rounds of ${seconds} s each, ours and peer in turn; req/s and p99 are ` +
      'medians of the rounds, the ratio is the median of their ratios.\nOnly the ratio means ' +
      'anything on a machine that does other work: both sides suffer from it alike. CPU is what ' +
      'the Node process takes for a request, without the database.',
  );
}

type Result = LoadResult & { cpuMicroseconds: number };

/** Runs the two sides in turn. Each goes first equally often, so that other work affects both alike. */
async function compare(comparison: Comparison, ours: Server, peer: Server) {
  const { name, goal } = comparison;
  const ourResults: Result[] = [];
  const peerResults: Result[] = [];
  const measureOurs = async () => ourResults.push(await measure(ours, comparison.ours));
  const measurePeer = async () => peerResults.push(await measure(peer, comparison.peer));
  async function measure(server: Server, requests: readonly LoadRequest[]): Promise<Result> {
    const before = server.cpuMs();
    const result = await load(server.origin, requests, seconds);
    const failures = describeFailures(result);
    if (failures) console.error(`  ${server === ours ? 'ours' : 'peer'}: ${failures}`);
    return { ...result, cpuMicroseconds: ((server.cpuMs() - before) * 1000) / result.requests };
  }
  for (let round = 0; round <= rounds; round++) {
    if (round % 2 === 0) await measureOurs();
    await measurePeer();
    if (round % 2 === 1) await measureOurs();
  }
  // The first round warms up.
  ourResults.shift();
  peerResults.shift();

  const medianOf = (results: readonly Result[], figure: (result: Result) => number) =>
    median(results.map(figure));
  const rate = ({ requestsPerSecond }: Result) => requestsPerSecond;
  const p99 = ({ p99Ms }: Result) => p99Ms;
  const cpu = ({ cpuMicroseconds }: Result) => cpuMicroseconds;
  const ratio = median(ourResults.map((result, i) => rate(result) / rate(peerResults[i]!)));
  return {
    what: name,
    'ours req/s': Math.round(medianOf(ourResults, rate)),
    'peer req/s': Math.round(medianOf(peerResults, rate)),
    ratio: ratio.toFixed(2),
    goal: goal.toFixed(2),
    verdict: ratio >= goal ? 'reached' : `missed by ${(goal - ratio).toFixed(2)}`,
    'ours µs CPU': Math.round(medianOf(ourResults, cpu)),
    'peer µs CPU': Math.round(medianOf(peerResults, cpu)),
    'ours p99 ms': medianOf(ourResults, p99).toFixed(1),
    'peer p99 ms': medianOf(peerResults, p99).toFixed(1),
  };
}

/** Creates them through the API as visitors do, each with a separate cookie; one by one, since an address is limited. */
async function fillAssessments(origin: string): Promise<VisitorAssessment[]> {
  const all: VisitorAssessment[] = [];
  while (all.length < ASSESSMENTS) {
    const assessment = await createAssessment(origin);
    for (const request of saveRequests(assessment)) await send(origin, request);
    all.push(assessment);
  }
  return all;
}

/** The page as it goes over the wire; fetch would decompress it. */
function fetchPage(origin: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    httpGet(origin, { headers: { 'accept-encoding': 'br' } }, (response) => {
      if (response.headers['content-encoding'] !== 'br') {
        reject(new Error('The page was not compressed with brotli.'));
      }
      response.toArray().then((chunks: Buffer[]) => resolve(Buffer.concat(chunks)), reject);
    }).once('error', reject);
  });
}

const GOAL_MS = 10;
const ROUNDS = 10;

export async function measureRetrieval(databaseUrl: string) {
  const { db } = createDatabaseClient({
    url: databaseUrl,
    poolMax: 1,
    preparedStatements: true,
    onIdleError: console.error,
  });
  try {
    const config = readConfig({ DATABASE_URL: databaseUrl, COOKIE_SECRET: 'x'.repeat(32) });
    const { live } = await openSettings({ config, db, site: undefined, onProblem: console.error });
    await passageStore(db, () => live.settings)();
    const times: number[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      for (const { question } of advisorQuestions) {
        const start = performance.now();
        await findPassages(db, question);
        // The first round warms up.
        if (round > 0) times.push(performance.now() - start);
      }
    }
    const p95 = quantile(times, 0.95);
    return {
      what: 'retrieval',
      'median ms': quantile(times, 0.5).toFixed(1),
      'p95 ms': p95.toFixed(1),
      'goal ms': GOAL_MS,
      verdict: p95 <= GOAL_MS ? 'reached' : `missed by ${(p95 - GOAL_MS).toFixed(1)}`,
    };
  } finally {
    await db.destroy();
  }
}

await withBench(run);
