import { inWords, keptFor } from '#domain/kept-for.ts';
import type { MailKind } from '#domain/mail.ts';

/** What has to be typed before anything is erased. */
export const ERASE_WORD = 'ERASE';

/** What there is of the service here: of what is not there nothing is said. */
export interface Offered {
  mail: boolean;
  /** Of who is signed in. */
  account: boolean;
}

const count = (amount: number, one: string, many: string) =>
  `${amount.toLocaleString('en')} ${amount === 1 ? one : many}`;
/** With a comma before the last of three. */
function list(things: readonly (string | false)[]): string {
  return new Intl.ListFormat('en').format(things.filter((thing) => thing !== false));
}

const competencies = (amount: number) => count(amount, 'competency', 'competencies');

/** The page where people see, take along, correct, and erase what is kept of them. */
export const yourData = {
  kicker: 'Your data',
  headline: 'What we keep about you.',
  lead: 'See it, download it, correct it, or erase it. You need not ask anybody.',
  loading: 'Loading what we keep about you',
  needsScript: 'This page needs JavaScript. Without it, ask the practice what it keeps about you.',

  failed: {
    headline: 'We could not load it',
    text: 'Nothing has changed. Please try again.',
    action: 'Try again',
  },

  none: {
    headline: 'Nothing that this browser knows of',
    text: 'No assessment was begun in this browser.',
    mailed: 'No link that we emailed was opened in it, either.',
    /** Where no mail is sent. */
    elsewhere:
      'To see what is yours, open this page in the browser where you began your assessment.',
    writing: ['Or write to ', ' and name the email address you gave.'],
    asking: 'Or ask the practice, and name the email address you gave.',
  },

  link: {
    headline: 'Is something kept under your email address?',
    text: 'Enter the address. If anything is kept under it, we send a link there that opens this page.',
    another: 'Something missing here? Enter the address you gave for it, and we send a link there.',
    action: 'Send me a link',
    pending: 'Sending...',
    sent: {
      title: 'Check your email',
      text: `If anything is kept under this address, a link is on its way to it. It works for ${inWords(keptFor.askedLink)}.`,
    },
    failed: 'The link could not be sent. Please try again.',
  },

  assessments: {
    headline: 'Your assessments',
    begun: (date: string) => `Begun ${date}`,
    isCompleted: 'Completed',
    isUnfinished: 'Not finished',
    facts: {
      rated: 'Rated',
      ratedOf: (amount: number, total: number) => `${amount} of ${competencies(total)}`,
      lastAnswer: 'Last rating',
      score: 'Overall score',
      scoreOf: (score: string) => `${score} of 5`,
      email: 'Email address',
      noEmail: 'None',
      proved: 'yours: you opened a link we emailed',
      retake: 'You asked to be reminded on',
      cleared: 'Cleared on',
      startedIn: 'Started in',
      plan: 'Your plan',
      planOf: (focus: number, actions: number, done: number) =>
        `${competencies(focus)}, ${count(actions, 'action', 'actions')}, ${done} done`,
    },
    results: 'See the results',
    goOn: 'Continue',
    change: 'Change the address',
    add: 'Give an address',
    remove: 'Remove the address',
    erase: 'Erase this assessment',
    hereOnly: 'I didn’t start this',
    /** For who cannot see which one a button stands beside. */
    ofOne: (date: string) => ` of the assessment begun ${date}`,
  },

  changing: {
    title: 'Change the address',
    description: 'Find My Results then finds the assessment under this address alone.',
    mailed: 'Emails go there from then on, and links to it in earlier ones stop working.',
    byLink: 'To continue in this browser, open the link that we email to the new address.',
    action: 'Change it',
    pending: 'Changing...',
    failed: 'The address could not be changed. Please try again.',
    done: 'The address was changed.',
  },
  removing: {
    title: 'Remove the address',
    description:
      'The assessment stays, and this browser can still open it. Find My Results does not find it any more.',
    mailed: 'Links to it that we emailed stop working.',
    byLink:
      'The assessment stays, but this browser opened it with an emailed link and loses it. Only the browser that started it can still change it.',
    action: 'Remove it',
    pending: 'Removing...',
    failed: 'The address could not be removed. Please try again.',
    done: 'The address was removed.',
  },
  keepingHere: {
    title: 'Open it here only',
    description:
      'If someone else started this assessment under your address, take it from them. Every other browser loses access, and shared links stop working.',
    action: 'Open it here only',
    pending: 'Changing...',
    failed: 'That did not work. Please try again.',
    done: 'Only this browser can open the assessment now.',
  },
  erasingOne: {
    title: 'Erase this assessment',
    description:
      'Its ratings, its scores, and the plan made from it are erased, and links that you shared show nothing any more. This cannot be undone.',
    mailed: 'The emails about it are forgotten, and their links stop working.',
    action: 'Erase it',
    pending: 'Erasing...',
    failed: 'It could not be erased. Please try again.',
    done: 'The assessment was erased.',
  },

  taking: {
    headline: 'Download it',
    text: ({ account }: Offered) =>
      `Everything this page shows, with ${list(['every rating', 'every word of your plans', account && 'your chat'])}.`,
    json: 'Download everything (JSON)',
    csv: 'Download the ratings (CSV)',
    note: 'JSON is for other programs, CSV for spreadsheets.',
  },

  mails: {
    headline: 'Emails we sent you',
    kinds: {
      continue: 'The way back to your assessment',
      results: 'Your results',
      find: 'The answer to Find My Results',
      reminder: 'A reminder',
      retake: 'Whether to take it again',
      plan: 'What is due in your plan',
      your_data: 'The way to this page',
      expiry: 'Before an assessment is deleted',
    } satisfies Record<MailKind, string>,
    states: {
      waiting: 'will be sent',
      sending: 'on its way',
      sent: 'sent',
      refused: 'refused by the mail server',
      dropped: 'not needed any more',
      failed: 'could not be sent',
    },
    to: (address: string) => `to ${address}`,
    refused: (address: string, date: string) =>
      `Email to ${address} was refused on ${date}. We send nothing there for ${inWords(keptFor.refusedMark)}.`,
    unsubscribed: (address: string, date: string) =>
      `You asked on ${date} for no more reminders to ${address}.`,
  },
  links: {
    headline: 'Links to what is yours',
    shared:
      'These links you shared. Whoever has one can see the results it leads to, and change nothing. To stop a single one, open those results and choose Share.',
    ofOne: (date: string) => `To the assessment begun ${date}`,
    mailed: (amount: number) =>
      amount === 1
        ? 'One link in the emails we sent you still works. Whoever has it can open what is yours.'
        : `${amount} links in the emails we sent you still work. Whoever has one can open what is yours.`,
    mayBeMailed:
      'Links in emails about your assessments may still work. Anyone who has one can open what is yours.',
    noneMailed: 'No link in the emails we sent you works any more.',
    noneShared: 'There is no link that you shared, or it works no more.',
    stop: 'Stop all links',
  },
  stopping: {
    title: 'Stop all links',
    description: 'No link that you shared shows anything any more.',
    mailed:
      'No link that we emailed you opens anything any more. Other browsers in which you opened one lose access, too, except those in which you started an assessment.',
    action: 'Stop them',
    pending: 'Stopping...',
    failed: 'The links could not be stopped. Please try again.',
    done: 'The links were stopped.',
  },

  account: {
    headline: 'Your sign-in and chat',
    signedIn: (name: string, date: string) => `Signed in as ${name}, here since ${date}.`,
    kept: (conversations: number, messages: number, sessions: number) =>
      `${count(conversations, 'conversation', 'conversations')} with ${count(messages, 'message', 'messages')}, ` +
      `${count(sessions, 'browser', 'browsers')} signed in.`,
    open: 'Open the chat',
  },

  all: {
    headline: 'Erase everything',
    text: ({ mail, account }: Offered) =>
      `Everything this page shows: ${list([
        'the assessments with their ratings, scores, and plans',
        'the links you shared',
        mail && 'the emails and their links',
        account && 'your sign-in with all conversations',
      ])}. This browser forgets it, too.`,
    action: 'Erase everything',
  },
  erasingAll: {
    title: 'Erase everything',
    description:
      'Everything this page shows is erased, in this browser too. This cannot be undone.',
    action: 'Erase everything',
    pending: 'Erasing...',
    failed: 'It could not be erased. Please try again.',
    done: 'Everything was erased. This browser knows nothing of you any more.',
  },
  word: {
    label: `Type ${ERASE_WORD} to go on`,
    missing: `Type the word ${ERASE_WORD} first.`,
  },
  cancel: 'Cancel',

  remains: {
    headline: 'What remains',
    paragraphs: ({ mail, backups }: { mail: boolean; backups: string }) => [
      `What you erase is gone from the running site at once: from ${list([
        'its database',
        mail && 'the emails that were still to be sent',
        'this browser',
      ])}.`,
      `${backups} They serve to bring the site back after a loss, and for nothing else.`,
      'That something was erased stays on record: when, and how many assessments, nothing of whose they were.',
    ],
  },
} as const;
