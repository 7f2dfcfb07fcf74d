import { competencyCount } from '#domain/competency-count.ts';
import type { FeedbackRole, GroupedRole } from '#domain/feedback/feedback.ts';
import type { Agreement, FeedbackLists, FocusResult, Score } from '#domain/feedback/result.ts';
import type { Change } from '#domain/comparison.ts';
import { listed } from '#domain/listed.ts';
import { formatScore } from '#domain/score-format.ts';
import { comparisonCopy } from './comparison.ts';

type Verdict = Change['verdict'];

export const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

const tooFewWhy =
  'With fewer than three in a group, you could tell who said what, so their answers were deleted.';

export const feedbackCard = {
  title: 'How Others See You',
  text: `Your results are your own view. Ask 4 to 20 people who work with you to rate the ${competencyCount} competencies, too.`,
  open: 'Ask for Feedback',
  running: 'See Progress',
  published: 'See the Result',
  progress: (answered: number, invited: number) => `${answered} of ${invited} answered`,
  tooFew: `Too few colleagues answered. ${tooFewWhy}`,
  tooFewWhy,
} as const;

export const roleNames: Record<FeedbackRole, string> = {
  manager: 'Manager',
  peer: 'Peer',
  report: 'Direct report',
  other: 'Other colleague',
};

/** Like `Peers and direct reports`. */
export function groupName(roles: readonly GroupedRole[]): string {
  const name = listed(roles.map((role) => `${roleNames[role].toLowerCase()}s`));
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** The result of `Ask three`: in the plan, and below a competency of the comparison. */
export const focusResult = {
  title: 'What They Saw',
  lead: (answered: number, invited: number, day: string) =>
    `Asked on ${day}; ${answered} of ${people(invited)} answered. They rated each change from −3, much less effective, to +3, much more effective.`,
  own: (score: string) => `Self-rating: ${score} of 5`,
  blank: 'Fewer than three rated this.',
  sentences: 'In Their Words',
  seen: (cell: FocusCell, day: string) =>
    cell === null
      ? `Colleagues, ${day}: fewer than three rated this.`
      : `Colleagues, ${day}: ${effectOf(cell.average).words.toLowerCase()} (${changeText(cell.average)})`,
} as const;

type FocusCell = FocusResult['competencies'][number]['cell'];

/** A change × 100 of at least this counts as one, as between two assessments. */
const COUNTS_FROM = 50;

/** The average answer to `less or more effective?` in words. */
export function effectOf(average: Score) {
  const value = average === 'above' ? COUNTS_FROM : average === 'below' ? -COUNTS_FROM : average;
  if (value >= COUNTS_FROM) return { words: 'More effective', verdict: 'up' } as const;
  if (value <= -COUNTS_FROM) return { words: 'Less effective', verdict: 'down' } as const;
  return { words: 'About the same', verdict: 'steady' } as const;
}

/** An average of −3 to +3, like `+1.4`. */
export function changeText(average: Score): string {
  if (average === 'above') return 'above +2.5';
  if (average === 'below') return 'below −2.5';
  const text = (Math.abs(average) / 100).toFixed(1);
  if (text === '0.0') return text;
  return `${average > 0 ? '+' : '−'}${text}`;
}

/** An average of 1 to 5. */
export function scoreText(average: Score | null): string {
  if (average === 'above') return 'above 4.5';
  if (average === 'below') return 'below 1.5';
  return formatScore(average);
}

/** The result of a 360 round: on its page, on paper, and in a shared link. */
export const fullResult = {
  title: 'How Others See You',
  /** Instead of a name, in a shared link without one. */
  unnamed: 'This leader',
  /** Like `Asked on March 4, 2027`. */
  asked: (day: string) => `Asked on ${day}`,
  answered: (answered: number, invited: number) => `${answered} of ${people(invited)} answered.`,
  managers: (count: number) =>
    count === 1
      ? 'One of them is a manager, whose answers are shown separately.'
      : `${count} of them are managers, whose answers are shown separately.`,
  few: 'Few people answered: with fewer than six answers, one person moves an average a lot.',
  onlyManager:
    'Fewer than three others answered, so only the answers of managers are shown: with so few, it would be clear who said what.',
  not: {
    title: 'What This Does Not Mean',
    items: [
      'It is not a grade. It is what these people have seen so far.',
      'A small difference means little. Look for what repeats across competencies and groups.',
    ],
    gap: 'A gap is not a mistake. Others rate what they see. Leaders rate what they intend.',
  },
  print: 'Print',
  /** The leader: for themselves, and for another reader. */
  you: 'You',
  self: 'Self',
  manager: (count: number) => (count > 1 ? 'Managers' : 'Manager'),
  others: 'Others',
  radar: {
    title: (who: string) => `${who} and Others`,
    lead: 'Both sides rated the same statement for each competency, from 1 to 5. The assessment uses two statements for each, so its scores can differ a little from these. “Others” gives each group equal weight and leaves managers out.',
    self: (self: string) => `${self} (solid line, dots)`,
    others: 'Others (dashed line, squares)',
    overall: 'Overall',
    area: 'Area',
  },
  lists: {
    blindSpots: {
      title: 'Blind Spots',
      lead: (who) => `${who} rated these at least 1 point higher than others did.`,
    },
    hiddenStrengths: {
      title: 'Hidden Strengths',
      lead: () => 'Others rated these at least 1 point higher.',
    },
    agreedStrengths: {
      title: 'Agreed Strengths',
      lead: (who) => `${who} and the others both rated these 4 or more.`,
    },
    agreedWork: {
      title: 'Agreed Areas to Work On',
      lead: (who) => `${who} and the others both rated these below 3.`,
    },
  } satisfies Record<keyof FeedbackLists, { title: string; lead: (who: string) => string }>,
  none: 'Nothing stands out here.',
  both: (who: string, self: string, others: string) => `${who} ${self}, others ${others}`,
  groups: {
    title: 'By Group',
    lead: 'A group’s average appears once three people in it have rated the statement. With five or more ratings, we also say how closely they agree.',
    competency: 'Competency',
    blank: '–',
    blankHidden: 'not shown',
  },
  agreement: { high: 'agree', medium: 'mixed', low: 'split' } satisfies Record<Agreement, string>,
  comments: {
    title: 'In Their Words',
    keep: 'What to Keep Doing',
    help: 'What Would Help Most',
    few: 'Other people’s comments appear once five have answered and three have commented, so that no one stands out.',
  },
  earlier: {
    title: (day: string) => `Since ${day}`,
    lead: 'Only groups of three or more in both rounds are compared. A difference of 0.5 or more counts as a change.',
    verdicts: comparisonCopy.verdicts,
    change: (name: string, verdict: Verdict) =>
      `${name}: ${comparisonCopy.verdicts[verdict].toLowerCase()}`,
    steady: (steady: number, total: number) => {
      if (total === 0) return 'Nothing can be compared: no group was shown in both rounds.';
      if (steady === total) return `All ${total} competencies are steady.`;
      return steady === 0 ? '' : `The other ${steady} are steady.`;
    },
  },
} as const;
