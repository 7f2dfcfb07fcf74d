/**
 * Runs server tests and journeys on the oldest PostgreSQL that is installed, behind PgBouncer in
 * session mode and in transaction mode. What is missing is installed on Debian as root; elsewhere a line
 * says what was not tested. `npm run measure -- poolers --mode transaction plan` runs the tests of one
 * mode whose paths contain that word. PGBOUNCER_PATH names another PgBouncer.
 */
import { execFile, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { clusterUrl } from '#db/embedded/cluster.ts';
import { openHome } from '#db/embedded/home.ts';
import { startPostmaster, stopPostmaster } from '#db/embedded/postmaster.ts';
import { changeOwner, spawnAs } from '#db/embedded/unprivileged-user.ts';
import { findOrInstall, findProgram } from '#testing/debian-packages.ts';
import { freePort } from '#testing/free-port.ts';
import { buildIfStale } from '#scripts/build.ts';
import { readArguments } from '#scripts/command.ts';

const DEBIAN = '/usr/lib/postgresql';
const OLDEST = 15;
/** PgBouncer tracks prepared statements from this version on. */
const TRACKS_PREPARED = [1, 21] as const;

/** One file for each thing that a pooler or an older PostgreSQL could break, and the journeys. */
const tests = Object.keys({
  'src/server/behind-pooler.test': 'limits of calls, notifications, what the doctor says',
  'src/server/assessment/batched-calls.test': 'prepared statements, and calls that share one',
  'src/server/assessment/responses.test': 'saves, whose query plan is a setting of the function',
  'db/migrate.test': 'the migration lock, time limits of migrations',
  'db/backup.test': 'COPY in one transaction, by the server’s version',
  'src/server/jobs/worker.test': 'jobs without LISTEN, lost connections',
  'src/server/mail/mail-limits.test': 'a lock that ends with its transaction',
  'src/server/webhooks/delivering.test': 'triggers that queue, and jobs that deliver',
  'src/server/office/people/contact.test': 'many locks at once, without deadlocks',
  'src/server/office/people/people.test': 'planner settings of one transaction',
  'src/server/own-data/erase.test': 'triggers that read a setting of the transaction',
  'src/journeys/whole-journey.test': 'the assessment',
  'src/journeys/plan.test': 'the plan',
  'src/journeys/office.test': 'the office',
});
/** One at a time: beside browsers on two cores, others would meet the server's own time limits. */
const patience = ['--maxWorkers', '1', '--testTimeout', '120000'];

const { values, positionals } = readArguments('measure -- poolers [--mode MODE] [TEST …]', {
  options: { mode: { type: 'string', multiple: true, default: ['session', 'transaction'] } },
  allowPositionals: true,
});

/** The folder of the oldest installed PostgreSQL's programs. */
function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map(Number) : [];
  const [oldest] = versions.filter((one) => one >= OLDEST).toSorted((a, b) => a - b);
  return oldest === undefined ? undefined : join(DEBIAN, `${oldest}`, 'bin');
}

const folder = mkdtempSync(join(tmpdir(), 'ready-leader-poolers-'));
const home = openHome(folder);
const config = join(home.path, 'pgbouncer.ini');

async function startPostgres(
  programs: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const binaries = { version: '', program: (name: string) => join(programs, name) };
  writeFileSync(home.password, randomBytes(24).toString('base64url'), { mode: 0o600 });
  changeOwner(home.user, home.path);
  await promisify(execFile)(
    binaries.program('initdb'),
    [
      ...['-D', home.cluster, '-U', 'ready_leader', '--pwfile', home.password],
      ...['--auth=scram-sha-256', '--encoding=UTF8', '--locale=C.UTF-8', '--no-sync'],
    ],
    spawnAs(home.user),
  );
  const { port } = await startPostmaster(home, binaries, { durable: false });
  return {
    url: clusterUrl(home, port, 'postgres'),
    stop: () => stopPostmaster(home, binaries),
  };
}

/** Without `ignore_startup_parameters`: the product must not need it. */
async function startPgBouncer(program: string, mode: string, server: string) {
  const { port, username, password } = new URL(server);
  const url = new URL(server);
  url.port = `${await freePort()}`;
  const lines = [
    '[databases]',
    `* = host=127.0.0.1 port=${port} user=${username} password=${password}`,
    '[pgbouncer]',
    'listen_addr = 127.0.0.1',
    `listen_port = ${url.port}`,
    'unix_socket_dir =',
    'auth_type = any',
    `pool_mode = ${mode}`,
    'max_client_conn = 1000',
    ...(tracksPrepared(program) ? ['max_prepared_statements = 100'] : []),
  ];
  writeFileSync(config, lines.join('\n'), { mode: 0o600 });
  changeOwner(home.user, config);
  const process = spawn(program, ['--quiet', config], { ...spawnAs(home.user), stdio: 'inherit' });
  const ended = once(process, 'exit');
  await wait(300);
  return {
    url: url.href,
    stop: async () => {
      process.kill('SIGTERM');
      await ended;
    },
  };
}

function tracksPrepared(program: string): boolean {
  const said = execFileSync(program, ['--version'], { encoding: 'utf8' });
  const [, major, minor] = /(\d+)\.(\d+)/.exec(said) ?? [];
  const [atLeast, atLeastMinor] = TRACKS_PREPARED;
  return Number(major) > atLeast || (Number(major) === atLeast && Number(minor) >= atLeastMinor);
}

async function runTests(environment: Record<string, string>): Promise<boolean> {
  const files = positionals.length > 0 ? positionals : tests;
  const parameters = ['run', '--project', 'server', '--project', 'browser', ...patience, ...files];
  const child = spawn('npx', ['vitest', ...parameters], {
    env: { ...process.env, ...environment },
    stdio: 'inherit',
  });
  const stop = () => child.kill();
  stopping.signal.addEventListener('abort', stop);
  const [code] = (await once(child, 'exit')) as [number | null];
  stopping.signal.removeEventListener('abort', stop);
  return code === 0;
}

/** The servers stop with this process. */
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => stopping.abort());
}

const postgres = await findOrInstall(findPostgres, 'postgresql-15');
const pgBouncer = await findOrInstall(
  () => findProgram('pgbouncer', 'PGBOUNCER_PATH'),
  'pgbouncer',
);
if (postgres === undefined || pgBouncer === undefined) {
  const missing = [!postgres && 'an older PostgreSQL', !pgBouncer && 'PgBouncer'].filter(Boolean);
  console.error(`Not tested behind a pooler: ${missing.join(' and ')} is not installed.`);
  process.exit();
}
await buildIfStale();
const server = await startPostgres(postgres);
try {
  for (const mode of values.mode) {
    if (stopping.signal.aborted) break;
    const pooler = await startPgBouncer(pgBouncer, mode, server.url);
    console.log(`\n${postgres} behind PgBouncer in ${mode} mode`);
    const isPrepared = mode === 'session' || tracksPrepared(pgBouncer);
    const passed = await runTests({
      TEST_DATABASE_URL: server.url,
      TEST_POOLER_URL: pooler.url,
      TEST_POOL_MODE: mode,
      DATABASE_PREPARED_STATEMENTS: `${isPrepared}`,
    }).finally(pooler.stop);
    if (!passed) process.exitCode = 1;
  }
} finally {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
