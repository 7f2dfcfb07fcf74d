import { competencyCount } from '#domain/competency-count.ts';
import { minutesToRate } from '#domain/rating-time.ts';
import { freeWithEmail } from './site.ts';

/** About how long it takes to rate this many competencies. */
export function howLong(competencies = competencyCount): string {
  const minutes = minutesToRate(competencies);
  return minutes === 1 ? 'about a minute' : `about ${minutes} minutes`;
}

export const assessmentCopy = {
  kicker: 'Ready Leader Assessment',
  headline: 'Become the Leader You Always Wanted & Needed',
  lead: `Rate yourself on ${competencyCount} leadership competencies in five areas. See where you are strong, where to focus first, and what to try this week.`,
  facts: [`${competencyCount * 2} short statements, ${howLong()}`, freeWithEmail],
  canStop: 'Stop whenever you like and continue later.',
  /** In place of Next between two areas. */
  continue: 'Continue',
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

/** Between two areas: what is left. */
export function leftToRate(areas: number, competencies: number): string {
  const left = `${competencies} to go, ${howLong(competencies)}`;
  return areas === 1 ? `One area left: ${left}` : left;
}

/** While the assessment is off, where no results are open. */
export const assessmentClosed =
  'The assessment is closed for now. You can still open saved results with their link.';
