/**
 * A URL may name several hosts, as for libpq: `postgres://user@one:5432,two:5432/site`. One of them accepts
 * writes. All connections use the same one, and the next after it fails.
 */
const current = new Map<string, number>();

export function addresses(url: string): string[] {
  const [all = '', scheme = '', authority = ''] = /^([a-z]+:\/\/)([^/?#]*)/i.exec(url) ?? [];
  const rest = url.slice(all.length);
  const [hosts = '', ...user] = authority.split('@').toReversed();
  const start =
    scheme +
    user
      .toReversed()
      .map((part) => `${part}@`)
      .join('');
  return hosts.split(',').map((host) => start + host + rest);
}

/** Where to connect now: the URL with one host. */
export function addressOf(url: string): string {
  const all = addresses(url);
  return all[(current.get(url) ?? 0) % all.length]!;
}

/** Unless another connection has left it already. */
export function leaveAddress(url: string, address: string): void {
  if (addressOf(url) === address) current.set(url, (current.get(url) ?? 0) + 1);
}
