/**
 * The groups that a limit counts, from the single caller to all callers: the prefix length of the address
 * (IPv4 /32, /24, /16; IPv6 /64, /48, /32, since one host usually has a whole /64), and how many times one
 * caller's limit applies. All but the first apply to limits that ask for them, and when there are too many
 * callers to count each.
 */
export const widths = [
  { groups: 4, times: 1 },
  { groups: 3, times: 5 },
  { groups: 2, times: 25 },
  { groups: 0, times: 200 },
] as const;
export type Width = (typeof widths)[number];

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
