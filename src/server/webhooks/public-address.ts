import type { LookupAddress } from 'node:dns';
import { BlockList, isIP } from 'node:net';

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
  ['192.0.0.0', 24], // of protocols
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
  ['2001::', 23], // of protocols, Teredo among them
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

/** Whether a resolved address is on the public internet. */
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

export const mayReach = (address: string, allowLoopback: boolean) =>
  isPublicAddress(address) || (allowLoopback && isLoopbackAddress(address));

/** The address that a URL's host is, as opposed to a name. */
export function literalAddress(hostname: string): LookupAddress | undefined {
  const address = hostname.replace(/^\[(.*)\]$/, '$1');
  const family = isIP(address);
  return family === 0 ? undefined : { address, family };
}
