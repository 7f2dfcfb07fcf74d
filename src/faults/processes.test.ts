import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { note } from './testing/figures.ts';
import { startPostgres, type Postgres } from '#testing/postgres.ts';
import { Savers } from './testing/savers.ts';
import { spawnService, startService, statusOf, type Service } from '#testing/service.ts';

const EXIT_MS = 10_000;
const VISITORS = 8;

describe.skipIf(process.platform === 'win32')('the server process', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.remove());

  async function countLost(savers: Savers): Promise<number> {
    const client = await postgres.connect();
    try {
      return await savers.countLost(client);
    } finally {
      await client.end();
    }
  }

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

  test('killed while it saves has stored every response that it acknowledged', async () => {
    let acknowledged = 0;
    let lost = 0;
    for (let times = 0; times < 3; times++) {
      const service = await startService(postgres.url);
      const savers = await Savers.start(service.origin, VISITORS);
      await savers.untilAllSaved(performance.now());
      await setTimeout(300);
      service.signal('SIGKILL');
      await service.ended;
      await savers.stop();
      lost += await countLost(savers);
      acknowledged += savers.acknowledged;
    }
    note({ fault: 'service killed (3 times)', acknowledged, lost });
    expect(lost).toBe(0);
  });

  test('stopped under load answers all received calls, and ends', async () => {
    const service = await startService(postgres.url, { SHUTDOWN_DELAY_SECONDS: '1' });
    const savers = await Savers.start(service.origin, VISITORS);
    await savers.untilAllSaved(performance.now());
    const signaledAt = performance.now();
    service.signal('SIGTERM');
    while ((await statusOf(`${service.origin}/readyz`)) === 200) await setTimeout(5);
    expect(await statusOf(`${service.origin}/readyz`)).toBe(503);
    const answer = await fetch(`${service.origin}/healthz`);
    expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    expect(await service.ended, service.log()).toBe(0);
    const took = performance.now() - signaledAt;
    await savers.stop();

    const lost = await countLost(savers);
    const { acknowledged } = savers;
    note({ fault: 'SIGTERM under load', acknowledged, lost, 'exit within ms': Math.round(took) });
    expect(lost).toBe(0);
    expect(took).toBeLessThan(EXIT_MS);
    // Every accepted call was answered before the port was closed.
    const cut = savers.attempts.filter(
      ({ began, status }) => status !== 200 && began < signaledAt + 900,
    );
    expect(cut).toEqual([]);
  });

  test('stopped during a long call waits for it', async () => {
    const service = await startService(postgres.url);
    const savers = await Savers.start(service.origin, 1);
    await savers.untilAllSaved(performance.now());
    const holder = await postgres.connect();
    await holder.query('begin');
    await holder.query('select from assessment where id = any($1) for update', [savers.ids]);
    await setTimeout(200);
    const signaledAt = performance.now();
    service.signal('SIGTERM');
    await setTimeout(1_000);
    await holder.end();
    expect(await service.ended, service.log()).toBe(0);
    await savers.stop();
    const { status, began, ms } = savers.attempts.find((attempt) => attempt.ms > 900)!;
    expect(status).toBe(200);
    expect(began).toBeLessThan(signaledAt);
    expect(began + ms).toBeGreaterThan(signaledAt + 900);
    expect(await countLost(savers)).toBe(0);
  });

  async function hangingCaller({ origin }: Service): Promise<Socket> {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write('POST /api/assessment HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n');
    socket.write('Content-Length: 1000\r\n\r\n{"sessionId');
    await setTimeout(200);
    return socket;
  }

  test('stopped a second time, later, ends at once', async () => {
    const service = await startService(postgres.url);
    const socket = await hangingCaller(service);
    service.signal('SIGTERM');
    await setTimeout(1_500);
    const insisted = performance.now();
    service.signal('SIGTERM');
    expect(await service.ended, service.log()).toBe(1);
    expect(performance.now() - insisted).toBeLessThan(5_000);
    socket.destroy();
  });

  test('when stopped does not wait for a caller that hangs', async () => {
    const service = await startService(postgres.url);
    const socket = await hangingCaller(service);
    const signaledAt = performance.now();
    service.signal('SIGTERM');
    expect(await service.ended, service.log()).toBe(0);
    const took = performance.now() - signaledAt;
    socket.destroy();
    note({
      fault: 'SIGTERM, a caller hangs',
      acknowledged: 0,
      lost: 0,
      'exit within ms': Math.round(took),
    });
    expect(took).toBeLessThan(EXIT_MS);
  });

  test('stopped while the database hangs, ends', async () => {
    const service = await startService(postgres.url);
    const savers = await Savers.start(service.origin, VISITORS);
    await savers.untilAllSaved(performance.now());
    postgres.pause();
    try {
      await setTimeout(500);
      const signaledAt = performance.now();
      service.signal('SIGTERM');
      expect(await service.ended, service.log()).toBe(0);
      expect(performance.now() - signaledAt).toBeLessThan(EXIT_MS);
    } finally {
      postgres.resume();
      await savers.stop();
    }
    expect(await countLost(savers)).toBe(0);
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

  test('starts five times at once on an empty database', async () => {
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

  test('killed while it migrates leaves a database that the next one completes', async () => {
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
  });

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
