/**
 * `npm run first-run` measures each way to a site that answers, from an empty folder: npm, the steps of the
 * image (packages are copied from here), compose, and the update of a database with data. Prints one line
 * for each. `-- npm image` measures only these.
 */
import { execFile, spawn, type ExecFileOptions } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
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
  const { stdout } = await run('git', ['ls-files', '-z']);
  for (const file of stdout.split('\0').filter(Boolean)) {
    await mkdir(dirname(join(cwd, file)), { recursive: true });
    await cp(file, join(cwd, file));
  }
  const [install] = await timed(() => run('npm', ['ci'], { cwd, env: { PATH, HOME } }));
  const first = await startAndStop(cwd, 'npm start');
  const next = await startAndStop(cwd, 'npm start');
  return `npm ci ${install}, first npm start (builds, creates the database) ${first}, next ${next}`;
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

async function compose(): Promise<string> {
  const [seconds] = await timed(() => run('docker', ['compose', 'config', '--quiet']));
  return `compose.yaml is valid (${seconds}); the containers are not started`;
}

/** From the version before, in the folder of the image. */
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

const paths = { npm, image, compose, update };
const wanted = process.argv.slice(2);
try {
  for (const [name, measure] of Object.entries(paths)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue;
    const said = await measure().catch((error: Error) => {
      const isMissing = name === 'compose';
      if (!isMissing) process.exitCode = 1;
      return `${isMissing ? 'not measured, Docker cannot run here' : 'failed'} (${error.message.split('\n')[0]})`;
    });
    console.log(`${name.padEnd(8)}${said}`);
  }
} finally {
  await rm(folder, { recursive: true, force: true });
}
