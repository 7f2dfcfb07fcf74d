export const TOP_SCORE = 5;

/** A difference (× 100) of at least this counts as a change. */
export const CHANGE_FROM = 50;

/**
 * How far an average (1–5) reaches on a bar or an axis, 0 to 1. Each fifth is one level of the scale, so
 * the lowest average fills one (specification section 2: the average divided by 5).
 */
export const scoreShare = (average: number) => average / TOP_SCORE;

/** A 1–5 average to one decimal, half up; '-' for 0, which means no answers. */
export function formatAverage(average: number): string {
  return average === 0 ? '-' : (Math.round(average * 10) / 10).toFixed(1);
}

/** A stored score (× 100) to one decimal, '-' when absent. */
export function formatScore(score: number | null | undefined): string {
  return formatAverage((score ?? 0) / 100);
}

/** The difference between two scores (× 100), as the two read: from 3.2 to 3.8 is `+0.6`. */
export function formatDifference(before: number, after: number): string {
  const difference = Number(formatScore(after)) - Number(formatScore(before));
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : '';
  return sign + Math.abs(difference).toFixed(1);
}

/** Averages that look the same are equal: one 3.4 is never shown as below another. */
export function readsTheSame(average: number, other: number): boolean {
  return formatAverage(average) === formatAverage(other);
}
