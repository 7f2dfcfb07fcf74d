import type { MailKind } from './mail.ts';

/** How many mails may go out within a time, and how long one that is too many waits. */
export interface MailLimit {
  of: 'address' | 'all';
  max: number;
  withinHours: number;
  /** When one that may wait is tried again. */
  waitsMinutes: number;
}

/**
 * An address is mailed by whoever enters it: no more than its reader bears, and than keeps the sender in
 * good standing. All together: a fault of ours, or somebody who makes us write, ends there.
 */
export const mailLimits = [
  { of: 'address', max: 6, withinHours: 1, waitsMinutes: 15 },
  { of: 'address', max: 20, withinHours: 24, waitsMinutes: 120 },
  { of: 'all', max: 1000, withinHours: 1, waitsMinutes: 15 },
] as const satisfies readonly MailLimit[];

/** How many went out or are going out, for each of the limits in their order. */
export type MailCounts = readonly number[];

/** The limit for which one more would be too many: the one with the longest wait; null: none. */
export function reachedLimit(
  counts: MailCounts,
  limits: readonly MailLimit[] = mailLimits,
): MailLimit | null {
  const reached = limits.filter(({ max }, index) => (counts[index] ?? 0) >= max);
  return reached.toSorted((a, b) => b.waitsMinutes - a.waitsMinutes)[0] ?? null;
}

/**
 * An answer to somebody who asked just now is of no use later, and can be asked for again. All else was
 * promised, and waits.
 */
export function mayWait(kind: MailKind): boolean {
  return kind !== 'find' && kind !== 'your_data';
}
