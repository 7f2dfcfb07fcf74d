import { competencyCount } from './competency-count.ts';

/**
 * How long the whole assessment takes: an estimate of about 13 seconds a statement, for all places that name
 * a time. The office shows how long people really took.
 */
const MINUTES = 15;

/** About how many minutes it takes to rate this many competencies; at least one. */
export function minutesToRate(competencies: number): number {
  return Math.max(1, Math.round((competencies * MINUTES) / competencyCount));
}
