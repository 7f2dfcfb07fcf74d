import type { Comparison } from '#domain/comparison.ts';

/** Two assessments compared, with the days of both (ISO 8601) and what the plan between was about. */
export type PrintedComparison = Comparison & {
  beforeAt: string;
  afterAt: string;
  focus: readonly string[];
};
