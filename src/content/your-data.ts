import { inWords, storedFor } from '#domain/retention.ts';
import type { InvitationState, RoundState } from '#domain/feedback/feedback.ts';
import { listed } from '#domain/listed.ts';
import type { MailKind } from '#domain/mail.ts';
import { remains } from './remains.ts';
import type { SiteSettings } from './site-settings.ts';

/** The word to type before data is erased. */
const ERASE_WORD = 'ERASE';

/** The features of this site; the page leaves out the rest. */
export interface Offered {
  mail: boolean;
  account: boolean;
}

const count = (amount: number, one: string, many: string) =>
  `${amount.toLocaleString('en')} ${amount === 1 ? one : many}`;
function list(things: readonly (string | false)[]): string {
  return listed(things.filter((thing) => thing !== false));
}

const competencies = (amount: number) => count(amount, 'competency', 'competencies');

/** The page where people see, download, correct, and erase their data. */
export const yourData = {
  kicker: 'Your Data',
  headline: 'What we keep about you.',
  lead: 'See what is saved about you, download it, correct it, or erase it, all on this page. No account needed.',
  loading: 'Loading your data',
  needsScript: 'This page needs JavaScript. Without it, ask the practice.',

  failed: {
    headline: 'Your data could not be loaded.',
    text: 'Nothing has changed. Please try again.',
  },

  none: {
    headline: 'No data found in this browser.',
    erased: 'Nothing is left in this browser.',
    text: 'No assessment was started here.',
    mailed: 'No emailed link was opened here, either.',
    elsewhere: 'To see your data, open this page in the browser where you started your assessment.',
    writing: ['Or write to ', ' and give the email address you used.'],
    asking: 'Or ask the practice, and give the email address you used.',
  },

  link: {
    headline: 'Is Anything Saved Under Your Email Address?',
    text: 'Enter your email address. If anything is saved under it, we’ll send you a link.',
    missing: 'Something Missing?',
    action: 'Send Me a Link',
    pending: 'Sending...',
    sent: {
      title: 'Check Your Email',
      text: `If anything is saved under this address, a link is on its way. It works for ${inWords(storedFor.askedLink)}.`,
    },
    failed: 'The link could not be sent. Please try again.',
  },

  assessments: {
    headline: 'Your Assessments',
    started: (date: string) => `Started ${date}`,
    isCompleted: 'Completed',
    isUnfinished: 'In progress',
    facts: {
      rated: 'Rated',
      ratedOf: (amount: number, total: number) => `${amount} of ${competencies(total)}`,
      lastAnswer: 'Last rating',
      score: 'Overall score',
      scoreSoFar: 'Score so far',
      email: 'Email address',
      noEmail: 'None',
      verified: 'verified',
      retake: 'Retake reminder',
      cleared: 'Cleared on',
      startedIn: 'Started in',
      plan: 'Your plan',
      planOf: (focus: number, actions: number, done: number) =>
        `${competencies(focus)}, ${count(actions, 'action', 'actions')}, ${done} done`,
    },
    results: 'See the Results',
    continue: 'Continue',
    change: 'Change',
    add: 'Add an Address',
    remove: 'Remove',
    erase: 'Erase',
    hereOnly: 'I Didn’t Start This',
    /** For screen readers, after the label of a button. */
    which: (date: string) => `, assessment started ${date}`,
  },

  changing: {
    title: 'Change the Address',
    description:
      'Find My Results will then work only with the new address. The practice can see that address.',
    mailed: 'Emails then go there, and links in earlier emails stop working.',
    byLink: 'To continue in this browser, open the link that we email to the new address.',
    action: 'Change It',
    pending: 'Changing...',
    failed: 'The address could not be changed. Please try again.',
    done: 'The address was changed.',
  },
  removing: {
    title: 'Remove the Address',
    description:
      'The assessment stays, and this browser can still open it. Find My Results no longer finds it.',
    mailed: 'Links to it that we emailed stop working.',
    byLink:
      'The assessment stays, but this browser opened it with an emailed link and loses access. Only the browser that started it can still change it.',
    action: 'Remove It',
    pending: 'Removing...',
    failed: 'The address could not be removed. Please try again.',
    done: 'The address was removed.',
  },
  keepingHere: {
    title: 'Open It Here Only',
    description:
      'If someone else started this assessment with your address, take it over: every other browser loses access, and shared links stop working.',
    action: 'Open It Here Only',
    pending: 'Changing...',
    failed: 'Nothing was changed: other browsers can still open the assessment. Please try again.',
    done: 'Only this browser can open the assessment now.',
  },
  erasingOne: {
    title: 'Erase This Assessment',
    description:
      'This erases its ratings, scores, and plan. Links you shared stop working. This cannot be undone.',
    mailed: 'Our records of the emails about it are erased, and their links stop working.',
    action: 'Erase It',
    pending: 'Erasing...',
    failed: 'It could not be erased. Please try again.',
    done: 'The assessment was erased.',
  },

  taking: {
    headline: 'Download Your Data',
    text: ({ account }: Offered) =>
      `Everything on this page, with ${list(['every rating', 'every word of your plans', account && 'your chat'])}.`,
    json: 'Download Everything (JSON)',
    csv: 'Download the Ratings (CSV)',
    note: 'JSON is for other programs, CSV for spreadsheets.',
  },

  mails: {
    headline: 'Emails to You',
    /** Instead of a long list, until it is opened. */
    all: (amount: number) => `All ${amount} emails`,
    kinds: {
      continue: 'Link to continue',
      results: 'Your results',
      find: 'Link from Find My Results',
      reminder: 'Reminder to finish',
      retake: 'Reminder to retake',
      plan: 'Plan reminder',
      your_data: 'Link to your data',
      expiry: 'Notice before deletion',
      feedback_confirm_full: 'Link to ask for feedback',
      feedback_confirm_focus: 'Link to ask about your plan',
      feedback_invitation: 'Invitation to give feedback',
      feedback_reminder: 'Reminder to give feedback',
      feedback_receipt: 'Receipt for your feedback',
      feedback_published: 'Your feedback is here',
      feedback_too_few: 'Your feedback round is over',
    } satisfies Record<MailKind, string>,
    states: {
      waiting: 'not sent yet',
      sending: 'sending',
      sent: 'sent',
      refused: 'rejected',
      dropped: 'canceled',
      failed: 'failed',
    },
    to: 'To',
    refused: {
      before: 'Email to',
      after: (date: string) =>
        `was rejected on ${date}. We won’t use that address for ${inWords(storedFor.refusedMark)}.`,
    },
    unsubscribed: {
      before: 'You turned off reminders for',
      after: (date: string) => `on ${date}.`,
    },
  },
  links: {
    headline: 'Links to Your Data',
    shared: 'Anyone with one of these links can see those results but not change them.',
    ofOne: (date: string) => `For the assessment started ${date}`,
    mailed: (amount: number) =>
      amount === 1
        ? 'One link that we emailed you still works. Anyone with it can open your data.'
        : `${amount} links that we emailed you still work. Anyone with one can open your data.`,
    mayBeMailed:
      'Links in emails about your assessments may still work. Anyone with one can open your data.',
    noneMailed: 'No link in the emails we sent you works anymore.',
    noneShared: 'You have no active shared links.',
    /** Names only the kinds of links that exist. */
    stop: ({ shared, mailed }: { shared: boolean; mailed: boolean }) =>
      `Revoke All ${listed([...(shared ? ['Shared'] : []), ...(mailed ? ['Emailed'] : [])])} Links`,
  },
  stopping: {
    shared: 'All links that you shared stop working.',
    mailed:
      'All links that we emailed you stop working. Other browsers that opened one lose access, unless an assessment was started there.',
    action: 'Revoke Them',
    pending: 'Revoking...',
    failed: 'The links could not be revoked. Please try again.',
    done: 'The links were revoked.',
  },

  feedback: {
    headline: 'Feedback from Colleagues',
    asked: (amount: number) => `You asked ${count(amount, 'person', 'people')} for feedback`,
    rounds: {
      draft: 'planned',
      open: 'open',
      published: 'published',
      too_few: 'over, with too few answers',
      canceled: 'canceled',
    } satisfies Record<RoundState, string>,
    invited: 'You are invited to give feedback',
    invitations: {
      waiting: 'not sent yet',
      sent: 'sent',
      declined: 'declined',
      answered: 'answered',
      bounced: 'not delivered',
    } satisfies Record<InvitationState, string>,
  },
  bookings: {
    headline: 'Calls You Booked',
    booked: (date: string) => `Booked ${date}`,
    canceled: (date: string) => `Canceled ${date}`,
  },

  account: {
    headline: 'Your Sign-In and Chat',
    signedIn: (name: string, date: string) =>
      `Signed in as ${name}, with an account since ${date}.`,
    stored: (conversations: number, messages: number, sessions: number) =>
      `${count(conversations, 'conversation', 'conversations')} with ${count(messages, 'message', 'messages')}, ` +
      `${count(sessions, 'browser', 'browsers')} signed in.`,
    open: 'Open the Chat',
  },

  all: {
    headline: 'Erase Everything',
    text: ({ mail, account }: Offered) =>
      `This erases everything on this page: ${list([
        'the assessments with their ratings, scores, and plans',
        'the links you shared',
        mail && 'the feedback you asked for and your invitations',
        mail && 'the emails and their links',
        account && 'your sign-in with all conversations',
      ])}.`,
    action: 'Erase Everything',
  },
  erasingAll: {
    title: 'Erase Everything',
    description:
      'This erases everything on this page from our server and this browser. This cannot be undone.',
    action: 'Erase Everything',
    pending: 'Erasing...',
    failed: 'It could not be erased. Please try again.',
    done: 'Everything was erased from our server and from this browser.',
  },
  word: {
    word: ERASE_WORD,
    label: `Type ${ERASE_WORD} to confirm`,
    missing: `Type the word ${ERASE_WORD} first.`,
  },

  remains: {
    headline: 'What Remains After Erasing',
    paragraphs: ({ mail, backups }: { mail: boolean; backups: string }) => [
      `Erased data is gone at once from ${list([
        'this site’s database',
        mail && 'emails waiting to be sent',
        'this browser',
      ])}.`,
      `${backups} We use backups only to restore the site after a loss.`,
      'We record when assessments were erased and how many, but not whose.',
    ],
    /** In the order of the privacy notice. */
    kept: ({ sendsMail, hasOffice, hearsOfBookings }: SiteSettings) =>
      [
        sendsMail && remains.mail,
        sendsMail && remains.feedback,
        hearsOfBookings && remains.booking,
        hasOffice && remains.practice,
        remains.visits,
      ].filter((text) => text !== false),
  },
} as const;
