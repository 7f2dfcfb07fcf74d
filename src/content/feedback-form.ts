import { competencyCount } from '#domain/competency-count.ts';
import type { FeedbackKind, FocusRating } from '#domain/feedback/feedback.ts';
import { LEAST_RATED } from '#domain/feedback/feedback.ts';
import { listed } from '#domain/listed.ts';

const more = (count: number) => `${count} more ${count === 1 ? 'statement' : 'statements'}`;

/** The page where people who were invited answer. */
export const feedbackForm = {
  skipLink: 'Skip to content',
  kicker: 'Feedback for a Colleague',
  headline: (name: string | null) => `${name ?? 'A colleague'} asks for your feedback.`,
  /** Until the invitation is loaded: true for every link. */
  waiting:
    'Someone you work with would like your view of how they lead. It takes a few minutes and needs no account. Before the first question, you can read how they will see your answers.',
  loading: 'Loading your invitation',
  needsScript: 'This page needs JavaScript to show the questions.',

  lead: {
    focus: (competencies: readonly string[]) =>
      `They have been working on ${listed(competencies)} and would like to know whether it shows.`,
    full: 'They have rated their own leadership and would like to know how you see the same things.',
  },
  facts: {
    invited: (count: number) => `${count} people are invited`,
    minutes: {
      focus: 'Takes one minute',
      full: `${competencyCount} statements, 6 to 12 minutes`,
    } satisfies Record<FeedbackKind, string>,
    until: (date: string) => `Open until ${date}`,
    account: 'No account needed',
  },

  seen: {
    title: 'What They Will See',
    /** Anonymity, in two sentences. */
    others: [
      'They see your answers only mixed with those of at least two other people.',
      'They see how many people answered, but never who.',
    ],
    /** Managers read this before their first question. */
    managers: (count: number) => [
      count > 1
        ? 'You are invited as one of their managers, so your answers are not anonymous: they are shown as the managers’ answers, with any from the other manager.'
        : 'You are invited as their manager, so your answers are not anonymous: they see them as yours.',
      'Answer as you would in person.',
    ],
    deleted: 'All answers and addresses are deleted when the result is published.',
  },

  start: 'Start',
  resume: 'Continue',
  resumed: (rated: number, total: number) => `You have answered ${rated} of ${total}.`,
  rather: 'I’d Rather Not Answer',

  declining: {
    title: 'Decline this invitation?',
    description: (name: string) => `${name} sees that someone declined, but not who.`,
    neverAgain: 'Don’t email me again',
    neverAgainNote: 'No one will be able to invite you at this address.',
    cancel: 'Go Back',
    action: 'Decline',
    pending: 'Declining...',
    failed: 'That didn’t work. Please try again.',
  },

  hint: 'Go by what you have seen yourself.',

  focus: {
    /** The parts before and after the name of the competency. */
    question: (name: string) =>
      [`Over the last three months, has ${name} become less or more effective at `, '?'] as const,
    sentence: (name: string) => `One sentence to ${name} (optional)`,
    missing: 'Rate at least one to send this. If you haven’t seen any of it, you can decline.',
  },

  full: {
    title: (name: string) => `Your feedback for ${name}`,
    inArea: (position: number, total: number) => `${position} of ${total} in this area`,
    canSkip: 'You can skip this one.',
    progress: 'Your Progress',
    rated: 'Rated',
    toSend: 'Needed to send',
    /** In place of Next at the last statement. */
    toClosing: 'Two Last Questions',
    closing: 'In Your Own Words',
    optional: 'Both questions are optional.',
    /** Why the button is disabled, in few words. */
    missing: (count: number) => `Rate ${more(count)} to send this: ${LEAST_RATED} are needed.`,
    toOpen: 'Continue Rating',
    notEnoughSeen: 'Haven’t seen enough to say? It’s fine to decline.',
  },
  left: (count: number) => (count === 1 ? '1 character left' : `${count} characters left`),
  saving: {
    saved: 'Saved',
    saving: 'Saving…',
    waiting: 'Saved on this device',
    notStored: 'Not saved yet: keep this page open',
    attention: 'Not saved',
    retry: 'Try Again',
  },

  send: 'Send Answers',
  sending: 'Sending...',
  sendFailed: 'Your answers could not be sent.',
  sendOffline: 'You are offline. Your answers are safe here: connect, then send them.',

  sent: {
    title: 'Thank you.',
    text: (name: string, until: string) =>
      `Your answers are in. ${name} gets the result after ${until}.`,
    canChange: (until: string) =>
      `You can change them until ${until}, in this browser. From another one you can replace or withdraw them, but not read them.`,
    change: 'Change My Answers',
    replace: 'Replace My Answers',
    withdraw: 'Withdraw My Answers',
  },
  /** The answers, sent or not, are of another browser. */
  elsewhere: {
    title: { sent: 'You have already answered.', begun: 'You began in another browser.' },
    text: {
      sent: 'To see and change your answers, open this link in the browser where you answered.',
      begun: 'To continue, open this link in the browser where you began.',
    },
    note: 'To protect you, no other browser shows your answers. Here you can withdraw them, or answer again from the start.',
    start: 'Start Over Here',
  },
  withdrawing: {
    title: 'Withdraw your answers?',
    description: 'They are deleted right away and won’t be counted.',
    cancel: 'Keep Them',
    action: 'Withdraw',
    pending: 'Withdrawing...',
    failed: 'Your answers could not be withdrawn. Please try again.',
  },
  withdrawn: {
    title: 'Your answers are deleted.',
    text: (until: string) => `If you change your mind, you can answer again until ${until}.`,
    again: 'Answer Again',
  },
  declined: {
    title: 'You declined.',
    text: (name: string, until: string) =>
      `Thank you for letting ${name} know. If you change your mind, you can still answer until ${until}.`,
    again: 'Answer After All',
  },
  /** Each mail has a link of its own. */
  otherLink: {
    title: 'You have already answered.',
    text: 'You used the link in another of our emails. To change your answers, open that link again.',
  },

  own: {
    title: 'This form is for your colleagues.',
    text: 'Your own results are open in this browser, so the form stays closed here. That protects the people you asked.',
    results: 'Go to Your Results',
  },
  dead: {
    title: 'This link no longer works.',
    text: 'The round is over or was canceled, or the link is incomplete. When a round is over, this site deletes all answers and addresses.',
    copied: 'If you copied the link, make sure you copied all of it.',
    home: 'Go to the Home Page',
  },
  failed: {
    title: 'Your invitation could not be loaded.',
    text: 'Nothing is lost.',
  },
} as const;

/** From much less effective to much more effective. */
export const focusLevels = {
  [-3]: 'Much less effective',
  [-2]: 'Less effective',
  [-1]: 'A little less effective',
  0: 'No change',
  1: 'A little more effective',
  2: 'More effective',
  3: 'Much more effective',
} as const satisfies Record<FocusRating, string>;
