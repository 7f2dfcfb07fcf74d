import type { Change, NotCompared } from '#domain/comparison.ts';

/** To take a completed assessment again. */
export const againCopy = {
  title: 'A second look',
  when: 'Habits take about three months to show. Answer before you look back at earlier results: what is true now, not what you remember.',
  /** Before and after the address. */
  kept: ['The new one is kept under', 'too, so that you can compare the two.'],
  keptHere: 'The new one is kept in this browser. You can give an email address at the end.',
  begin: 'Take it again',
  notYou: 'Not you?',
  without: 'Begin without this address',
  failed: 'The assessment could not be begun. Please try again.',
} as const;

/** Above the radar of the dashboard. */
export const sinceCopy = {
  since: (date: string) => `Since ${date}:`,
  see: 'See what changed',
} as const;

/** The page of two assessments that were chosen. */
export const comparisonPageCopy = {
  kicker: 'A second look',
  title: 'What changed',
  lead: 'Two of your completed assessments, laid over each other.',
  loading: 'Loading your assessments',
  choose: { before: 'From', after: 'To', none: 'Choose an assessment' },
  option: (date: string, score: string) => `${date}, overall ${score}`,
  /** Beside those with an address. */
  noEmail: 'no email address',
  print: 'Print',
  history: {
    title: 'Your assessments',
    lead: 'All completed ones that this browser can open, the latest first.',
    overall: 'Overall',
    results: 'Results',
    under: (email: string) => `Kept under ${email}`,
    underNone: 'Kept without an email address',
  },
  single: {
    title: 'There is one assessment so far',
    text: (date: string) =>
      `You completed it on ${date}. With a second one, this page shows what changed in between.`,
    others:
      'The others completed in this browser are under another address, or under none. If one of them is yours, choose it above.',
  },
  none: {
    title: 'There is nothing to compare yet',
    text: 'This page compares assessments that you completed in this browser.',
    action: 'Go to the assessment',
  },
  refused: {
    title: 'This comparison is not yours to see',
    text: 'Only the person who took both assessments can compare them. If that is you, open the comparison in the browser you used.',
    conflict: 'These two cannot be compared',
    action: 'Compare your own',
  },
  failed: 'The comparison could not be loaded. Nothing is lost.',
  retry: 'Try again',
} as const;

/** The comparison of two completed assessments, wherever it is shown. */
export const comparisonCopy = {
  verdicts: { up: 'Up', down: 'Down', steady: 'Steady' } satisfies Record<
    Change['verdict'],
    string
  >,
  rule: 'A difference of 0.5 or more counts as a change; smaller ones are called steady. That is a rule of display: what one person answers on two days always differs a little. The difference is taken before the figures are rounded to one decimal.',
  /** For assistive technology, in place of the arrow. */
  fromTo: (before: string, after: string) => `from ${before} to ${after}`,
  focus: {
    title: 'What became of your focus',
    lead: 'What the plan made from the earlier assessment was about.',
    notCompared: 'Not compared: the reason stands below.',
  },
  overall: 'Overall score',
  radar: {
    title: 'Area by area',
    before: (date: string) => `Dashed, square marks: ${date}`,
    after: (date: string) => `Solid, round marks: ${date}`,
  },
  competencies: {
    title: 'Competency by competency',
    lead: 'The largest rise first, down to the largest fall.',
    count: (verdict: string, count: number) => `${verdict}: ${count}`,
  },
  notCompared: {
    title: 'Not compared',
    overall: 'The areas and the overall score above are of the compared competencies alone.',
    reasons: {
      reworded: 'Its statements were reworded in between: the answers are to something else.',
      'not answered in both': 'It was not answered in both assessments.',
    } satisfies Record<NotCompared['reason'], string>,
  },
  nothing:
    'No competency was asked alike and answered in both assessments, so there is nothing to compare.',
} as const;
