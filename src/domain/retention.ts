/** The stage of an assessment, which decides how long it is stored. */
export type AssessmentStage = 'empty' | 'unfinished' | 'completed';

/** Days after the last change until an assessment is deleted; 0: never. */
export interface Retention extends Readonly<Record<AssessmentStage, number>> {
  /** How many days backups keep erased data; undefined if the practice has not said. */
  readonly backups?: number | undefined;
}

/** When the owner is notified of the deletion, if there is an address. */
export interface ExpiryNotice {
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
 * When an assessment is deleted if nothing happens; null: never.
 * @param notifiedAt when the owner was notified, if a notice is sent
 */
export function endOf(lastTouched: Date, storedDays: number, notifiedAt?: Date): Date | null {
  if (storedDays === 0) return null;
  const end = lastTouched.getTime() + storedDays * DAY_MS;
  const { leastDays } = expiryNotice(storedDays);
  return new Date(notifiedAt ? Math.max(end, notifiedAt.getTime() + leastDays * DAY_MS) : end);
}
