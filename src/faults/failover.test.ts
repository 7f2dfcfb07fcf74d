import { setTimeout } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startReplicatedPostgres, type ReplicatedPostgres } from '#testing/replicated-postgres.ts';
import { startService, statusOf } from '#testing/service.ts';
import { note, Savers, slowestRefusal } from './testing/savers.ts';

const REFUSAL_MS = 5_000;
const BACK_MS = 10_000;
const VISITORS = 8;
/** How long those who watch over the primary take to decide that it is lost. */
const NOTICED_MS = 1_000;

describe.skipIf(process.platform === 'win32')('while visitors save, the primary', () => {
  test.each<[fault: string, lose: (postgres: ReplicatedPostgres) => void]>([
    ['killed', (postgres) => postgres.killPrimary()],
    ['hangs', (postgres) => postgres.pausePrimary()],
  ])('%s, and the standby is promoted', async (fault, lose) => {
    const postgres = await startReplicatedPostgres();
    const service = await startService(postgres.url, { DATABASE_POOL_MAX: '4' });
    onTestFinished(() => service.stop());
    const savers = await Savers.start(service.origin, VISITORS);
    onTestFinished(() => savers.stop());
    await savers.untilAllSaved(performance.now());

    const lost = performance.now();
    lose(postgres);
    await setTimeout(NOTICED_MS);
    expect(await statusOf(`${service.origin}/readyz`)).toBe(503);
    expect(await statusOf(`${service.origin}/`)).toBe(200);
    await postgres.promoteStandby();
    await savers.untilAllSaved(performance.now());
    const backWithin = performance.now() - lost;
    expect(await statusOf(`${service.origin}/readyz`)).toBe(200);
    await savers.stop();

    const lostAnswers = await savers.countLost(postgres.connectToStandby);
    const slowest = slowestRefusal(savers, lost);
    note({
      fault: `primary ${fault}, standby promoted`,
      acknowledged: savers.acknowledged,
      lost: lostAnswers,
      '503 within ms': slowest,
      'back within ms': Math.round(backWithin),
    });
    const refusals = savers.attempts.filter(({ status }) => status !== 200);
    for (const { status, retryAfter } of refusals) {
      expect([status, Number(retryAfter) >= 1], service.log()).toEqual([503, true]);
    }
    expect(lostAnswers).toBe(0);
    expect(slowest).toBeLessThan(REFUSAL_MS);
    expect(backWithin).toBeLessThan(BACK_MS);
  });
});
