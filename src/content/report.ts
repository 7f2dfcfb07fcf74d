import { competencyCount } from '#domain/competency-count.ts';
import { CHANGE_FROM, formatScore } from '#domain/score-format.ts';
import { navigation } from './navigation.ts';

/** The report's own words; its title, its headings, and its next steps come from the specification. */
export const reportCopy = {
  generated: (date: string) => `Generated on ${date}`,
  contents: 'Contents',
  /** Instead of one area's week, if several areas are equal. */
  weeks:
    'Your dashboard has a week of practice for each of these areas, under Targeted Development Plans.',
  notes: 'Notes',
  booking: {
    title: navigation.bookCall.label,
    text: 'Bring this report to a call, and choose together where to begin:',
  },
} as const;

/** How to read the scores, before any score is shown. */
export const scoreMeaning = {
  title: 'What the Scores Mean, and What They Do Not',
  how: `You rate yourself: two statements for each of ${competencyCount} competencies, from 1 to 5. The score of a competency is the average of its two ratings. An area’s score is the average of its competencies; the overall score is the average of all competencies you rate. Each is shown to one decimal.`,
  levels: 'The Five Levels',
  /** Paper has no links. */
  made: 'To see how this assessment was made, go to /assessment/method on the site.',
  limits: 'What They Do Not Say',
  not: [
    {
      lead: 'How others see you.',
      text: 'This is your own view. People who work with you may see more in one place and less in another: ask two of them.',
    },
    {
      lead: 'How you compare.',
      text: 'There is no norm, no passing score, and no one else’s score in here.',
    },
    {
      lead: 'What you are worth.',
      text: 'It is not a test of character, talent, or potential. It helps you choose what to work on, and is not meant for decisions about anyone.',
    },
    {
      lead: 'How you always lead.',
      text: 'It is a snapshot of one day. A hard week may lower a rating, and so may learning what good looks like.',
    },
    {
      lead: 'That small changes matter.',
      text: `When two assessments are compared, a difference of ${formatScore(CHANGE_FROM)} or more counts as a change.`,
    },
  ],
} as const;

/** The printed plan; see `planWords` for its other words. */
export const planOnPaper = {
  started: (day: string) => `Started on ${day}.`,
  notStarted: 'No start day is set yet. Due dates count from that day.',
  /** @param done like `2 of 9 done` */
  progress: (done: string, day: string) => `${done} as of ${day}.`,
} as const;

/** The printed comparison; see `comparisonCopy` for its other words. */
export const comparisonOnPaper = {
  title: 'What Changed',
  since: (day: string) => `What Changed Since ${day}`,
  between: (before: string, after: string) => `${after}, compared with ${before}`,
} as const;
