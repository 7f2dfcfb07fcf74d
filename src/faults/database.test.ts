import { setTimeout } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startPostgres, type Postgres } from '#testing/postgres.ts';
import { startService, statusOf, type Service } from '#testing/service.ts';
import { note, Savers, slowestRefusal } from './testing/savers.ts';

/** The product promises an error within 5 s and recovery within 2 s. */
const REFUSAL_MS = 5_000;
const BACK_MS = 2_000;
const VISITORS = 8;

describe.skipIf(process.platform === 'win32')('while visitors save, the database', () => {
  let postgres: Postgres;
  let service: Service;
  let savers: Savers;
  beforeAll(async () => {
    postgres = await startPostgres();
    service = await startService(postgres.url, { DATABASE_POOL_MAX: '4' });
  });
  afterAll(async () => {
    await service.stop();
    await postgres.remove();
  });
  beforeEach(async () => {
    savers = await Savers.start(service.origin, VISITORS);
    await savers.untilAllSaved(performance.now());
  });
  afterEach(() => savers.stop());

  /** Stops saving and compares the database with the acknowledged saves. */
  async function settle(fault: string, began: number, backWithin: number): Promise<void> {
    await savers.stop();
    const lost = await savers.countLost(postgres.connect);
    const slowest = slowestRefusal(savers, began);
    note({
      fault,
      acknowledged: savers.acknowledged,
      lost,
      '503 within ms': slowest,
      'back within ms': Math.round(backWithin),
    });
    const refusals = savers.attempts.filter(({ status }) => status !== 200);
    for (const { status, retryAfter } of refusals) {
      expect([status, Number(retryAfter) >= 1], service.log()).toEqual([503, true]);
    }
    expect(lost).toBe(0);
    expect(slowest).toBeLessThan(REFUSAL_MS);
    expect(backWithin).toBeLessThan(BACK_MS);
  }

  /** Everything that does not need the database works without it. */
  async function expectPages(): Promise<void> {
    const began = performance.now();
    for (const path of ['/', '/assessment', '/healthz']) {
      expect([path, await statusOf(service.origin + path)]).toEqual([path, 200]);
    }
    expect(performance.now() - began).toBeLessThan(REFUSAL_MS);
  }
  const expectNotReady = async () => expect(await statusOf(`${service.origin}/readyz`)).toBe(503);

  test('stops and starts again', async () => {
    const began = performance.now();
    await postgres.stop();
    await expectPages();
    await expectNotReady();
    await setTimeout(500);
    await postgres.start();
    await settle('database stopped', began, await savers.untilAllSaved(performance.now()));
  });

  test('crashes and recovers', async () => {
    const began = performance.now();
    await postgres.crash();
    await expectPages();
    await expectNotReady();
    await postgres.start();
    await settle('database crashed', began, await savers.untilAllSaved(performance.now()));
  });

  test('hangs and continues', async () => {
    const began = performance.now();
    postgres.pause();
    try {
      await expectPages();
      await expectNotReady();
      // Past the time limit of every call.
      await setTimeout(4_000);
    } finally {
      postgres.resume();
    }
    await settle('database hung', began, await savers.untilAllSaved(performance.now()));
  });

  test('drops all connections, again and again', async () => {
    const began = performance.now();
    let cut = 0;
    for (let times = 0; times < 10; times++) {
      cut += await postgres.cutConnections();
      await setTimeout(100);
    }
    expect(cut).toBeGreaterThan(10);
    await settle('connections cut', began, await savers.untilAllSaved(performance.now()));
  });

  test('keeps every connection of the pool waiting for a lock', async () => {
    const began = performance.now();
    const holder = await postgres.connect();
    await holder.query('begin');
    await holder.query('select from assessment where id = any($1) for update', [savers.ids]);
    await setTimeout(3_000);
    await expectPages();
    const released = performance.now();
    await holder.end();
    await settle('pool exhausted', began, await savers.untilAllSaved(released));
  });
});
