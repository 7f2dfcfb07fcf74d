/** How far an assessment came, as far as it matters for how long it is kept. */
export type AssessmentStage = 'empty' | 'unfinished' | 'completed';

/** For how many days an assessment is kept after it was last touched; 0: for good. */
export interface Retention extends Readonly<Record<AssessmentStage, number>> {
  /** For how many days backups hold what was erased; undefined: the practice has not said. */
  readonly backups?: number | undefined;
}

/** How long before its end somebody is told of it who left an address. */
export interface ExpiryNotice {
  /** When it is told. */
  plannedDays: number;
  /** Where mail was away at that time: the end waits until so long after it was told. */
  leastDays: number;
}

/**
 * Two weeks are a holiday; a week is left to whoever is told late, at the price of being kept a few days
 * longer than said. What is kept for a short time only is told of halfway, and never kept longer.
 */
export function expiryNotice(keptDays: number): ExpiryNotice {
  return { plannedDays: Math.min(14, keptDays / 2), leastDays: Math.min(7, keptDays / 2) };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * When an assessment is deleted if nothing happens; null: never.
 * @param toldAt when somebody is told of it, where that is to be
 */
export function endOf(lastTouched: Date, keptDays: number, toldAt?: Date): Date | null {
  if (keptDays === 0) return null;
  const end = lastTouched.getTime() + keptDays * DAY_MS;
  const { leastDays } = expiryNotice(keptDays);
  return new Date(toldAt ? Math.max(end, toldAt.getTime() + leastDays * DAY_MS) : end);
}
