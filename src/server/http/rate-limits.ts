import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';
import { storedFor } from '#domain/stored-for.ts';
import { networkOf, widths, type Width } from './caller-networks.ts';
import { Counts } from './counts.ts';
import type { SharedCounts } from './shared-counts.ts';

export interface Limit {
  name: string;
  /** Calls allowed in each window. */
  max: number;
  windowSeconds: number;
  /** What is wrong and what to do, shown to the rejected caller. */
  message: string;
  /**
   * Also limits the networks around a caller, and all callers together, at several times the limit:
   * for calls that an attacker with many addresses could abuse.
   */
  networks?: true;
  /** Each instance counts for itself: for responses that are faster than Redis. */
  perInstance?: true;
}

interface Counting {
  /** What to count, if not the caller's address. */
  key?: string;
  /** How many calls it counts as; 1 by default. */
  cost?: number;
}

/** How limits identify a caller: by its address; for IPv6 by its network. */
export function addressOf(request: FastifyRequest): string {
  return networkOf(request.ip, widths[0].groups);
}

/**
 * Counts a call, without waiting if there is no Redis.
 * @throws AppError TOO_MANY_REQUESTS
 */
export type CountCall = (request: FastifyRequest, counting?: Counting) => void | Promise<void>;
export type LimitCalls = (limit: Limit) => CountCall;

/** Room for twice as many, since windows overlap: 8 MB for each limit and width. */
const MAX_KEYS = 25_000;

/** Counts in Redis for all instances together while Redis responds; otherwise in this process. */
export async function rateLimits(
  app: FastifyInstance,
  redisUrl: string | undefined,
  onRefused: (limit: { limit: string }) => void,
  maxKeys = MAX_KEYS,
): Promise<LimitCalls> {
  const shared = redisUrl ? await openSharedCounts(app, redisUrl) : undefined;

  return (limit) => {
    const { name, message, networks = false, perInstance = false } = limit;
    if (limit.windowSeconds > storedFor.counts) {
      throw new RangeError(`${name}: the privacy notice mentions no window this long`);
    }
    const windowMs = limit.windowSeconds * 1000;
    const tiers = widths.map((width) => ({
      width,
      max: limit.max * width.times,
      counts: new Counts(windowMs, maxKeys),
    }));
    const sharedTiers = networks ? tiers : tiers.slice(0, 1);

    function refuseFor(waitMs: number): void {
      if (waitMs <= 0) return;
      onRefused({ limit: name });
      throw new AppError('TOO_MANY_REQUESTS', message, Math.ceil(waitMs / 1000));
    }

    /**
     * From the caller to all callers. A call that a caller's own limit rejects does not count for the
     * networks around it: one caller cannot use up what all share.
     * @returns how long to wait, 0 for a call that is allowed
     */
    function countHere(request: FastifyRequest, key: string | undefined, cost: number): number {
      const now = performance.now();
      for (const { width, max, counts } of tiers) {
        const tierKey = keyOf(width, request, key);
        const counted = tierKey === undefined ? undefined : counts.add(tierKey, cost, now);
        // Without room for it, the call counts for the next wider network.
        if (!counted) continue;
        if (counted.calls > max) return counted.endsAt - now;
        if (!networks) return 0;
      }
      return 0;
    }

    async function countForAll(
      counts: SharedCounts,
      request: FastifyRequest,
      key: string | undefined,
      cost: number,
    ): Promise<void> {
      const counted = sharedTiers.flatMap(({ width, max }, tier) => {
        const tierKey = keyOf(width, request, key);
        return tierKey === undefined ? [] : [{ key: `${name}:${tier}:${tierKey}`, max }];
      });
      const waitMs = await counts.count(counted, cost, windowMs);
      refuseFor(waitMs ?? countHere(request, key, cost));
    }

    return (request, { key, cost = 1 } = {}) =>
      shared && !perInstance
        ? countForAll(shared, request, key, cost)
        : refuseFor(countHere(request, key, cost));
  };
}

/**
 * A key has no networks around it. Keys beyond the capacity share 4,096 counts: with a single one, a daily
 * limit would reject everyone after some tens of thousands of keys.
 */
function keyOf({ groups }: Width, { ip }: FastifyRequest, key?: string): string | undefined {
  if (key === undefined || groups === 0) return networkOf(ip, groups);
  if (groups === 4) return key;
  return groups === 3 ? hash('sha256', key).slice(0, 3) : undefined;
}

async function openSharedCounts(app: FastifyInstance, url: string) {
  const { SharedCounts } = await import('./shared-counts.ts');
  const counts = new SharedCounts(url, app.log);
  app.addHook('onClose', () => counts.close());
  await counts.opened();
  return counts;
}
