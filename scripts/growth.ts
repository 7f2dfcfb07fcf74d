/**
 * `npm run growth` prints the tables of docs/scaling.md in about four minutes: what a completed assessment
 * costs, how many this machine completes with one, two, and four instances, what ten million a year need,
 * and how the office's overview slows down. CPU times need Linux.
 */
import { subscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { availableParallelism, loadavg } from 'node:os';
import pg from 'pg';
import { median, postgresCpuMs } from './bench/figures.ts';
import { measureOverview } from './bench/growing-overview.ts';
import {
  CONNECTIONS,
  describeFailures,
  findLoad,
  InvalidRoundError,
  type Load,
  type LoadRequest,
} from './bench/load.ts';
import { createAssessment, send, visitRequests } from './bench/visitor.ts';
import { withBench, type Bench, type Server } from './with-bench.ts';

const INSTANCES = [1, 2, 4];
const ROUNDS = 3;
const SECONDS = 8;
/** Each round has new visitors, so that it inserts responses instead of changing them. */
const VISITORS = 8 * CONNECTIONS;
/** Assessments to warm up with, and those that are measured. */
const [WARM, MEASURED] = [20, 100];
const AT_ONCE = 8;
const A_YEAR = 10_000_000;
/** The busiest hour, as a multiple of the year's mean. */
const PEAK = 10;

const browser = {
  'accept-encoding': 'br',
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36',
};

let client: pg.Client;
let postgresPid: number;
const postgresMs = () => postgresCpuMs(postgresPid);

async function run({ databaseUrl, startProduct }: Bench): Promise<void> {
  const settings = { TRUST_PROXY: '127.0.0.1', LOG_LEVEL: 'warn' };
  const first = await startProduct(settings);
  client = new pg.Client(databaseUrl);
  await client.connect();
  postgresPid = (await one<{ pid: number }>('select pg_backend_pid() as pid')).pid;
  try {
    const { version } = await one<{ version: string }>(
      `select current_setting('server_version') as version`,
    );
    const { name: tool, load } = await findLoad();
    console.log(
      `${availableParallelism()} cores (load ${loadavg()[0]!.toFixed(1)} at the start), Node ` +
        `${process.versions.node}, PostgreSQL ${version}, ${tool} on the same machine, no nginx.`,
    );
    const cost = await measureCost(first);
    printTable(`One completed assessment (mean of ${MEASURED})`, cost.shown);
    const servers: Server[] = [];
    while (servers.length < 4) servers.push(await startProduct(settings));
    printTable('Instances', await measureInstances(servers, load, cost.requests));
    printTable('Ten million a year', yearOf(cost));
    for (const server of servers) await server.stop();
    printTable('The overview of the office', await measureOverview(client, databaseUrl));
  } finally {
    await client.end();
  }
}

async function one<Row extends pg.QueryResultRow>(text: string): Promise<Row> {
  return (await client.query<Row>(text)).rows[0]!;
}

/** The sockets of `fetch`, which count bytes. */
const sockets: Socket[] = [];
subscribe('undici:client:connected', (message) => {
  sockets.push((message as { socket: Socket }).socket);
});
const bytes = (way: 'bytesRead' | 'bytesWritten') =>
  sockets.reduce((total, socket) => total + socket[way], 0);

/** Each visitor has a different address, as behind a proxy. */
async function newVisit(origin: string, visitor: number): Promise<LoadRequest[]> {
  const own = { ...browser, 'x-forwarded-for': `198.18.${visitor >> 8}.${visitor & 255}` };
  const assessment = await createAssessment(origin, own);
  return visitRequests(assessment, `${assessment.id}@example.com`).map((request) => ({
    ...request,
    headers: { ...request.headers, ...own },
  }));
}

async function takeAssessments(origin: string, from: number, to: number): Promise<number> {
  let requests = 0;
  const visitors = Array.from({ length: to - from }, (_, n) => from + n).values();
  const work = async () => {
    for (const visitor of visitors) {
      const visit = await newVisit(origin, visitor);
      for (const request of visit) await (await send(origin, request)).arrayBuffer();
      requests += 1 + visit.length;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return requests;
}

const rows = `
  select sum(n_tup_ins)::float8 as inserted, sum(n_tup_upd)::float8 as updated,
    sum(n_tup_del)::float8 as deleted
  from pg_stat_user_tables where schemaname = 'public'`;
const log = `select (pg_current_wal_lsn() - '0/0')::float8 as bytes`;
const size = `
  select sum(pg_total_relation_size(relid))::float8 as bytes
  from pg_stat_user_tables where schemaname = 'public'`;

interface Cost {
  requests: number;
  bytesOut: number;
  serverMs: number;
  postgresMs: number;
  logBytes: number;
  storedBytes: number;
  shown: Record<string, string>[];
}

async function measureCost(server: Server): Promise<Cost> {
  type Rows = { inserted: number; updated: number; deleted: number };
  type Bytes = { bytes: number };
  const before = await one<Rows>(rows);
  const sizeBefore = (await one<Bytes>(size)).bytes;
  await takeAssessments(server.origin, 0, WARM);
  const state = async () => ({
    server: server.cpuMs(),
    postgres: postgresMs(),
    log: (await one<Bytes>(log)).bytes,
    received: bytes('bytesWritten'),
    sent: bytes('bytesRead'),
  });
  const from = await state();
  const requests = await takeAssessments(server.origin, WARM, WARM + MEASURED);
  const to = await state();
  // Sessions report their rows at the latest when they end.
  await server.stop();
  const after = await one<Rows>(rows);
  const storedBytes = ((await one<Bytes>(size)).bytes - sizeBefore) / (WARM + MEASURED);
  const each = (name: keyof typeof to) => (to[name] - from[name]) / MEASURED;
  const written = (name: keyof Rows) =>
    ((after[name] - before[name]) / (WARM + MEASURED)).toFixed(1);
  const cost = {
    requests: requests / MEASURED,
    bytesOut: each('sent'),
    serverMs: each('server'),
    postgresMs: each('postgres'),
    logBytes: each('log'),
    storedBytes,
  };
  return {
    ...cost,
    shown: [
      { what: 'requests', amount: cost.requests.toFixed(0) },
      { what: 'bytes in, with headers', amount: kb(each('received')) },
      { what: 'bytes out, with headers, without files', amount: kb(cost.bytesOut) },
      { what: 'rows inserted', amount: written('inserted') },
      { what: 'rows updated', amount: written('updated') },
      { what: 'rows deleted', amount: written('deleted') },
      { what: 'stored, with indexes and space to reuse', amount: kb(storedBytes) },
      { what: 'write-ahead log', amount: kb(cost.logBytes) },
      { what: 'CPU of the server', amount: `${cost.serverMs.toFixed(1)} ms` },
      { what: 'CPU of PostgreSQL', amount: `${cost.postgresMs.toFixed(1)} ms` },
    ],
  };
}

const kb = (amount: number) => `${(amount / 1000).toFixed(1)} KB`;

/** The same number of connections, spread over the first instances. */
async function measureInstances(servers: readonly Server[], load: Load, requestsEach: number) {
  const results = new Map(INSTANCES.map((count) => [count, [] as Round[]]));
  // The first round warms up.
  for (let round = 0; round <= ROUNDS; round++) {
    for (const count of round % 2 ? INSTANCES.toReversed() : INSTANCES) {
      const result = await measureRound(servers.slice(0, count), load);
      if (round > 0) results.get(count)!.push(result);
    }
  }
  return [...results].map(([count, rounds]) => {
    const figure = (name: keyof Round) => median(rounds.map((round) => round[name]));
    const rate = figure('rate');
    const cores = (name: 'serverMs' | 'postgresMs' | 'loadMs') =>
      (figure(name) / 1000 / SECONDS).toFixed(2);
    return {
      instances: `${count}`,
      'requests a second': rate.toFixed(0),
      'assessments a second': (rate / requestsEach).toFixed(1),
      'p99 ms': figure('p99').toFixed(0),
      'cores of servers': cores('serverMs'),
      'of PostgreSQL': cores('postgresMs'),
      'of the load': cores('loadMs'),
    };
  });
}

type Round = Record<'rate' | 'p99' | 'serverMs' | 'postgresMs' | 'loadMs', number>;

async function measureRound(servers: readonly Server[], load: Load): Promise<Round> {
  const share = VISITORS / servers.length;
  const lists = await Promise.all(
    servers.map(async ({ origin }, at) => {
      const visits: LoadRequest[][] = [];
      while (visits.length < share) {
        const some = Array.from({ length: AT_ONCE }, (_, n) => at * share + visits.length + n);
        visits.push(...(await Promise.all(some.map((visitor) => newVisit(origin, visitor)))));
      }
      // All visitors take one step before any takes the next, so that no visitor waits for their own
      // call.
      return visits[0]!.flatMap((_, step) => visits.map((visit) => visit[step]!));
    }),
  );
  const state = () => [
    servers.reduce((total, server) => total + server.cpuMs(), 0),
    postgresMs(),
    process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000,
  ];
  const before = state();
  const loaded = await Promise.all(
    servers.map(({ origin }, at) =>
      load(origin, lists[at]!, SECONDS, CONNECTIONS / servers.length),
    ),
  );
  const [serverMs, postgres, loadMs] = state().map((value, at) => value - before[at]!);
  for (const result of loaded) {
    try {
      const failures = describeFailures(result);
      if (failures) console.error(failures);
    } catch (error) {
      if (!(error instanceof InvalidRoundError)) throw error;
      console.error(error.message);
      process.exitCode = 1;
    }
  }
  return {
    rate: loaded.reduce((total, { requestsPerSecond }) => total + requestsPerSecond, 0),
    p99: Math.max(...loaded.map(({ p99Ms }) => p99Ms)),
    serverMs: serverMs!,
    postgresMs: postgres!,
    loadMs: loadMs!,
  };
}

function yearOf({ requests, serverMs, postgresMs: databaseMs, ...each }: Cost) {
  const mean = A_YEAR / (365 * 24 * 60 * 60);
  const peak = mean * PEAK;
  const gb = (amount: number) => `${((amount * A_YEAR) / 1e9).toFixed(0)} GB a year`;
  return [
    ['assessments a second', mean.toFixed(2), peak.toFixed(1)],
    ['requests a second', (mean * requests).toFixed(0), (peak * requests).toFixed(0)],
    ['cores of instances', ...[mean, peak].map((rate) => ((rate * serverMs) / 1000).toFixed(2))],
    ['cores of PostgreSQL', ...[mean, peak].map((rate) => ((rate * databaseMs) / 1000).toFixed(2))],
    ['stored', gb(each.storedBytes), ''],
    ['write-ahead log', gb(each.logBytes), ''],
    ['sent by instances', gb(each.bytesOut), ''],
  ].map(([what, average, busiest]) => ({
    what: what!,
    mean: average!,
    [`busiest hour, ${PEAK} times the mean`]: busiest!,
  }));
}

function printTable(title: string, lines: readonly Record<string, string>[]): void {
  const names = Object.keys(lines[0]!);
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const all = [
    line(names),
    line(names.map(() => '---')),
    ...lines.map((cells) => line(names.map((name) => cells[name]!))),
  ];
  console.log(`\n${title}\n\n${all.join('\n')}`);
}

await withBench(run);
