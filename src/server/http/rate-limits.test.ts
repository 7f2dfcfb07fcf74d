import type { FastifyInstance, FastifyRequest } from 'fastify';
import { beforeEach, describe, expect, test } from 'vitest';
import type { AppError } from '#domain/errors.ts';
import { rateLimits, type CountCall } from './rate-limits.ts';

const withoutRedis = undefined;
const limit = { name: 'attempts', max: 3, windowSeconds: 60, message: 'Too many attempts.' };
const request = (ip: string) => ({ ip }) as FastifyRequest;

const limitCalls = (maxKeys?: number) =>
  rateLimits({} as FastifyInstance, withoutRedis, () => undefined, maxKeys);

let count: CountCall;
/** How many of the given calls are allowed. */
async function allowed(address: string, calls: number, key?: string): Promise<number> {
  let good = 0;
  for (let call = 0; call < calls; call++) {
    try {
      await count(request(address), key === undefined ? {} : { key });
      good += 1;
    } catch (error) {
      expect((error as AppError).code).toBe('TOO_MANY_REQUESTS');
    }
  }
  return good;
}
/** Callers, each from a different network of the given kind. */
async function allowedTo(addresses: string[], calls: number): Promise<number> {
  let good = 0;
  for (const address of addresses) good += await allowed(address, calls);
  return good;
}
const range = (length: number) => Array.from({ length }, (_, index) => index);

test("a caller's count stays, however many others call", async () => {
  count = (await limitCalls())(limit);
  expect(await allowed('10.0.0.1', 4)).toBe(3);
  const others = range(60_000).map(
    (index) => `11.${index >> 16}.${(index >> 8) & 255}.${index & 255}`,
  );
  await allowedTo(others, 1);
  expect(await allowed('10.0.0.1', 1)).toBe(0);
});

test("callers beyond the table's capacity are counted by network", async () => {
  count = (await limitCalls(2))(limit);
  expect(await allowed('10.0.0.1', 4)).toBe(3);
  expect(await allowed('10.0.0.2', 1)).toBe(1);
  // Their network has five times the limit for all callers that do not fit.
  expect(
    await allowedTo(
      range(30).map((index) => `10.0.0.${index + 3}`),
      1,
    ),
  ).toBe(15);
  expect(await allowed('10.0.0.1', 1)).toBe(0);
  expect(await allowed('10.0.0.2', 3)).toBe(2);
  // And so on up to all callers together: memory is bounded, and no one escapes the limit.
  const everywhere = range(2_000).map((index) => `20.${index >> 8}.${index & 255}.1`);
  expect(await allowedTo(everywhere, 1)).toBeLessThanOrEqual(15 + 2 * 75 + 600);
});

describe('keys beyond the capacity', () => {
  const room = 4_096;
  beforeEach(async () => {
    count = (await limitCalls(room))(limit);
    expect(await allowed('10.0.0.1', 4, 'ada@example.com')).toBe(3);
    for (const other of range(room)) await allowed('10.0.0.1', 1, `other ${other}`);
  });

  test('are counted too, and existing keys keep counting', async () => {
    expect(await allowed('10.0.0.1', 100, 'one more')).toBe(15);
    expect(await allowed('10.0.0.1', 1, 'ada@example.com')).toBe(0);
    expect(await allowed('10.0.0.1', 3, 'other 0')).toBe(2);
  });

  test('do not block others, however many they are', async () => {
    let good = 0;
    for (const other of range(20_000)) good += await allowed('10.0.0.1', 1, `further ${other}`);
    expect(good).toBeGreaterThan(19_900);
  });
});

test('a call may count more than once', async () => {
  count = (await limitCalls())(limit);
  await count(request('10.0.0.1'), { cost: 2 });
  expect(() => count(request('10.0.0.1'), { cost: 2 })).toThrow('Too many attempts.');
});

describe('the network limit', () => {
  beforeEach(async () => {
    count = (await limitCalls())({ ...limit, networks: true });
  });

  test('is five times as high for an IPv4 /24 and an IPv6 /48', async () => {
    expect(
      await allowedTo(
        range(250).map((host) => `10.0.0.${host}`),
        2,
      ),
    ).toBe(15);
    expect(await allowed('10.0.1.1', 5)).toBe(3);
    const subnets = range(500).map((subnet) => `2001:db8:1:${subnet.toString(16)}::1`);
    expect(await allowedTo(subnets, 2)).toBe(15);
    expect(await allowed('2001:db8:2::1', 5)).toBe(3);
  });

  test('is 25 times as high for an IPv4 /16 and an IPv6 /32', async () => {
    expect(
      await allowedTo(
        range(250).map((net) => `10.0.${net}.1`),
        2,
      ),
    ).toBe(75);
    const nets = range(500).map((net) => `2001:db8:${net.toString(16)}::1`);
    expect(await allowedTo(nets, 2)).toBe(75);
    expect(await allowed('10.1.0.1', 1)).toBe(1);
  });

  test('is 200 times as high for all callers together', async () => {
    const everywhere = range(2_000).map((index) => `${10 + (index >> 8)}.${index & 255}.0.1`);
    expect(await allowedTo(everywhere, 1)).toBe(600);
    expect(await allowed('2001:db8::1', 1)).toBe(0);
  });

  test('is not used up by a caller or network that is already rejected', async () => {
    expect(await allowed('10.0.0.1', 10_000)).toBe(3);
    expect(await allowed('10.0.0.2', 1)).toBe(1);
    await allowedTo(
      range(250).map((host) => `10.0.0.${host}`),
      100,
    );
    expect(await allowed('10.0.1.1', 3)).toBe(3);
    expect(await allowed('10.1.0.1', 3)).toBe(3);
  });
});
