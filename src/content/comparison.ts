import type { Change, NotCompared } from '#domain/comparison.ts';
import { competencyCount } from '#domain/competency-count.ts';
import { listed } from '#domain/listed.ts';
import { formatDifference, formatScore } from '#domain/score-format.ts';

export const retakeCopy = {
  title: 'Retake the Assessment',
  when: 'Wait about three months, so new habits can take hold. Rate yourself before you look at your earlier results.',
  kept: ['The new assessment is also saved under', 'so that you can compare the two.'],
  storedHere:
    'The new assessment is saved in this browser. You can add an email address at the end.',
  begin: 'Start Now',
  notYou: 'Not you?',
  without: 'Start Without This Address',
  failed: 'The assessment could not be started. Please try again.',
} as const;

/** Above the radar of the dashboard. */
export const sinceCopy = {
  since: (date: string) => `Overall score since ${date}:`,
  see: 'See What Changed',
} as const;

export const comparisonPageCopy = {
  kicker: 'Comparison',
  title: 'What Changed',
  lead: `This page puts two of your completed assessments side\u00a0by\u00a0side: the overall score, the five areas, and all ${competencyCount} competencies.`,
  loading: 'Loading your assessments',
  choose: { before: 'From', after: 'To', none: 'Choose one' },
  next: {
    title: 'Your Next 90 Days',
    text: (date: string) =>
      `Choose what to work on next. Your results from ${date} suggest where to start.`,
    action: 'Make My Next Plan',
  },
  option: (date: string, score: string) => `${date}: ${score}`,
  /** Instead of an address. */
  noEmail: 'Without an email address',
  print: 'Print',
  history: {
    title: 'Your Assessments',
    lead: 'All completed assessments that this browser can open, latest first. Choose one to see its results.',
    overall: 'Overall',
    /** Marks the two that are compared above. */
    compared: 'Compared',
    under: 'Saved under',
    underNone: 'Saved without an email address',
  },
  single: {
    title: 'Only One Assessment So Far',
    titleOthers: 'Choose One to Compare',
    text: (date: string) =>
      `You completed it on ${date}. With a second one, this page shows what changed in between.`,
    others:
      'The other assessments in this browser have a different email address, or none. If one of them is yours, choose it here.',
  },
  none: {
    title: 'Nothing to Compare Yet',
    text: 'This page compares assessments that you completed. Open it in the browser where you took them.',
    action: 'Go to the Assessment',
  },
  refused: {
    title: 'You can’t open this comparison.',
    text: 'Only the person who took both assessments can compare them. If that is you, open the comparison in the browser you used.',
    conflict: 'These two can’t be compared.',
    action: 'Compare My Results',
  },
  failed: {
    title: 'The comparison could not be loaded.',
    text: 'Nothing is lost. Check your connection, then try again.',
  },
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
    title: 'Progress on the Plan',
    lead: (hasActions: boolean) =>
      `What was planned after the earlier assessment${hasActions ? ', and what was done' : ''}.`,
    done: (done: number, total: number) =>
      `${done} of ${total} ${total === 1 ? 'action' : 'actions'} done`,
    /** Where it could be confused with the present plan. */
    earlier: (done: string) => `Earlier plan: ${done}`,
    /** Before the outcome of an action. */
    evidence: 'What happened:',
    notCompared: 'Not compared: see the reason below.',
  },
  overall: 'Overall score',
  radar: {
    title: 'Area by Area',
    before: (date: string) => `${date} (dashed line, squares)`,
    after: (date: string) => `${date} (solid line, dots)`,
  },
  competencies: {
    title: 'Competency by Competency',
    /** Applies to increases and decreases alike. */
    lead: 'The largest changes come first.',
    none: 'No competency changed by 0.5 or more.',
    count: (verdict: string, count: number) => `${verdict}: ${count}`,
    more: (count: number) => `${count} more`,
  },
  notCompared: {
    title: 'Not Compared',
    overall: 'The area and overall scores above include only the compared competencies.',
    reasons: {
      reworded: 'Its statements were reworded in between, so the answers can’t be compared.',
      'not answered in both': 'It wasn’t answered in both assessments.',
    } satisfies Record<NotCompared['reason'], string>,
  },
  nothing:
    'No competency was answered with the same statements in both assessments, so there’s nothing to compare.',
} as const;

const verdicts: readonly Change['verdict'][] = ['up', 'steady', 'down'];

/** What changed, in two sentences. */
export function comparisonSummary(overall: Change, competencies: readonly Change[]): string {
  const [before, after] = [formatScore(overall.before), formatScore(overall.after)];
  const total = competencies.length;
  const counts = verdicts.flatMap((verdict) => {
    const count = competencies.filter((it) => it.verdict === verdict).length;
    if (count === 0) return [];
    return count === total ? verdict : `${count} ${count === 1 ? 'is' : 'are'} ${verdict}`;
  });
  const score = before === after ? `is still ${after}` : `went from ${before} to ${after}`;
  const rest =
    counts.length === 1
      ? `All ${total} competencies are ${counts[0]}`
      : `Of ${total} competencies, ${listed(counts)}`;
  return `The overall score ${score}. ${rest}.`;
}

/** Like `Up +0.5`; a small difference is not a change, so it has no figure. */
export function verdictText({ verdict, before, after }: Change): string {
  const word = comparisonCopy.verdicts[verdict];
  return verdict === 'steady' ? word : `${word} ${formatDifference(before, after)}`;
}

/** The email reminder to retake the assessment, below the results. */
export const retakeReminderCopy = {
  title: 'Email Reminder',
  offer: 'Habits take months to change. When it is time to look again, we can send one email to',
  /** Before the address, and between it and the date. */
  set: ['We will send one email to', 'on'],
  setFor: (date: string) => `Reminder set for ${date}`,
  choose: 'Remind me in',
  change: 'Change it to',
  months: (count: number) => `${count} Months`,
  none: 'Cancel Reminder',
  failed: 'The reminder could not be saved. Please try again.',
} as const;
