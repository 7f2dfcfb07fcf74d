/**
 * Whom one count holds for, from the caller alone to everybody: so many groups of its address (of
 * IPv4 /32, /24, /16, of IPv6 /64, /48, /32: who has one IPv6 address has its whole /64), and how
 * many times the limit of one caller. All but the first are for limits that say so, and for callers
 * that are too many to be counted one by one.
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
/** How an IPv4 address looks on a socket that takes both kinds. */
const MAPPED = '::ffff:';

/** The first groups of an address: the name of the network that they stand for. */
export function networkOf(address: string, groups: number): string {
  if (groups === 0 || address.length > MAX_ADDRESS_LENGTH) return '';
  const isMapped = address.startsWith(MAPPED) && address.includes('.');
  const plain = isMapped ? address.slice(MAPPED.length) : address;
  if (plain.includes(':'))
    return groups === 4 ? callerOf(plain) : groupsOf(plain, groups).join(':');
  return groups === 4 ? plain : plain.split('.', groups).join('.');
}

/** To take an IPv6 address apart takes longer than to count it, and callers call many times. */
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

/** The first of eight numbers, however they were written: `::` stands for the zeros that are missing. */
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
