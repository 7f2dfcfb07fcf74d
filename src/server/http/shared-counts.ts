import { once } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import { Redis, type Result } from 'ioredis';

export interface SharedCount {
  key: string;
  /** Calls allowed in a window. */
  max: number;
}

/** A call waits no longer than this for Redis. After a timeout, Redis is not asked for a while. */
const ANSWER_MS = 250;
const PAUSE_MS = 1_000;

/**
 * One step, so that no count can exist without an end of its window. Stops at the first count that
 * is past its limit: later ones do not change.
 */
const script = `
  local windowMs, cost = ARGV[1], tonumber(ARGV[2])
  for index, key in ipairs(KEYS) do
    local calls = redis.call('INCRBY', key, cost)
    if calls == cost then redis.call('PEXPIRE', key, windowMs) end
    if calls > tonumber(ARGV[index + 2]) then return math.max(1, redis.call('PTTL', key)) end
  end
  return 0
`;

declare module 'ioredis' {
  interface RedisCommander<Context> {
    countCall(keyCount: number, ...keysAndValues: (string | number)[]): Result<number, Context>;
  }
}

/** Counts that all instances share. Callers are not rejected while Redis is unavailable. */
export class SharedCounts {
  readonly #redis: Redis;
  readonly #log: FastifyBaseLogger;
  #pausedUntil = 0;
  #isAway = false;

  constructor(url: string, log: FastifyBaseLogger) {
    this.#log = log;
    this.#redis = new Redis(url, {
      connectTimeout: PAUSE_MS,
      commandTimeout: ANSWER_MS,
      maxRetriesPerRequest: 0,
      enableOfflineQueue: false,
      retryStrategy: () => PAUSE_MS,
      scripts: { countCall: { lua: script } },
    });
    this.#redis.on('error', (error: Error) => this.#away(error));
  }

  /** Waits for the first connection, but not for long. */
  async opened(): Promise<void> {
    const given = AbortSignal.timeout(PAUSE_MS);
    await Promise.race([
      once(this.#redis, 'ready', { signal: given }),
      once(this.#redis, 'close', { signal: given }),
    ]).catch(() => undefined);
    await this.#warnOfEviction();
  }

  /**
   * Adds the cost to each count in turn, up to the first that is past its limit.
   * @returns how many milliseconds to wait, 0 if all are within their limits; undefined while Redis
   * does not respond
   */
  async count(
    counts: readonly SharedCount[],
    cost: number,
    windowMs: number,
  ): Promise<number | undefined> {
    if (this.#redis.status !== 'ready' || Date.now() < this.#pausedUntil) return undefined;
    try {
      const waitMs = await this.#redis.countCall(
        counts.length,
        ...counts.map(({ key }) => `ready-leader:${key}`),
        ...[windowMs, cost],
        ...counts.map(({ max }) => max),
      );
      this.#back();
      return waitMs;
    } catch (error) {
      this.#pausedUntil = Date.now() + PAUSE_MS;
      this.#away(error as Error);
      return undefined;
    }
  }

  /** A Redis that evicts keys drops counters before their minute ends, and limits with them. */
  async #warnOfEviction(): Promise<void> {
    // Not every account may ask, and Redis may be unavailable.
    const info = await this.#redis.info('memory').catch(() => '');
    const policy = /^maxmemory_policy:(\S+)/m.exec(info)?.[1] ?? 'noeviction';
    if (policy === 'noeviction' || /^maxmemory:0\b/m.test(info)) return;
    this.#log.warn(
      `Redis may evict rate limit counters (maxmemory-policy ${policy}). ` +
        'Use a separate Redis with maxmemory-policy noeviction.',
    );
  }

  close(): void {
    this.#redis.disconnect();
  }

  /** Logs one line when an outage begins and one when it ends. */
  #away(error: Error): void {
    if (this.#isAway) return;
    this.#isAway = true;
    this.#log.warn({ err: error }, 'Redis does not answer: each process counts calls on its own');
  }

  #back(): void {
    if (!this.#isAway) return;
    this.#isAway = false;
    this.#log.info('Redis is back: all instances count calls together');
  }
}
