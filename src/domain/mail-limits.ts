import { isInvitation, type MailKind } from './mail.ts';

/** How many mails may be sent within a time, and how long further ones wait. */
export interface MailLimit {
  /** `asked`: to an address, of the kinds that anyone can request. */
  of: 'address' | 'asked' | 'all';
  max: number;
  withinHours: number;
  /** When a delayed mail is attempted again. */
  waitsMinutes: number;
}

/**
 * Anyone can enter any address, so the limit protects its reader, and the sender's reputation. What anyone
 * can request has a smaller share, so that strangers cannot hold back an owner's results. The limit of all
 * mails stops a bug, or someone who uses many addresses.
 */
export const mailLimits = [
  { of: 'address', max: 6, withinHours: 1, waitsMinutes: 15 },
  { of: 'address', max: 20, withinHours: 24, waitsMinutes: 120 },
  { of: 'asked', max: 3, withinHours: 1, waitsMinutes: 15 },
  { of: 'asked', max: 8, withinHours: 24, waitsMinutes: 120 },
  { of: 'all', max: 1000, withinHours: 1, waitsMinutes: 15 },
] as const satisfies readonly MailLimit[];

/** The limits that a mail of this kind counts for. */
export function limitsOf(kind: MailKind): MailLimit[] {
  return mailLimits.filter(({ of }) => of !== 'asked' || countsAsAsked(kind));
}

/** The limit that one more mail would exceed: the one with the longest wait; null: none. */
export function reachedLimit(
  counts: readonly number[],
  limits: readonly MailLimit[],
): MailLimit | null {
  const reached = limits.filter(({ max }, index) => (counts[index] ?? 0) >= max);
  return reached.toSorted((a, b) => b.waitsMinutes - a.waitsMinutes)[0] ?? null;
}

/** It goes to an address that someone else typed, and so shares the smaller limit. Invitations wait. */
export function countsAsAsked(kind: MailKind): boolean {
  return isAsked(kind) || isInvitation(kind);
}

/**
 * Anyone can request it for any address. A late answer is of no use and can be requested again, so
 * it is dropped when a limit is reached. All other mails were promised, and wait.
 */
export function isAsked(kind: MailKind): boolean {
  return kind === 'find' || kind === 'your_data';
}
