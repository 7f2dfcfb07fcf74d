import { readFileSync } from 'node:fs';
import { Redis } from 'ioredis';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { freePort } from '#testing/free-port.ts';
import { redisProgram, TestRedis } from '#testing/redis.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { TestCaller } from '#testing/test-caller.ts';

const PATIENCE = { timeout: 10_000 };
const without = redisProgram ? '' : ' – SKIPPED: no redis-server on PATH nor at REDIS_SERVER_PATH';

describe.skipIf(!redisProgram)(`two instances with one Redis${without}`, () => {
  let redis: TestRedis;
  let one: TestApp;
  let other: TestApp;
  const log: string[] = [];

  beforeAll(async () => {
    redis = new TestRedis(await freePort());
    await redis.start();
    const settings = { redisUrl: redis.url, logLevel: 'info' } as const;
    one = await startTestApp(settings, { logStream: { write: (line) => log.push(line) } });
    other = await startTestApp({ ...settings, logLevel: 'fatal' });
  });
  afterAll(async () => {
    await one.close();
    await other.close();
    await redis.stop();
  });

  let address: string;
  beforeEach(() => {
    ({ address } = new TestCaller(one.app));
  });

  async function lookUp(server: TestApp, times: number): Promise<number[]> {
    const caller = new TestCaller(server.app, address);
    const statuses = [];
    for (let count = 0; count < times; count++) {
      const body = { email: 'ada@example.com' };
      const answer = await caller.post('/api/assessment/lookup-by-email', body);
      statuses.push(answer.statusCode);
    }
    return statuses;
  }
  const lookedUp = (times: number) => Array.from({ length: times }, () => 200);

  test('count a caller together, but each limit separately', async () => {
    expect(await lookUp(one, 6)).toEqual(lookedUp(6));
    expect(await lookUp(other, 5)).toEqual([...lookedUp(4), 429]);
    expect(await lookUp(one, 1)).toEqual([429]);
    await new TestCaller(other.app, address).start();
  });

  test("count a caller's networks together", async () => {
    const statuses = [];
    for (let host = 1; host <= 51; host++) {
      address = `203.0.113.${host}`;
      statuses.push(...(await lookUp(host % 2 ? one : other, 1)));
    }
    expect(statuses).toEqual([...lookedUp(50), 429]);
    address = '203.0.114.1';
    expect(await lookUp(one, 1)).toEqual([200]);
  });

  test('do not count rejected calls of a caller for its network', async () => {
    address = '198.51.100.1';
    await lookUp(one, 60);
    address = '198.51.100.2';
    expect(await lookUp(other, 1)).toEqual([200]);
  });

  test('count each call of a batch, and say when to retry', async () => {
    const limited = await startTestApp({ redisUrl: redis.url, rateLimitMax: 10 });
    const ask = (procedures: string[]) =>
      limited.app.inject({
        url: `/trpc/${procedures.join()}?batch=1&input={}`,
        remoteAddress: address,
      });
    expect((await ask(Array.from({ length: 10 }, () => 'auth.user'))).statusCode).toBe(401);
    const refused = await ask(['auth.user']);
    await limited.close();
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(30);
    expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(60);
  });

  describe('that goes away', () => {
    afterEach(async () => {
      redis.signal('SIGCONT');
      await redis.stop();
      await redis.start();
      await vi.waitFor(async () => {
        ({ address } = new TestCaller(one.app));
        expect(await lookUp(one, 10)).toEqual(lookedUp(10));
        expect(await lookUp(other, 1)).toEqual([429]);
      }, PATIENCE);
    });

    test('continue with separate counts, and log it once', async () => {
      await redis.stop();
      log.length = 0;
      expect(await lookUp(one, 11)).toEqual([...lookedUp(10), 429]);
      expect(await lookUp(other, 11)).toEqual([...lookedUp(10), 429]);
      await vi.waitFor(() => {
        expect(log.filter((line) => line.includes('Redis'))).toHaveLength(1);
      }, PATIENCE);
    });

    test('do not wait long for a Redis that hangs', async () => {
      redis.signal('SIGSTOP');
      const began = performance.now();
      expect(await lookUp(one, 11)).toEqual([...lookedUp(10), 429]);
      expect(performance.now() - began).toBeLessThan(3_000);
    });
  });
});

test('the server starts and counts even if Redis was never there', async () => {
  const server = await startTestApp({ redisUrl: `redis://127.0.0.1:${await freePort()}` });
  try {
    const caller = new TestCaller(server.app);
    for (let count = 1; count <= 10; count++) {
      const body = { email: 'ada@example.com' };
      expect((await caller.post('/api/assessment/lookup-by-email', body)).statusCode).toBe(200);
    }
    const refused = await caller.post('/api/assessment/lookup-by-email', {
      email: 'a@example.com',
    });
    expect(refused.statusCode).toBe(429);
  } finally {
    await server.close();
  }
});

describe.skipIf(!redisProgram)(`a Redis with little memory${without}`, () => {
  const compose = readFileSync(new URL('../../../compose.yaml', import.meta.url), 'utf8');
  const [, composed = ''] = /--maxmemory-policy (\S+)/.exec(compose) ?? [];
  const warning = 'Redis may evict rate limit counters';

  /**
   * Looks up eleven times while others fill Redis with keys that expire after more than a minute.
   */
  async function lookUpWhileFull(policy: string) {
    const settings = { maxmemory: '4mb', 'maxmemory-policy': policy };
    const redis = new TestRedis(await freePort(), settings);
    await redis.start();
    const log: string[] = [];
    const server = await startTestApp(
      { redisUrl: redis.url, logLevel: 'info' },
      { logStream: { write: (line) => log.push(line) } },
    );
    const filler = new Redis(redis.url);
    const caller = new TestCaller(server.app);
    const statuses = [];
    for (let call = 0; call < 11; call++) {
      const body = { email: 'ada@example.com' };
      const answer = await caller.post('/api/assessment/lookup-by-email', body);
      statuses.push(answer.statusCode);
      for (let key = 0; key < 50; key++) {
        const isFull = () => undefined;
        await filler.set(`${call}-${key}`, 'x'.repeat(100_000), 'EX', 600).catch(isFull);
      }
    }
    filler.disconnect();
    await server.close();
    await redis.stop();
    return { last: statuses.at(-1), log: log.join('') };
  }

  test('ends no limit when it is full, configured as in compose.yaml', async () => {
    const { last, log } = await lookUpWhileFull(composed);
    expect(last).toBe(429);
    expect(log).not.toContain(warning);
  });

  test('causes a warning at the start if it evicts the keys that expire first', async () => {
    const { last, log } = await lookUpWhileFull('volatile-ttl');
    // The counter was evicted, as the warning says.
    expect(last).toBe(200);
    expect(log).toContain(warning);
  });
});
