export const TOP_SCORE = 5;

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

/**
 * A difference of scores (× 100) in full, because 3.2 to 3.7 may be less than the half it shows.
 */
export function formatDifference(difference: number): string {
  const sign = difference > 0 ? '+' : difference < 0 ? '−' : '';
  return sign + (Math.abs(difference) / 100).toFixed(2).replace(/0$/, '');
}

/** Averages that look the same are equal: one 3.4 is never shown as below another. */
export function readsTheSame(average: number, other: number): boolean {
  return formatAverage(average) === formatAverage(other);
}
