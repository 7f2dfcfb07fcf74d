import type { MiddleHalf } from '#domain/norms.ts';
import { formatScore } from '#domain/score-format.ts';

/** 'half of the leaders' are in this range: `2.9 to 3.6`, or `3.0` if both ends read the same. */
export function middleHalfWords({ low, high }: MiddleHalf): string {
  return low === high ? formatScore(low) : `${formatScore(low)} to ${formatScore(high)}`;
}

/** What others gave themselves, beside an average. */
export const halfOfLeaders = (half: MiddleHalf) =>
  `The middle half of leaders here rate themselves ${middleHalfWords(half)}.`;
