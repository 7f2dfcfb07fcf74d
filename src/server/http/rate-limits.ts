import { hash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#domain/errors.ts';
import { storedFor } from '#domain/retention.ts';
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

/** How many calls a caller made in the window that began with the first of them. */
interface Count {
  calls: number;
  endsAt: number;
}

/**
 * Counts of one window's length, by key. None is dropped before its window ends, however many
 * others arrive: when there is no room, new keys are rejected, and their callers must be counted in
 * another way. Whole maps are dropped, so that nothing searches for expired counts.
 */
export class Counts {
  readonly #windowMs: number;
  readonly #maxKeys: number;
  #latest = new Map<string, Count>();
  /** Windows that started before the latest map; those of the map before that are over. */
  #earlier = new Map<string, Count>();
  #nextMapAt = 0;

  constructor(windowMs: number, maxKeys: number) {
    this.#windowMs = windowMs;
    this.#maxKeys = maxKeys;
  }

  /** @returns undefined if there is no room for another key */
  add(key: string, cost: number, now: number): Count | undefined {
    if (now >= this.#nextMapAt) {
      this.#earlier = this.#latest;
      this.#latest = new Map();
      this.#nextMapAt = now + this.#windowMs;
    }
    const known = this.#latest.get(key) ?? this.#earlier.get(key);
    if (known && known.endsAt > now) {
      known.calls += cost;
      return known;
    }
    if (this.#latest.size >= this.#maxKeys) return undefined;
    const started = { calls: cost, endsAt: now + this.#windowMs };
    this.#latest.set(key, started);
    return started;
  }
}

/**
 * The groups that a limit counts, from the single caller to all callers: the prefix length of the address
 * (IPv4 /32, /24, /16; IPv6 /64, /48, /32, since one host usually has a whole /64), and how many times one
 * caller's limit applies. All but the first apply to limits that ask for them, and when there are too many
 * callers to count each.
 */
const widths = [
  { groups: 4, times: 1 },
  { groups: 3, times: 5 },
  { groups: 2, times: 25 },
  { groups: 0, times: 200 },
] as const;
type Width = (typeof widths)[number];

/** The longest way to write an address; a forwarded one can be any text. */
const MAX_ADDRESS_LENGTH = 45;
/** An IPv4 address on a dual-stack socket. */
const MAPPED = '::ffff:';

/** The network of an address: its first groups. */
export function networkOf(address: string, groups: number): string {
  if (groups === 0 || address.length > MAX_ADDRESS_LENGTH) return '';
  const isMapped = address.startsWith(MAPPED) && address.includes('.');
  const plain = isMapped ? address.slice(MAPPED.length) : address;
  if (plain.includes(':'))
    return groups === 4 ? callerOf(plain) : groupsOf(plain, groups).join(':');
  return groups === 4 ? plain : plain.split('.', groups).join('.');
}

/** Parsing an IPv6 address takes longer than counting it, and callers call many times. */
const callers = new Map<string, string>();
const MAX_REMEMBERED = 1_000;

function callerOf(address: string): string {
  let caller = callers.get(address);
  if (caller === undefined) {
    caller = groupsOf(address, 4).join(':');
    if (callers.size >= MAX_REMEMBERED) callers.clear();
    callers.set(address, caller);
  }
  return caller;
}

/** The first of the eight numbers of an IPv6 address; `::` replaces the missing zeros. */
function groupsOf(address: string, count: number): number[] {
  const [before = '', after] = address.split('::', 2);
  const groups = numbersOf(before);
  if (after !== undefined && groups.length < count) {
    const last = numbersOf(after);
    while (groups.length + last.length < 8) groups.push(0);
    groups.push(...last);
  }
  return groups.slice(0, count);
}

function numbersOf(half: string): number[] {
  return half === '' ? [] : half.split(':').map((group) => Number.parseInt(group, 16));
}
