import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type Postgres } from '#testing/postgres.ts';
import { startService, statusOf, type Service } from '#testing/service.ts';
import { note, Savers } from './testing/savers.ts';

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

  test('stopped while the database and a caller hang, ends', async () => {
    const service = await startService(postgres.url);
    const savers = await Savers.start(service.origin, VISITORS);
    await savers.untilAllSaved(performance.now());
    const socket = await hangingCaller(service);
    postgres.pause();
    let took: number;
    try {
      await setTimeout(500);
      const signaledAt = performance.now();
      service.signal('SIGTERM');
      expect(await service.ended, service.log()).toBe(0);
      took = performance.now() - signaledAt;
    } finally {
      postgres.resume();
      await savers.stop();
      socket.destroy();
    }
    const lost = await countLost(savers);
    const { acknowledged } = savers;
    note({
      fault: 'SIGTERM, everything hangs',
      acknowledged,
      lost,
      'exit within ms': Math.round(took),
    });
    expect(lost).toBe(0);
    expect(took).toBeLessThan(EXIT_MS);
  });

  test('stopped a second time, later, ends at once although a caller hangs', async () => {
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
});
