import { competencyCount } from '#domain/competency-count.ts';
import type { AreaName } from '#domain/areas.ts';

/** Seen from today, for what is not overdue: `due in 5 days`. */
function dueIn(days: number): string {
  if (days === 0) return 'due today';
  return days === 1 ? 'due tomorrow' : `due in ${days} days`;
}

/** What a plan says wherever it is shown: to its owner, on the dashboard, and by a link. */
export const planWords = {
  title: 'My plan',
  whenItWorks: 'When it works',
  partner: 'Who will ask',
  actions: 'Actions',
  after: (count: number) => `After ${count} days`,
  dueOn: (day: string) => `Due ${day}`,
  evidence: 'What came of it',
  done: 'Done',
  open: 'Not done yet',
  overdue: 'Overdue',
  dueIn,
  overdueSince: (day: string) => `overdue since ${day}`,
  next: 'Next',
  allDone: 'Everything in the plan is done.',
  nothing: 'Nothing is planned yet.',
  noActions: 'No action is planned for it.',
  progress: ({ done, total }: { done: number; total: number }) => `${done} of ${total} done`,
} as const;

/** The page on which a plan is made. */
export const myPlan = {
  kicker: 'Results',
  lead: 'Choose what to work on, say how others will notice, and look back after 30, 60, and 90 days.',
  loading: 'Loading your plan',
  toResults: 'Back to your results',

  card: {
    /** Before the suggested names. */
    invite: 'Turn your results into 90 days of small steps. You could begin with',
    none: 'Turn your results into 90 days of small steps.',
    begin: 'Make my plan',
    open: 'Open my plan',
    /** Beside a plan that was made from earlier results. */
    continues: 'Made from your earlier results. It continues until you begin a new one.',
    beginNew: 'Begin a new plan',
    unavailable: 'Your plan could not be loaded. It opens on its own page.',
  },

  problems: {
    none: {
      title: 'No Assessment Found',
      text: 'A plan is made from results, and it opens in the browser in which you took the assessment.',
      action: 'Go to the assessment',
    },
    unfinished: {
      title: 'First Come the Results',
      text: 'A plan is made once every competency is rated.',
      action: 'Go on with the assessment',
    },
    notYours: {
      title: 'This Plan Is Not Yours to See',
      text: 'Only the person who took this assessment can see what they plan. If that is you, open it in the browser you used.',
    },
    failed: {
      title: 'Your plan could not be loaded',
      text: 'Nothing is lost. Check your connection, then try again.',
      action: 'Try again',
    },
  },

  empty: {
    title: 'What to work on',
    text: 'One focus is enough to begin with, and three is the most. These follow from your results.',
    noSuggestion: 'All your ratings are at the top. Choose what you want to keep strong.',
    all: (count: number) => `Choose all ${count === 2 ? 'two' : 'three'}`,
    other: `See all ${competencyCount}`,
  },
  reasons: {
    'priority area': (area: AreaName) => `Among your lowest in ${area}, your priority area`,
    'lowest overall': () => 'Among your lowest overall',
  },
  score: (score: string) => `${score} of 5`,
  take: 'Choose',
  /** For who cannot see beside which name the button stands. */
  takeHidden: (name: string) => ` as a focus: ${name}`,

  adding: {
    open: 'Add a focus',
    title: 'Choose a focus',
    description: 'All competencies, with your ratings.',
    isIn: 'In your plan',
    choose: 'Add to my plan',
    cancel: 'Cancel',
    none: 'Choose one first.',
    full: 'Three is the most. Take one out to add another.',
  },

  start: {
    label: 'My plan starts on',
    hint: 'All due days are counted from here.',
    invalid: (first: string, last: string, kept: string) =>
      `Choose a day from ${first} to ${last}. The plan still starts on ${kept}.`,
  },

  focus: {
    whenItWorks: 'What it will look like when it works',
    partner: 'Who will ask how it goes?',
    partnerHint: 'A name is enough. We do not write to them.',
    remove: 'Take it out',
    removeHidden: (name: string) => ` of the plan: ${name}`,
  },

  actions: {
    after: (days: number) => `${days} days`,
    /** For who cannot see in which part the button stands. */
    ofHidden: (days: number, name: string) => ` for ${days} days: ${name}`,
    add: 'Add an action',
    putBack: 'Put the suggestion back',
    full: 'There is no room for more actions here.',
    text: 'What I will do',
    textHidden: (days: number) => ` within ${days} days`,
    done: 'Done',
    evidence: 'What came of it',
    evidenceHint: 'What others now say or do, in a line or two.',
    note: 'Note what came of it',
    remove: 'Remove',
    aboutHidden: (text: string) => `: ${text}`,
    noText: 'action without words',
    removed: (text: string) => `Removed: ${text}`,
    undo: 'Undo',
  },

  removing: {
    title: (name: string) => `Take ${name} out?`,
    description: 'Your own words and what you have done for it are erased. This cannot be undone.',
    cancel: 'Keep it',
    confirm: 'Take it out',
  },

  saving: {
    saved: 'Saved',
    saving: 'Saving…',
    waiting: 'Saved on this device. Waiting for a connection.',
    notKept: 'Not saved yet: keep this page open',
    attention: 'Needs your attention',
    retry: 'Try again',
  },
  problem: {
    tooMuch: {
      title: 'More was added than the plan has room for',
      text: 'Another device changed the plan, too. Nothing is lost: as soon as there is room, all of it is saved.',
    },
    forbidden: {
      title: 'This browser may not change the plan any more',
      text: 'What you wrote is kept on this device.',
      mailed: 'Open a link that we emailed you, then come back: it is saved then.',
      notMailed:
        'It cannot be saved from this browser. Print it, or copy it to the browser you used before.',
    },
    gone: {
      title: 'There is no such assessment any more',
      text: 'It was erased, and its plan with it. What you write here is not saved.',
    },
    refused: {
      title: 'What you changed last was not accepted',
      text: 'It is kept on this device. Try again; if that does not help, write it in other words.',
    },
  },

  tools: {
    print: 'Print',
    calendar: 'Add to calendar',
  },

  reminders: {
    title: 'Be reminded by email',
    /** Before the address. */
    offer: 'In the morning of each day on which something is due, we can write to',
    set: 'In the morning of each day on which something is due, we write to',
    on: 'Remind me',
    off: 'No more reminders',
    failed: 'The reminders could not be saved. Please try again.',
  },
} as const;
