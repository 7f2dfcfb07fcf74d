/** A 1–5 average to one decimal, half up; '-' for 0, which means that nothing is answered. */
export function formatAverage(average: number): string {
  // The small addend mends means like 1.15, which binary fractions hold slightly too low.
  return average === 0 ? '-' : (Math.round(average * 10 + 1e-9) / 10).toFixed(1);
}

/** A stored score (× 100) to one decimal, '-' when absent. */
export function formatScore(score: number | null | undefined): string {
  return formatAverage((score ?? 0) / 100);
}
