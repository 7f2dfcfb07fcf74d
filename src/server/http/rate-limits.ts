import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';

export interface Limit {
  name: string;
  /** So many calls are allowed in each window. */
  max: number;
  windowSeconds: number;
  /** What is wrong and what to do, for whoever is refused. */
  message: string;
}

/** What limits know a caller by: its address, of IPv6 its network. */
export function addressOf(request: FastifyRequest): string {
  return normalizeIP(request.ip);
}

/**
 * Counts a call of this request's caller, known by its address or by the key.
 * @throws AppError TOO_MANY_REQUESTS
 */
export type CountCall = (request: FastifyRequest, key?: string) => Promise<void>;
export type LimitCalls = (limit: Limit) => CountCall;

/** Counts in Redis, for all instances together, while there is one that answers; else right here. */
export async function rateLimits(
  app: FastifyInstance,
  redisUrl: string | undefined,
  onRefused: (limit: { limit: string }) => void,
): Promise<LimitCalls> {
  await app.register(rateLimit, { global: false });
  const shared = redisUrl ? await openSharedCounts(app, redisUrl) : undefined;
  const keys = new WeakMap<FastifyRequest, string>();

  return ({ name, max, windowSeconds, message }) => {
    const windowMs = windowSeconds * 1000;
    const keyOf = (request: FastifyRequest) => keys.get(request) ?? addressOf(request);
    const countHere = app.createRateLimit({ max, timeWindow: windowMs, keyGenerator: keyOf });

    function refuse(ttlMs: number): never {
      onRefused({ limit: name });
      throw new AppError('TOO_MANY_REQUESTS', message, Math.max(1, Math.ceil(ttlMs / 1000)));
    }

    return async (request, key) => {
      if (key === undefined) keys.delete(request);
      else keys.set(request, key);
      const counted = shared && (await shared.count(`${name}:${keyOf(request)}`, windowMs));
      if (counted) {
        if (counted.count > max) refuse(counted.ttlMs);
        return;
      }
      const result = await countHere(request);
      if (!result.isAllowed && result.isExceeded) refuse(result.ttl);
    };
  };
}

async function openSharedCounts(app: FastifyInstance, url: string) {
  const { SharedCounts } = await import('./shared-counts.ts');
  const counts = new SharedCounts(url, app.log);
  app.addHook('onClose', () => counts.close());
  await counts.opened();
  return counts;
}
