import { competencyCount } from '#domain/competency-count.ts';
import { emailUse } from './site.ts';

/** Copy of the assessment page that is not part of the assessment itself. */
export const assessmentCopy = {
  kicker: 'Ready Leader Assessment',
  headline: 'Become the Leader You Always Wanted & Needed',
  lead: `Rate yourself on ${competencyCount} leadership competencies in five areas. You will see where you are strong, where to focus first, and what to try this week.`,
  facts: ['About 15 minutes', `${competencyCount} competencies`, emailUse.free],
  emailNotice:
    'Stop whenever you like and continue later. At the end we ask for your email address: it opens your results and lets you find them on any device.',
  ratingHint: 'Choose the level that sounds most like you today.',
  complete: {
    headline: 'Assessment Complete!',
    lead: `You've completed all ${competencyCount} leadership competency assessments`,
    lockedTitle: 'Enter your email to unlock results',
    lockedText: "We'll use your email so you can retrieve your results later.",
  },
} as const;

/** On the dashboard, instead of the link to the questions while the assessment is off. */
export const assessmentClosed =
  'The assessment is closed for now. Saved results still open by their link.';
