import { competencyCount } from '#domain/competency-count.ts';
import type { FeedbackRole, GroupedRole } from '#domain/feedback/feedback.ts';
import type { Agreement, FeedbackLists, FocusResult, Score } from '#domain/feedback/result.ts';
import type { Change } from '#domain/comparison.ts';
import { listed } from '#domain/listed.ts';
import { formatScore } from '#domain/score-format.ts';
import { comparisonCopy } from './comparison.ts';
import { siteName } from './site.ts';

type Verdict = Change['verdict'];

const people = (count: number) => (count === 1 ? '1 person' : `${count} people`);

export const roleNames: Record<FeedbackRole, string> = {
  manager: 'Manager',
  peer: 'Peer',
  report: 'Direct report',
  other: 'Other colleague',
};

const groupNames: Record<GroupedRole, string> = {
  peer: 'peers',
  report: 'direct reports',
  other: 'other colleagues',
};

/** Like `Peers and direct reports`. */
export function groupName(roles: readonly GroupedRole[]): string {
  const name = listed(roles.map((role) => groupNames[role]));
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** What the leader sees of feedback from colleagues, whichever kind the round is. */
export const feedback = {
  loading: 'Loading your feedback',
  failed: 'Your feedback couldn’t be loaded. Nothing is lost.',

  /** Only a verified address can start a round. */
  verify: {
    text: 'First show that your email address is yours: open the link that we email you, and press the button on its page. Then come back here.',
    action: 'Send Me the Link',
    pending: 'Sending...',
    sent: (email: string) => `A link is on its way to ${email}. Check your spam folder, too.`,
    failed: 'The link couldn’t be sent. Please try again.',
  },
  /** There is no address to verify. */
  noAddress: {
    text: 'First save your results under an email address. We’ll email you there when the result is ready.',
    action: 'Add an Address',
  },

  form: {
    name: 'Your name, as they will see it',
    nameHint: 'Use the name they know you by.',
    nameMissing: 'Enter your name.',
    people: (least: number, most: number) => `Who to ask: ${least} to ${most} people`,
    peopleHint: 'You can paste several addresses at once.',
    address: (number: number) => `Email address ${number}`,
    role: (number: number) => `Role of person ${number}`,
    roleNone: 'Choose a role',
    roleMissing: 'Choose a role.',
    placeholder: 'name@example.com',
    /** For screen readers: the button shows a cross. */
    remove: (number: number) => `Remove person ${number}`,
    add: 'Add a Person',
    twice: 'This address is already in the list.',
    own: 'This is your own address.',
    tooFew: (least: number) => `Add at least ${least} people.`,
    tooMany: (most: number) =>
      `There is room for ${most} people. The other addresses were left out.`,
    tooManyManagers: (most: number) => `Choose “Manager” for at most ${people(most)}.`,
    when: 'When to ask them',
    whenPlanned: (day: string) => `On ${day}, 90 days into the plan`,
    whenNow: 'Now',
    daysOpen: 'How long they have',
    days: (count: number) => `${count} days`,
    next: 'Review and Send',
    cancel: 'Not Now',
    failed: 'The invitations couldn’t be sent. Nothing was sent. Please try again.',
  },

  confirming: {
    title: (count: number) => `Invite ${people(count)}?`,
    cancel: 'Go Back',
    now: 'Send Invitations',
    later: 'Schedule Invitations',
    pending: 'Sending...',
    gets: 'Each of them gets:',
    invitation: (name: string, startsOn: string | null) =>
      `${startsOn === null ? 'now' : `on ${startsOn}`}, an email that says ${name} asks for their feedback and gave us their address`,
    link: {
      focus: 'a link that is theirs alone, to answer in a minute without an account',
      full: 'a link that is theirs alone, to answer in 6 to 12 minutes without an account',
    },
    reminders: (openFor: number) =>
      `at most two reminders in the ${openFor} days they have, unless they answer, decline, or ask us not to write again`,
    noReturn: 'An invitation can’t be taken back once it is sent.',
  },

  note: {
    title: 'A Note of Your Own',
    lead: 'Our email is short and always the same. People answer more often if they hear from you first. Copy this, and make it yours:',
    label: 'Your note',
    copy: 'Copy',
    copied: 'Copied.',
    selected: 'The note couldn’t be copied. It is selected: copy it yourself.',
  },

  progress: {
    /** The name of the progress bar. */
    bar: 'Answers',
    answered: (answered: number, invited: number) => `${answered} of ${invited} answered`,
    never: 'You see how many answered, never who.',
    scheduled: (count: number, day: string) => `Invitations to ${people(count)} go out on ${day}.`,
    closes: (day: string) => `Open until ${day}.`,
    declined: (count: number) => `${count} declined.`,
    bounced: (count: number) =>
      count === 1 ? 'One email couldn’t be delivered.' : `${count} emails couldn’t be delivered.`,
    extend: 'Give Them 7 More Days',
    publish: 'Show the Result Now',
    cancel: 'Cancel This Round',
    changeFailed: 'That didn’t work. Nothing has changed. Please try again.',
    whenDone:
      'The result is shown once, when the round closes. Answers and addresses are then deleted.',
  },
  canceling: {
    title: 'Cancel this round?',
    text: 'The answers so far are deleted, and you get no result. Links in emails that were sent stop working.',
    cancel: 'Keep It Open',
    action: 'Cancel the Round',
    pending: 'Canceling...',
  },
  tooFew: {
    title: 'Too Few Answers',
    text: 'Too few colleagues answered. With fewer than three in a group, you could tell who said what, so their answers were deleted.',
    todo: 'Ask again, and invite a few more people. Tell them yourself first that it matters to you.',
  },
  canceled: 'You canceled the last round. Its answers were deleted.',
} as const;

/** `Ask three`: one question for each competency of the plan. */
export const askThree = {
  title: 'Ask Three People',
  /** In two sentences. */
  what: 'Ask three or more colleagues whether they have seen you change. About 90 days into your plan, each gets one question per competency, and answers in a minute.',
  whyThree: 'You see their answers only together, once at least three have come in.',
  begin: 'Choose People',
  again: 'Ask Again',
  note: (competencies: readonly string[], isLater: boolean) =>
    `Hi! I’m working on ${listed(competencies)}, and I’d like to know whether it shows. ${isLater ? 'In a few weeks' : 'Today'} you’ll get a short email from ${siteName} with ${competencies.length === 1 ? 'one question' : `${competencies.length} questions`}. It takes a minute. I only see everyone’s answers together, not yours alone, so please be honest. Thank you!`,
  result: {
    title: 'What They Saw',
    lead: (answered: number, invited: number, day: string) =>
      `Asked on ${day}; ${answered} of ${people(invited)} answered. They rated each change from −3, much less effective, to +3, much more effective.`,
    own: (score: string) => `Your rating: ${score} of 5`,
    blank: 'Fewer than three rated this.',
    sentences: 'In Their Words',
  },
  /** On the comparison, below a competency. */
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

/** The round of 360. */
export const round360 = {
  kicker: 'Results',
  title: 'Feedback from Colleagues',
  lead: 'See how your manager, your peers, and the people you lead rate the same competencies. Apart from your manager, you see groups of three or more, never one person.',
  problems: {
    none: {
      title: 'No Assessment Found',
      text: 'Feedback starts with your own results. Open this page in the browser where you took the assessment.',
    },
    unfinished: {
      title: 'Finish the Assessment First',
      text: 'You can ask others once you have rated every competency yourself.',
    },
    notYours: {
      title: 'You can’t open this feedback.',
      text: 'Only the person who took this assessment can see it. If that is you, open it in the browser you used.',
    },
    action: 'Go to the Assessment',
  },
  card: {
    title: 'How Others See You',
    text: `Your results are your own view. Ask 4 to 20 people who work with you to rate the ${competencyCount} competencies, too.`,
    open: 'Ask for Feedback',
    running: 'See Progress',
    published: 'See the Result',
  },
  start: {
    title: 'Ask for Feedback',
    lead: 'They answer in 6 to 12 minutes, without an account. To see a group by itself, ask at least five people in it: three of them have to answer.',
    managers:
      'Choose “Manager” for at most two people. Managers know that their answers are shown as theirs. All others are shown only in groups of three or more.',
    again: 'Start Another Round',
  },
  /** What became of `Ask three`, which the plan shows. */
  asked: (day: string) => `You asked on ${day}. The result is in your plan.`,
  open: { title: 'Your Round' },
  /** Of several results. */
  choose: 'Asked on',
  note: `Hi! I’m asking a few people for honest feedback on how I lead. You’ll get an email from ${siteName} with a link. It takes about 10 minutes, and you can stop and come back. Unless you are my manager, I see your answers only together with others’. It would help me a lot. Thank you!`,
} as const;

/** The result of a round of 360: on its page, on paper, and in a shared link. */
export const fullResult = {
  title: 'How Others See You',
  /** Like `Asked on March 4, 2027`. */
  asked: (day: string) => `Asked on ${day}`,
  answered: (answered: number, invited: number) => `${answered} of ${people(invited)} answered.`,
  managers: (count: number) =>
    count === 1
      ? 'One of them is a manager, whose answers are shown separately.'
      : `${count} of them are managers, whose answers are shown separately.`,
  few: 'These are few voices: with fewer than six answers, one person moves an average a lot.',
  onlyManager:
    'Fewer than three others answered, so only the answers of managers are shown: with so few, you could tell who said what.',
  not: {
    title: 'What This Does Not Mean',
    items: [
      'It is not a grade. It is how these people saw you at this moment.',
      'A gap is not a mistake. Others rate what reaches them, and you rate what you intend.',
      'A small difference means little. Look for what repeats across competencies and groups.',
    ],
  },
  print: 'Print',
  you: 'You',
  manager: (count: number) => (count > 1 ? 'Managers' : 'Manager'),
  others: 'Others',
  radar: {
    title: 'You and Others',
    lead: 'The same statement from each side: one per competency, rated from 1 to 5. “Others” counts each group the same, without managers.',
    you: 'You (solid line, dots)',
    others: 'Others (dashed line, squares)',
    overall: 'Overall',
    area: 'Area',
  },
  lists: {
    blindSpots: {
      title: 'Blind Spots',
      lead: 'You rated yourself at least 1 point higher than others did.',
    },
    hiddenStrengths: {
      title: 'Hidden Strengths',
      lead: 'Others rated you at least 1 point higher than you did.',
    },
    agreedStrengths: {
      title: 'Agreed Strengths',
      lead: 'You and the others both rated these 4 or more.',
    },
    agreedWork: {
      title: 'Agreed Areas to Work On',
      lead: 'You and the others both rated these below 3.',
    },
  } satisfies Record<keyof FeedbackLists, { title: string; lead: string }>,
  none: 'Nothing stands out here.',
  both: (self: string, others: string) => `You ${self}, others ${others}`,
  plan: {
    add: 'Add to My Plan',
    /** For screen readers, after the label of the button. */
    addHidden: (name: string) => ` ${name}`,
    isIn: 'In your plan',
    isFull: 'Your plan is full.',
  },
  groups: {
    title: 'By Group',
    lead: 'Blank where fewer than three people in a group rated a statement. From five ratings on, a word says how far they agree.',
    competency: 'Competency',
    blank: '–',
    blankHidden: 'not shown',
  },
  agreement: { high: 'agree', medium: 'mixed', low: 'split' } satisfies Record<Agreement, string>,
  comments: {
    title: 'In Their Words',
    keep: 'What to Keep Doing',
    help: 'What Would Help Most',
    few: 'Comments appear once there are five answers and three comments, so that no one stands out.',
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
