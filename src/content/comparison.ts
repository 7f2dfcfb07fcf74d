import type { Change, NotCompared } from '#domain/comparison.ts';

/** Retaking a completed assessment. */
export const retakeCopy = {
  title: 'Retake the Assessment',
  when: 'Habits take about three months to show. Answer before you look back at earlier results: what is true now, not what you remember.',
  /** Before and after the address. */
  kept: ['The new one is saved under', 'too, so that you can compare the two.'],
  keptHere: 'The new one is saved in this browser. You can add an email address at the end.',
  begin: 'Start Now',
  notYou: 'Not you?',
  without: 'Start without this address',
  failed: 'The assessment could not be started. Please try again.',
} as const;

/** Above the radar of the dashboard. */
export const sinceCopy = {
  since: (date: string) => `Since ${date}:`,
  see: 'See what changed',
} as const;

/** The page that compares two assessments. */
export const comparisonPageCopy = {
  kicker: 'Comparison',
  title: 'What changed',
  lead: 'Two of your completed assessments, side by side.',
  loading: 'Loading your assessments',
  choose: { before: 'From', after: 'To', none: 'Choose an assessment' },
  next: {
    title: 'Your next 90 days',
    text: (date: string) =>
      `Choose what to work on now. We suggest focuses from your results of ${date}.`,
    action: 'Make my next plan',
  },
  option: (date: string, score: string) => `${date}, overall ${score}`,
  /** Beside those with an address. */
  noEmail: 'no email address',
  print: 'Print',
  history: {
    title: 'Your assessments',
    lead: 'All completed assessments that this browser can open, latest first.',
    overall: 'Overall',
    results: 'Results',
    under: (email: string) => `Saved under ${email}`,
    underNone: 'Saved without an email address',
  },
  single: {
    title: 'Only one assessment so far',
    text: (date: string) =>
      `You completed it on ${date}. With a second one, this page shows what changed in between.`,
    others:
      'The others completed in this browser have another address, or none. If one of them is yours, choose it above.',
  },
  none: {
    title: 'Nothing to compare yet',
    text: 'This page compares assessments that you completed in this browser.',
    action: 'Go to the assessment',
  },
  refused: {
    title: 'You cannot open this comparison',
    text: 'Only the person who took both assessments can compare them. If that is you, open the comparison in the browser you used.',
    conflict: 'These two cannot be compared',
    action: 'Compare your own',
  },
  failed: 'The comparison could not be loaded. Nothing is lost.',
} as const;

/** The comparison of two completed assessments, wherever it is shown. */
export const comparisonCopy = {
  verdicts: { up: 'Up', down: 'Down', steady: 'Steady' } satisfies Record<
    Change['verdict'],
    string
  >,
  rule: 'Small differences are normal, so only 0.5 or more counts as a change.',
  /** For assistive technology, in place of the arrow. */
  fromTo: (before: string, after: string) => `from ${before} to ${after}`,
  focus: {
    title: 'What became of your focus',
    lead: 'The competencies in the plan from your earlier assessment, and what was done for them.',
    done: (done: number, total: number) => `${done} of ${total} actions done`,
    /** Before the outcome of an action. */
    evidence: 'What came of it:',
    notCompared: 'Not compared: see the reason below.',
  },
  overall: 'Overall score',
  /** The answer in one line. */
  summary: (before: string, after: string, counts: readonly string[]) =>
    `Overall ${before} then, ${after} now. Competencies: ${counts.join(', ')}.`,
  radar: {
    title: 'Area by area',
    before: (date: string) => `Dashed, square marks: ${date}`,
    after: (date: string) => `Solid, round marks: ${date}`,
  },
  competencies: {
    title: 'Competency by competency',
    lead: 'From the largest increase to the largest decrease.',
    count: (verdict: string, count: number) => `${verdict}: ${count}`,
  },
  notCompared: {
    title: 'Not compared',
    overall: 'The area and overall scores above include only the compared competencies.',
    reasons: {
      reworded: 'Its statements were reworded in between, so the answers do not compare.',
      'not answered in both': 'It was not answered in both assessments.',
    } satisfies Record<NotCompared['reason'], string>,
  },
  nothing:
    'No competency was answered with the same statements in both assessments, so there is nothing to compare.',
} as const;
