import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPostgres, type Postgres } from '#testing/postgres.ts';
import { startService, statusOf } from '#testing/service.ts';
import { note, Savers } from './testing/savers.ts';

const EXIT_MS = 10_000;
const VISITORS = 8;

describe.skipIf(process.platform === 'win32')('the server process', () => {
  let postgres: Postgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.remove());

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
      lost += await savers.countLost(postgres.connect);
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

    const lost = await savers.countLost(postgres.connect);
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
    expect(await savers.countLost(postgres.connect)).toBe(0);
  });
});
