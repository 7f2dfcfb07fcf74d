import { competencyCount } from '#domain/competency-count.ts';
import { freeWithEmail } from './site.ts';

/**
 * How long the whole assessment takes: an estimate of about 13 seconds a statement, for all places that name
 * a time. The office shows how long people really took.
 */
const MINUTES = 15;

/** About how long it takes to rate this many competencies. */
export function howLong(competencies = competencyCount): string {
  const minutes = Math.max(1, Math.round((competencies * MINUTES) / competencyCount));
  return minutes === 1 ? 'about a minute' : `about ${minutes} minutes`;
}

/** Copy of the assessment page that is not part of the assessment itself. */
export const assessmentCopy = {
  kicker: 'Ready Leader Assessment',
  headline: 'Become the Leader You Always Wanted & Needed',
  lead: `Rate yourself on ${competencyCount} leadership competencies in five areas. See where you are strong, where to focus first, and what to try this week.`,
  facts: [`Takes ${howLong()}`, freeWithEmail],
  canStop: 'Stop whenever you like and continue later.',
  /** In place of Next at the last competency. */
  seeResults: 'See My Results',
  ratingHint: 'Choose the level that sounds like you today.',
  complete: {
    headline: 'Assessment Complete!',
    lead: `You've completed all ${competencyCount} leadership competency assessments`,
    /** After a retake. */
    earlier: (score: string, date: string) => `Last time: ${score}, on ${date}`,
    compare: 'See What Changed',
    lockedTitle: 'Enter your email to unlock results',
    lockedText: "We'll use your email so you can retrieve your results later.",
  },
} as const;

/** Above the first competency of the next area. */
export function areaDone(area: string, areasLeft: number, competenciesLeft: number): string {
  const left = areasLeft === 1 ? 'One more area' : `${areasLeft} areas left`;
  return `${area} is done. ${left}, ${howLong(competenciesLeft)}.`;
}

/** While the assessment is off, where no results are open. */
export const assessmentClosed =
  'The assessment is closed for now. You can still open saved results with their link.';
