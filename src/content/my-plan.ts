import type { AreaName } from '#domain/areas.ts';
import { competencyCount } from '#domain/competency-count.ts';
import type { FocusTexts } from '#domain/plan.ts';

/** When an action is due that is not overdue: `due in 5 days`. */
function dueIn(days: number): string {
  if (days === 0) return 'due today';
  return days === 1 ? 'due tomorrow' : `due in ${days} days`;
}

/** The words of a plan wherever it is shown: on its page, the dashboard, and shared links. */
export const planWords = {
  title: 'My 90-Day Plan',
  focus: {
    whenItWorks: 'What success looks like',
    partner: 'Who will check in',
  } satisfies FocusTexts,
  actions: 'Actions',
  after: (count: number) => `After ${count} days`,
  dueOn: (day: string) => `Due ${day}`,
  evidence: 'What happened',
  done: 'Done',
  open: 'Not done yet',
  overdue: 'Overdue',
  dueIn,
  overdueSince: (day: string) => `overdue since ${day}`,
  next: 'Next',
  allDone: 'You did everything you planned.',
  nothing: 'Nothing planned yet.',
  noActions: 'No actions planned.',
  progress: ({ done, total }: { done: number; total: number }) => `${done} of ${total} done`,
} as const;

/** The texts of a focus, in the order in which they are shown. */
export const focusTexts = (Object.keys(planWords.focus) as (keyof FocusTexts)[]).map((name) => ({
  name,
  term: planWords.focus[name],
}));

export const myPlan = {
  kicker: 'Results',
  /** Comes with the page, and is its largest text, so the first paint is complete. */
  lead: 'Work on one to three competencies. Take small steps within 30, 60, and 90 days, and have someone check in with you.',
  loading: 'Loading your plan',
  markDone: 'Mark as Done',

  card: {
    doNext: 'Do This Next',
    /** Before the suggested names. */
    invite:
      'Choose up to three competencies and work on them in small steps for 90 days. You could begin with',
    none: 'Choose up to three competencies and work on them in small steps for 90 days.',
    begin: 'Make My 90-Day Plan',
    open: 'Open My 90-Day Plan',
    /** Shown with a plan that was made from earlier results. */
    continues: 'This plan is from your earlier results. It continues until you start a new one.',
    beginNew: 'Start a New Plan',
    unavailable: 'Your plan could not be loaded here. Open its page instead.',
  },

  problems: {
    none: {
      title: 'No Assessment Found',
      text: 'A plan starts with your results. Open this page in the browser where you took the assessment.',
      action: 'Go to the Assessment',
    },
    unfinished: {
      title: 'Finish the Assessment First',
      text: 'You can make a plan once every competency is rated.',
      action: 'Continue the Assessment',
    },
    notYours: {
      title: 'You can’t open this plan.',
      text: 'Only the person who took this assessment can see its plan. If that is you, open it in the browser you used.',
    },
    failed: {
      title: 'Your plan could not be loaded.',
      text: 'Nothing is lost. Check your connection, then try again.',
    },
  },

  empty: {
    title: 'What to Work On',
    text: 'Your results suggest these. Choose up to three. One is enough to start.',
    noSuggestion:
      'All your ratings are at the top of the scale. Choose a strength that you want to keep.',
    all: (count: number) => `Choose All ${count === 2 ? 'Two' : 'Three'}`,
    other: `See All ${competencyCount} Competencies`,
  },
  reasons: {
    'priority area': (area: AreaName) => `among your lowest in ${area}, your priority area`,
    'lowest overall': () => 'among your lowest overall',
  },
  take: 'Choose',
  /** For screen readers, after the label of the button. */
  takeHidden: (name: string) => ` ${name}`,

  /** Beside a competency elsewhere. */
  add: {
    label: 'Add to My Plan',
    /** For screen readers, after the label of the button. */
    hidden: (name: string) => ` ${name}`,
    isIn: 'In your plan',
    isFull: 'Your plan is full. Remove one first.',
    /** Before the suggested action. */
    first: 'First step:',
  },

  adding: {
    open: 'Add a Competency',
    title: 'Choose a Competency',
    description: 'All competencies, with your ratings.',
    isIn: 'In your plan',
    choose: 'Add to My Plan',
    cancel: 'Cancel',
    none: 'Choose one first.',
    full: 'Your plan is full. To add another competency, remove one first (under Edit).',
  },

  start: {
    label: 'My plan starts on',
    past: 'Started on',
    change: 'Change',
    /** For screen readers, after the label of the button. */
    changeHidden: ' the day',
    hint: 'Due dates count from this day.',
    invalid: (kept: string) => `Choose a date in 2000 or later. The plan still starts on ${kept}.`,
  },

  focus: {
    whenItWorks: 'What will success look like?',
    partner: 'Who will check in with you?',
    partnerHint: 'A name is enough. We won’t contact them.',
    edit: 'Edit',
    finish: 'Finish Editing',
    remove: 'Remove from Plan',
    /** For screen readers, after the label of a button. */
    ofHidden: (name: string) => ` ${name}`,
    refused: 'Your last change here was not accepted.',
    noPartner: 'Add Someone to Check In',
    doneCount: (count: number) => `${count} done`,
    allDone: (count: number) => (count === 1 ? 'All done' : `All ${count} done`),
  },

  actions: {
    after: (days: number) => `${days} days`,
    /** For screen readers, after the label of the button. */
    ofHidden: (days: number, name: string) => ` for ${days} days: ${name}`,
    add: 'Add an Action',
    putBack: 'Restore the Suggestion',
    full: 'There is no room for another action. Remove one first.',
    text: 'What I will do',
    textHidden: (days: number) => ` within ${days} days`,
    isDone: 'done',
    isOverdue: 'overdue',
    evidence: 'What happened',
    evidenceHint: 'Write a line or two about what others now say or do.',
    note: 'Add What Happened',
    remove: 'Remove',
    aboutHidden: (text: string) => `: ${text}`,
    noText: 'empty action',
    removed: (text: string) => `Removed: ${text}`,
    undo: 'Undo',
  },

  removing: {
    title: (name: string) => `Remove ${name}?`,
    description:
      'This erases what you wrote and checked off for this competency. It can’t be undone.',
    cancel: 'Keep It',
    confirm: 'Remove',
  },

  saving: {
    saved: 'Saved',
    saving: 'Saving…',
    waiting: 'Saved on this device',
    notStored: 'Not saved yet: keep this page open',
    attention: 'Needs your attention',
    retry: 'Try Again',
    why: 'See What to Do',
  },
  problem: {
    changedStart: 'You changed the start day.',
    /** Before the names of competencies. */
    changedIn: 'You changed:',
    /** Two devices chose different competencies: together up to twice as many as fit. */
    tooMany: {
      counts: ['none', 'one', 'two', 'three', 'four', 'five', 'six'],
      title: (count: string) => `Your plan has ${count} competencies.`,
      text: (over: string) => `A plan holds up to three. Remove ${over} to save the rest.`,
    },
    tooMuch: {
      title: 'The plan is full.',
      text: 'You changed this plan on two devices. Both changes are here.',
    },
    forbidden: {
      title: 'This browser can no longer change the plan.',
      text: 'What you wrote is saved on this device.',
      mailed: 'To save it, open a link that we emailed you, then come back.',
      notMailed:
        'It can’t be saved from this browser. Print it, or copy it to the browser you used before.',
    },
    gone: {
      title: 'This assessment no longer exists.',
      text: 'It was erased with its plan. What you write here isn’t saved.',
    },
    refused: {
      title: 'Your last change was not accepted.',
      text: 'Your change is saved on this device. Try again, or word it differently.',
    },
  },

  /** Once every action is done. */
  after: {
    text: 'Retake the assessment to see what’s changed, then plan your next 90 days from the new results.',
    retake: 'Retake the Assessment',
    textRetaken: 'You have newer results. See what changed, then make your next plan from them.',
    changed: 'See What Changed',
    next: 'Make My Next Plan',
  },

  tools: {
    print: 'Print',
    calendar: 'Add to Calendar',
  },

  reminders: {
    title: 'Email Reminders',
    offer: 'On the morning something is due, we can email',
    set: 'On the morning something is due, we email',
    on: 'Remind Me',
    off: 'Stop Reminders',
    failed: 'The reminders could not be saved. Please try again.',
  },
} as const;

export const planCalendar = {
  name: 'My leadership plan',
  fileName: 'my-leadership-plan.ics',
  competency: (name: string) => `Competency: ${name}`,
  whenItWorks: (words: string) => `What success looks like: ${words}`,
  noId: 'This link is incomplete. Open your plan, then choose Add to Calendar.',
  noFile: 'No Calendar File',
  toPlan: 'Open My 90-Day Plan',
  nothingDue:
    'Nothing in this plan has a due date. Choose a start day, and add an action that is not done.',
  plan: (url: string) => `Your plan: ${url}`,
} as const;
