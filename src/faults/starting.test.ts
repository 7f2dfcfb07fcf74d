import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isAll } from '#testing/is-all.ts';
import { startPostgres, type Postgres } from '#testing/postgres.ts';
import { Savers } from './testing/savers.ts';
import { spawnService, startService, type Service } from '#testing/service.ts';

const newerBackup = '{"format":"ready-leader-backup-2","migration":"999-later"}\n';

describe.skipIf(process.platform === 'win32')('the server process', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.remove());

  async function inDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return await work(client);
    } finally {
      await client.end();
    }
  }

  const tablesOf = (url: string) =>
    inDatabase(url, async (client) => {
      const { rows } = await client.query<{ name: string }>(
        `select relname as name from pg_class
         where relnamespace = 'public'::regnamespace and relkind = 'r' order by 1`,
      );
      return rows.map(({ name }) => name);
    });

  test('warns at the start about settings that are unsafe in production', async () => {
    const service = await startService(await postgres.createDatabase(), {
      PUBLIC_URL: 'http://leaders.example.com',
      WEBHOOK_ALLOW_LOOPBACK: 'true',
    });
    await service.stop();
    expect(service.log()).toContain('the public address is not https');
    expect(service.log()).toContain('Webhooks may reach programs');
  });

  async function run(command: readonly string[], settings: Record<string, string>) {
    const env = {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
      DATABASE_URL: postgres.url,
      COOKIE_SECRET: 'a secret that only the faults know, 32+',
      PORT: '0',
      ...settings,
    };
    const ended = promisify(execFile)(process.execPath, command, { env });
    return (await ended.catch((error: unknown) => error)) as {
      code: number;
      stdout: string;
      stderr: string;
    };
  }

  test.each([
    ['src/server/main.ts'],
    ['scripts/migrate.ts'],
    ['scripts/doctor.ts'],
    ['scripts/backup.ts', 'backup.gz'],
    ['scripts/restore.ts', 'backup.gz'],
  ])('a wrong password ends %s with code 1 and a sentence', async (...command) => {
    const url = new URL(postgres.url);
    url.password = 'guessed';
    const { code, stdout, stderr } = await run(command, { DATABASE_URL: url.href });
    expect([code, stdout + stderr]).toEqual([1, expect.stringContaining('authentication failed')]);
    // The doctor says it about each part.
    if (command[0] !== 'scripts/doctor.ts') expect(stderr.trim()).not.toContain('\n');
    expect(stdout + stderr).not.toMatch(/ {4}at |guessed/);
  });

  test.each(['PORT', 'METRICS_PORT'])(
    'a %s in use ends it with code 1 and a sentence',
    async (name) => {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const { port } = other.address() as AddressInfo;
      const { code, stderr } = await run(['src/server/main.ts'], { [name]: `${port}` });
      other.close();
      expect(code).toBe(1);
      expect(stderr.trim()).toMatch(new RegExp(`^Port ${port} is in use .*PORT.*\\.$`));
    },
  );

  test.each<[string, string | Buffer | undefined, RegExp]>([
    ['does not exist', undefined, /nowhere\.gz does not exist\.$/],
    ['is another file', 'no backup', /not a backup of this product/],
    [
      'was cut',
      gzipSync('{"format":"ready-leader-backup-2","mi').subarray(0, 30),
      /not a backup|incomplete/,
    ],
    ['is of a newer version', gzipSync(newerBackup), /migration 999-later, which this version/],
  ])(
    'a backup that %s ends the restore with code 1 and a sentence',
    async (_why, content, said) => {
      const folder = await mkdtemp(join(tmpdir(), 'ready-leader-restore-'));
      const file = join(folder, 'nowhere.gz');
      if (content !== undefined) await writeFile(file, content);
      const url = await postgres.createDatabase();
      const { code, stderr } = await run(['scripts/restore.ts', file], { DATABASE_URL: url });
      await rm(folder, { recursive: true });
      expect(code).toBe(1);
      expect(stderr.trim()).toMatch(said);
      expect(stderr.trim()).not.toContain('\n');
    },
  );

  test('a backup into a folder that is missing ends with code 1 and a sentence', async () => {
    const url = await postgres.createDatabase();
    await run(['scripts/migrate.ts'], { DATABASE_URL: url });
    const { code, stderr } = await run(['scripts/backup.ts', '/nowhere/at/all.gz'], {
      DATABASE_URL: url,
    });
    expect([code, stderr.trim()]).toEqual([
      1,
      expect.stringMatching(/^\/nowhere.* does not exist\.$/),
    ]);
  });

  test.runIf(isAll)('starts five times at once on an empty database', async () => {
    const url = await postgres.createDatabase();
    const began = performance.now();
    const services = await Promise.all(Array.from({ length: 5 }, () => spawnService(url)));
    try {
      await Promise.all(services.map((service) => service.ready()));
      const saversOfAll = await Promise.all(services.map(({ origin }) => Savers.start(origin, 1)));
      await Promise.all(saversOfAll.map((savers) => savers.untilAllSaved(began)));
      await Promise.all(saversOfAll.map((savers) => savers.stop()));
      expect(await tablesOf(url)).toContain('response');
    } finally {
      await Promise.all(services.map((service) => service.stop()));
    }
  });

  test.runIf(isAll)(
    'killed while it migrates leaves a database that the next one completes',
    async () => {
      const url = await postgres.createDatabase();
      let next: Service | undefined;
      try {
        await inDatabase(url, async (obstacle) => {
          // Any other process that creates this table waits until we decide.
          await obstacle.query('begin');
          await obstacle.query('create table response (in_the_way int)');
          const killed = await spawnService(url);
          while ((await waitingFor(url)) === 0) await setTimeout(20);
          killed.signal('SIGKILL');
          await killed.ended;
          next = await spawnService(url);
          await obstacle.query('rollback');
        });
        await next!.ready();
        expect(await tablesOf(url)).toEqual(
          expect.arrayContaining(['assessment', 'conversation', 'response', 'user']),
        );
        const savers = await Savers.start(next!.origin, 1);
        await savers.untilAllSaved(performance.now());
        await savers.stop();
      } finally {
        await next?.stop();
      }
    },
  );

  /** The number of sessions that are creating a table. */
  async function waitingFor(url: string): Promise<number> {
    return inDatabase(url, async (client) => {
      const { rowCount } = await client.query(
        `select from pg_stat_activity
         where datname = current_database() and wait_event_type = 'Lock' and query ~* 'create table'`,
      );
      return rowCount ?? 0;
    });
  }
});
