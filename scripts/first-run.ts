/**
 * `npm run first-run` measures each way to a site that answers, from an empty folder: npm (from a clone of
 * the last commit), the steps of the image (packages are copied from here), what compose starts, the update of
 * a database with data, and interrupted updates from every version. Prints one line for each. `-- npm image`
 * measures only these.
 */
import { execFile, spawn, type ExecFileOptions } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { parseYaml } from '@redocly/openapi-core';
import { updateBackups } from '#db/backup.ts';
import { freePort } from '#testing/free-port.ts';
import { statusOf } from '#testing/service.ts';
import {
  copyFiles,
  environmentOf,
  installForBuild,
  installForProduction,
  readStages,
  type Stage,
} from '#deploy/container.ts';
import { Visitor } from '#deploy/visitor.ts';
import { buildSite, isBuildStale } from './build.ts';
import { readArguments, wrongUsage } from './command.ts';

const stopping = new AbortController();
const { signal } = stopping;
for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(name, () => stopping.abort());
}
const execute = promisify(execFile);
const run = (program: string, parameters: string[], options: ExecFileOptions = {}) =>
  execute(program, parameters, { ...options, signal, encoding: 'utf8' });
const READY_WITHIN_MS = 5 * 60_000;
const { PATH, HOME } = process.env;

const folder = await mkdtemp(join(tmpdir(), 'ready-leader-first-run-'));
const app = join(folder, 'app');

async function timed<T>(work: () => Promise<T>): Promise<[seconds: string, result: T]> {
  const began = performance.now();
  const result = await work();
  return [`${((performance.now() - began) / 1000).toFixed(1)} s`, result];
}

/** Runs the command until the site answers. */
async function start(cwd: string, command: string, environment: Record<string, string> = {}) {
  const port = `${await freePort()}`;
  const [program = '', ...parameters] = command.split(' ');
  const child = spawn(program, parameters, {
    cwd,
    env: { PATH, HOME, ...environment, PORT: port },
    stdio: ['ignore', 'ignore', 'inherit'],
    signal,
  });
  const ended = new Promise((settle) => child.once('close', settle));
  child.once('error', () => undefined); // it could not start, or was stopped
  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + READY_WITHIN_MS;
  while ((await statusOf(`${origin}/assessment`)) !== 200) {
    signal.throwIfAborted();
    if (child.exitCode !== null || Date.now() > deadline) throw new Error(`No answer: ${command}`);
    await wait(20);
  }
  return {
    origin,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

async function startAndStop(...options: Parameters<typeof start>): Promise<string> {
  const [seconds, { stop }] = await timed(() => start(...options));
  await stop();
  return seconds;
}

async function npm(): Promise<string> {
  const cwd = join(folder, 'npm');
  const source = pathToFileURL(process.cwd()).href;
  const [clone] = await timed(() => run('git', ['clone', '--quiet', '--depth=1', source, cwd]));
  // With the caller's registry, proxy, and certificates.
  const [install] = await timed(() => run('npm', ['ci'], { cwd }));
  const first = await startAndStop(cwd, 'npm start');
  const next = await startAndStop(cwd, 'npm start');
  return `clone ${clone}, npm ci ${install}, first npm start (builds, creates the database) ${first}, next ${next}`;
}

let runtime: Stage;
/** The last stage's environment, with its volume here. */
const volume = () => ({ ...environmentOf(runtime), DATA_DIR: join(folder, 'data') });
const COMMAND = 'node src/server/main.ts';

async function image(): Promise<string> {
  const [dependencies, build, last] = (await readStages()) as [Stage, Stage, Stage];
  runtime = last;
  const building = join(folder, 'build');
  const [made] = await timed(async () => {
    await copyFiles(build, building);
    await installForBuild(building);
    await run('node', ['scripts/build.ts'], { cwd: building });
    await copyFiles(dependencies, app);
    await installForProduction(app);
    await copyFiles(runtime, app, { build: building, dependencies: app });
  });
  const first = await startAndStop(app, COMMAND, volume());
  const next = await startAndStop(app, COMMAND, volume());
  return `copy and build ${made}, first start (creates the database) ${first}, next ${next}`;
}

/** The services without containers; Docker checks the file where it can. */
async function compose(): Promise<string> {
  const { services } = parseYaml(await readFile('compose.yaml', 'utf8')) as { services: object };
  const env = { PATH, HOME, POSTGRES_PASSWORD: 'x', COOKIE_SECRET: 'x'.repeat(32) };
  const checked = await run('docker', ['compose', 'config', '--quiet'], { env }).then(
    () => 'valid',
    () => 'valid YAML, not checked by Docker',
  );
  if (await isBuildStale()) await buildSite();
  const seconds = await startAndStop('.', 'node scripts/topology.ts');
  return `compose.yaml ${checked}; ${Object.keys(services).join(', ')} without containers ${seconds}`;
}

/** Measures the update from the previous version, in the folder of the image. */
async function update(): Promise<string> {
  const { origin, stop } = await start(app, COMMAND, volume());
  await new Visitor(origin, '198.51.100.1').takeAssessment(() => 4, 'visitor@example.com');
  await stop();
  await run('node', ['scripts/migrate.ts', 'down'], { cwd: app, env: { PATH, HOME, ...volume() } });
  const seconds = await startAndStop(app, COMMAND, volume());
  const backups = await updateBackups(join(volume().DATA_DIR, 'backups'));
  if (backups.length !== 1) throw new Error('The update made no backup.');
  return `backup, migration, and start ${seconds}`;
}

/** Every earlier version with data in every table, interrupted at each migration. */
async function interrupted(): Promise<string> {
  const test = 'db/interrupted-update.test.ts';
  const [seconds] = await timed(() => run('npx', ['vitest', 'run', '--project', 'long', test]));
  return `all updates of ${test} ${seconds}`;
}

const paths = { npm, image, compose, update, interrupted };
const usage = `first-run [-- ${Object.keys(paths).join(' | ')}]`;
const { positionals: wanted } = readArguments(usage, { allowPositionals: true });
if (wanted.some((name) => !(name in paths))) wrongUsage(usage);
try {
  for (const [name, measure] of Object.entries(paths)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const said = await measure().catch((error: Error) => {
      process.exitCode = 1;
      return `failed (${error.message.split('\n')[0]})`;
    });
    console.log(`${name.padEnd(13)}${said}`);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
