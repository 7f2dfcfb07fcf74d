/** The stage of an assessment, which decides how long it is stored. */
export type AssessmentStage = 'empty' | 'unfinished' | 'completed';

/** Days after the last change until an assessment is deleted; 0: never. */
export interface Retention extends Readonly<Record<AssessmentStage, number>> {
  /** How many days backups keep erased data; undefined if the practice has not said. */
  readonly backups?: number | undefined;
}

/** When the owner is notified of the deletion, if there is an address. */
interface ExpiryNotice {
  /** Days before the deletion at which the notice is sent. */
  plannedDays: number;
  /** The minimum of days between a notice that an outage delayed and the deletion. */
  leastDays: number;
}

/**
 * Two weeks cover a vacation. After a late notice a week remains, at the price of deleting a few days later
 * than announced. For short retention times the notice comes halfway, and the deletion is never later.
 */
export function expiryNotice(storedDays: number): ExpiryNotice {
  return { plannedDays: Math.min(14, storedDays / 2), leastDays: Math.min(7, storedDays / 2) };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * When an assessment is deleted if nothing happens; null for never.
 * @param notifiedAt when the owner was notified, if a notice is sent
 */
export function endOf(lastTouched: Date, storedDays: number, notifiedAt?: Date): Date | null {
  if (storedDays === 0) return null;
  const end = lastTouched.getTime() + storedDays * DAY_MS;
  const { leastDays } = expiryNotice(storedDays);
  return new Date(notifiedAt ? Math.max(end, notifiedAt.getTime() + leastDays * DAY_MS) : end);
}

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;

/**
 * How many seconds data about a visitor is stored. The server applies it, and the privacy notice
 * shows it.
 */
export const storedFor = {
  /** The cookie with the browser's assessments, from its last change. */
  grants: 180 * DAY,
  /** A sign-in that was started. */
  signIn: 10 * MINUTE,
  /** A session, however much it is used. */
  session: 30 * DAY,
  /** A session that is not used. */
  idleSession: 7 * DAY,
  /** Office access after a sign-in. Then members sign in again. */
  officeSession: 12 * HOUR,
  officeLog: 365 * DAY,
  /** Counts of calls: no window is longer. */
  counts: DAY,
  /** A requested link to everything under an address. */
  askedLink: 7 * DAY,
  /** The record of a mail with such a link. */
  askedMail: 30 * DAY,
  /** The mark that an address rejected mail. After that, mail is sent to it again. */
  refusedMark: 180 * DAY,
  /** The record that a mail went to an address. No mail limit counts for longer. */
  mailCounts: DAY,
  /** The record that someone started a round of feedback. No limit counts for longer. */
  feedbackCounts: YEAR,
  /** The record of how much was deleted when, without whose it was. */
  deletions: 3 * YEAR,
  /** Counts of visits and of deleted assessments. No chart goes back further. */
  statistics: 10 * YEAR,
  delivery: 30 * DAY,
} as const;

const units = { year: YEAR, day: DAY, hour: HOUR, minute: MINUTE } as const;

/** In words, on one line: `180 days`. */
export function inWords(seconds: number): string {
  const [name, length] = Object.entries(units).find(([, size]) => seconds % size === 0) ?? [
    'second',
    1,
  ];
  const count = seconds / length;
  return `${count.toLocaleString('en')}\u00a0${name}${count === 1 ? '' : 's'}`;
}

/** In words: 1095 days are `3 years`. */
export function daysInWords(days: number): string {
  return inWords(days * DAY);
}
