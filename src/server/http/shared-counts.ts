import { once } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import { Redis, type Result } from 'ioredis';

export interface Counted {
  count: number;
  /** Until the count begins anew. */
  ttlMs: number;
}

/** A call waits no longer for Redis, and after one that did, nobody asks it for a while. */
const ANSWER_MS = 250;
const PAUSE_MS = 1_000;

/** One step, so that a count without an end of its window cannot come about. */
const script = `
  local count = redis.call('INCR', KEYS[1])
  if count == 1 then redis.call('PEXPIRE', KEYS[1], ARGV[1]) end
  return {count, redis.call('PTTL', KEYS[1])}
`;

declare module 'ioredis' {
  interface RedisCommander<Context> {
    countCall(key: string, windowMs: number): Result<[count: number, ttlMs: number], Context>;
  }
}

/** Counts that all instances share. Redis being away is no reason to refuse anybody. */
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
      scripts: { countCall: { lua: script, numberOfKeys: 1 } },
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
  }

  /** Undefined while Redis does not answer. */
  async count(key: string, windowMs: number): Promise<Counted | undefined> {
    if (this.#redis.status !== 'ready' || Date.now() < this.#pausedUntil) return undefined;
    try {
      const [count, ttlMs] = await this.#redis.countCall(`ready-leader:${key}`, windowMs);
      this.#back();
      return { count, ttlMs };
    } catch (error) {
      this.#pausedUntil = Date.now() + PAUSE_MS;
      this.#away(error as Error);
      return undefined;
    }
  }

  close(): void {
    this.#redis.disconnect();
  }

  /** Of an outage the log has one line at its beginning and one at its end. */
  #away(error: Error): void {
    if (this.#isAway) return;
    this.#isAway = true;
    this.#log.warn({ err: error }, 'Redis does not answer: calls are counted in this process');
  }

  #back(): void {
    if (!this.#isAway) return;
    this.#isAway = false;
    this.#log.info('Redis answers again: calls are counted for all instances');
  }
}
