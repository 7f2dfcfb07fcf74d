import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction, type TcpSocketConnectOpts } from 'node:net';
import { webhookUrlProblem } from '#domain/webhook.ts';

/** The time a receiver has, from resolving its name to its response. */
const ATTEMPT_MS = 15_000;
/** For each of several addresses of one name. */
const CONNECT_MS = 3_000;

export interface WebhookMessage {
  url: string;
  headers: Record<string, string>;
  body: string;
}

/**
 * Sends a message once, to the current target of its address.
 * @returns the status of the response, whose body is not read
 * @throws NotDelivered
 */
export type PostWebhook = (message: WebhookMessage, signal: AbortSignal) => Promise<number>;

export interface TransportOptions {
  /** For tests: receivers on this machine, and without TLS. */
  allowLoopback: boolean;
  resolve?: (name: string) => Promise<LookupAddress[]>;
  attemptMs?: number;
}

export function webhookTransport({
  allowLoopback,
  resolve = (name) => lookup(name, { all: true }),
  attemptMs = ATTEMPT_MS,
}: TransportOptions): PostWebhook {
  /**
   * Resolves the name once and connects to the checked address, so that a changed DNS answer cannot redirect
   * it.
   */
  async function addressesOf({ hostname }: URL): Promise<LookupAddress[]> {
    const literal = literalAddress(hostname);
    const addresses = literal ? [literal] : await resolve(hostname);
    if (addresses.length === 0) throw new NotDelivered('The receiver’s host name has no address.');
    // A private address among public ones is an attack: it would be used when the others do not
    // respond.
    if (!addresses.every(({ address }) => isAllowedTarget(address, allowLoopback))) {
      throw new NotDelivered('The address of the receiver is not on the public internet.');
    }
    return addresses;
  }

  return async (message, signal) => {
    const limit = AbortSignal.timeout(attemptMs);
    const ended = AbortSignal.any([signal, limit]);
    try {
      // The settings may have changed since the address was entered.
      const problem = webhookUrlProblem(message.url, allowLoopback);
      if (problem !== null) throw new NotDelivered(problem);
      const url = new URL(message.url);
      const addresses = await untilEnded(addressesOf(url), ended);
      return await post(url, addresses, message, ended);
    } catch (error) {
      if (signal.aborted) throw error;
      if (limit.aborted) {
        throw new NotDelivered(`The receiver did not answer within ${attemptMs / 1000} seconds.`);
      }
      throw asNotDelivered(error);
    }
  };
}

function untilEnded<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  return Promise.race([work, promise]);
}

function post(
  url: URL,
  addresses: LookupAddress[],
  { headers, body }: WebhookMessage,
  signal: AbortSignal,
): Promise<number> {
  const pinned: LookupFunction = (_name, { all }, found) => {
    const [first] = addresses;
    if (all) found(null, addresses);
    else found(null, first!.address, first!.family);
  };
  const options: https.RequestOptions &
    Pick<TcpSocketConnectOpts, 'autoSelectFamilyAttemptTimeout'> = {
    method: 'POST',
    headers: { ...headers, 'content-length': Buffer.byteLength(body) },
    // A new connection: a reused one would lead to the previously resolved address.
    agent: false,
    lookup: pinned,
    autoSelectFamilyAttemptTimeout: CONNECT_MS,
    signal,
  };
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const request = (url.protocol === 'https:' ? https : http).request(url, options);
  request.on('error', reject);
  request.on('response', ({ statusCode = 0 }) => {
    resolve(statusCode);
    request.destroy();
  });
  request.end(body);
  return promise;
}

/** Why a delivery failed, in words for the office. Never names the address, which may contain a secret. */
export class NotDelivered extends Error {
  override name = 'NotDelivered';
}

const byCode: Record<string, string> = {
  ENOTFOUND: 'The receiver’s host name does not exist.',
  ENODATA: 'The receiver’s host name has no address.',
  EAI_AGAIN: 'The receiver’s host name could not be resolved.',
  ECONNREFUSED: 'The receiver refused the connection.',
  ECONNRESET: 'The receiver closed the connection without an answer.',
  EPIPE: 'The receiver closed the connection without an answer.',
  ENETUNREACH: 'The receiver’s network cannot be reached.',
  EHOSTUNREACH: 'The receiver’s network cannot be reached.',
  ETIMEDOUT: 'The receiver cannot be reached.',
};

function asNotDelivered(error: unknown): NotDelivered {
  if (error instanceof NotDelivered) return error;
  const { code = '' } = (error instanceof AggregateError ? error.errors[0] : error) as {
    code?: string;
  };
  const reason =
    byCode[code] ??
    (/CERT|^ERR_TLS|SELF_SIGNED|UNABLE_TO/.test(code)
      ? `The certificate of the receiver is not valid (${code}).`
      : `The receiver could not be reached (${code || 'unknown reason'}).`);
  return new NotDelivered(reason, { cause: error });
}

/**
 * Ranges that IANA's registry of special IPv4 addresses does not list as globally reachable, and
 * some more.
 */
const special4: readonly [network: string, bits: number][] = [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // behind a carrier's NAT
  ['127.0.0.0', 8], // loopback
  ['168.63.129.16', 32], // the address of a cloud's own services for its guests
  ['169.254.0.0', 16], // link-local, where clouds give their guests secrets
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // IETF protocol assignments
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // former 6to4 relays
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // benchmarks
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, and broadcast
];

/**
 * All public IPv6 addresses are in here. So others are rejected without a list: loopback, mapped
 * and translated IPv4 (`::ffff:0:0`, `64:ff9b::`), unique-local, link-local, multicast.
 */
const global6 = ['2000::', 3] as const;
const special6: readonly [network: string, bits: number][] = [
  ['2001::', 23], // IETF protocol assignments, including Teredo
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // 6to4, with any IPv4 address in it
  ['3fff::', 20], // documentation
];

const special = new BlockList();
for (const [network, bits] of special4) special.addSubnet(network, bits, 'ipv4');
for (const [network, bits] of special6) special.addSubnet(network, bits, 'ipv6');
const global = new BlockList();
global.addSubnet(...global6, 'ipv6');
const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !special.check(address, 'ipv4');
  return isPlain6(address) && global.check(address, 'ipv6') && !special.check(address, 'ipv6');
}

export function isLoopbackAddress(address: string): boolean {
  if (isIP(address) === 4) return loopback.check(address, 'ipv4');
  return isPlain6(address) && address === '::1';
}

/** Without the name of a network card, which only addresses of the local network have. */
const isPlain6 = (address: string) => isIP(address) === 6 && !address.includes('%');

export const isAllowedTarget = (address: string, allowLoopback: boolean) =>
  isPublicAddress(address) || (allowLoopback && isLoopbackAddress(address));

/** The address that a URL's host is, as opposed to a name. */
export function literalAddress(hostname: string): LookupAddress | undefined {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(address);
  return family === 0 ? undefined : { address, family };
}
