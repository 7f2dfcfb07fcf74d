import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';
import type { PersonLimiter, RateLimiter } from '#server/context.ts';
import { limitExceeded } from '#server/telemetry/occurrences.ts';

const WINDOW_MS = 60_000;

type Create<Limiter> = (name: string, max: number, message: string) => Limiter;

/** Makes a limit of so many calls a minute for each address of a caller, or for each person. */
export type CreateLimiter = Create<RateLimiter> & { ofPerson: Create<PersonLimiter> };

/** Counts in Redis, for all instances together, while there is one that answers; else right here. */
export async function rateLimits(
  app: FastifyInstance,
  redisUrl: string | undefined,
): Promise<CreateLimiter> {
  await app.register(rateLimit, { global: false });
  const shared = redisUrl ? await openSharedCounts(app, redisUrl) : undefined;

  const create = (
    name: string,
    max: number,
    message: string,
    personOf?: (request: FastifyRequest) => string,
  ): RateLimiter => {
    const countHere = app.createRateLimit({
      max,
      timeWindow: WINDOW_MS,
      ...(personOf && { keyGenerator: personOf }),
    });

    function refuse(ttlMs: number): never {
      limitExceeded.publish({ limit: name });
      throw new AppError('TOO_MANY_REQUESTS', message, Math.max(1, Math.ceil(ttlMs / 1000)));
    }

    return async (request) => {
      const key = shared && `${name}:${personOf?.(request) ?? normalizeIP(request.ip)}`;
      const counted = key && (await shared.count(key, WINDOW_MS));
      if (counted) {
        if (counted.count > max) refuse(counted.ttlMs);
        return;
      }
      const result = await countHere(request);
      if (!result.isAllowed && result.isExceeded) refuse(result.ttl);
    };
  };

  const ofPerson: Create<PersonLimiter> = (name, max, message) => {
    const people = new WeakMap<FastifyRequest, string>();
    const limit = create(name, max, message, (request) => people.get(request)!);
    return (request, userId) => {
      people.set(request, userId);
      return limit(request);
    };
  };
  const ofAddress: Create<RateLimiter> = (name, max, message) => create(name, max, message);
  return Object.assign(ofAddress, { ofPerson });
}

async function openSharedCounts(app: FastifyInstance, url: string) {
  const { SharedCounts } = await import('./shared-counts.ts');
  const counts = new SharedCounts(url, app.log);
  app.addHook('onClose', () => counts.close());
  await counts.opened();
  return counts;
}
