import { connect, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type Postgres } from '#testing/postgres.ts';
import { startService, type Service } from '#testing/service.ts';
import { note, Savers } from './testing/savers.ts';

const EXIT_MS = 10_000;
const VISITORS = 8;

describe.skipIf(process.platform === 'win32')('the server process, while a caller hangs,', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.remove());

  async function hangingCaller({ origin }: Service): Promise<Socket> {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    socket.on('error', () => undefined);
    socket.write('POST /api/assessment HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n');
    socket.write('Content-Length: 1000\r\n\r\n{"sessionId');
    await setTimeout(200);
    return socket;
  }

  /** Stored seconds later: here, while the process ends. */
  async function countVisit({ origin }: Service): Promise<void> {
    const response = await fetch(`${origin}/api/visits`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0',
        origin,
      },
      body: JSON.stringify({ page: '/' }),
    });
    expect(await response.json()).toEqual({ counted: true });
  }

  test('ends when it is stopped, although the database hangs, too', async () => {
    const service = await startService(postgres.url);
    const savers = await Savers.start(service.origin, VISITORS);
    await savers.untilAllSaved(performance.now());
    const socket = await hangingCaller(service);
    await countVisit(service);
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
    const lost = await savers.countLost(postgres.connect);
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

  test('ends at once when it is stopped a second time', async () => {
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
