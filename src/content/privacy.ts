import type { Action } from './actions.ts';
import { daysInWords, inWords, storedFor, type Retention } from '#domain/retention.ts';
import type { FeatureFlag, SiteSettings } from './site-settings.ts';
import { navigation } from './navigation.ts';
import { remains } from './remains.ts';

/** The kinds of stored data. A test assigns one to each column of each table. */
export type StoredKind =
  | 'answers'
  | 'plan'
  | 'email'
  | 'mail'
  | 'sharing'
  | 'feedback'
  | 'booking'
  | 'practice'
  | 'cookie'
  | 'browser'
  | 'signIn'
  | 'chat'
  | 'passedOn'
  | 'log'
  | 'visits'
  | 'counts';

/** Parts of the notice depend on how the site is set up. */
type Condition =
  | FeatureFlag
  | 'sendsMail'
  | 'listsResults'
  | 'mailsResults'
  | 'hasOffice'
  | 'hearsOfBookings'
  | 'hasChat';

interface StoredThing {
  id: StoredKind;
  name: string;
  text: string;
  /** Added where the condition is true. */
  also?: Partial<Record<Condition, string>>;
  howLong: string;
  shownWhen?: Condition;
}

interface PrivacySection {
  title: string;
  paragraphs: readonly (string | { text: string; shownWhen: Condition })[];
  shownWhen?: Condition;
}

interface PrivacyContent {
  kicker: string;
  headline: string;
  brief: readonly Pick<StoredThing, 'text' | 'also'>[];
  storedFor: string;
  storedTitle: string;
  stored: readonly StoredThing[];
  howLong: { title: string; cleared: string };
  sections: readonly PrivacySection[];
  asking: {
    title: string;
    own: string;
    withMail: string;
    page: Action;
    asking: string;
    /** If the practice has an email address, which goes between the two. */
    writing: readonly [before: string, after: string];
    whatHappens: string;
    actions: readonly Action[];
  };
}

/** Whether this part of the notice applies to this site. */
export function applies(
  condition: Condition | undefined,
  { flags, sendsMail, findResults, hasOffice, hasSignIn, hearsOfBookings }: SiteSettings,
): boolean {
  const isTrue: Record<Condition, boolean> = {
    ...flags,
    sendsMail,
    hasOffice,
    hearsOfBookings,
    hasChat: flags.chatbotEnabled && hasSignIn,
    listsResults: findResults === 'list',
    mailsResults: findResults === 'mail',
  };
  return condition === undefined || isTrue[condition];
}

/** What the notice says about a stored thing on this site. */
export function storedText(
  { text, also = {} }: Pick<StoredThing, 'text' | 'also'>,
  settings: SiteSettings,
): string {
  const added = Object.entries(also).filter(([when]) => applies(when as Condition, settings));
  return [text, ...added.map(([, more]) => more)].join(' ');
}

/** The sections that apply to this site. */
export const sectionsOn = (settings: SiteSettings) =>
  privacy.sections
    .filter(({ shownWhen }) => applies(shownWhen, settings))
    .map(({ title, paragraphs }) => ({
      title,
      paragraphs: paragraphs.flatMap((said) => {
        if (typeof said === 'string') return said;
        return applies(said.shownWhen, settings) ? said.text : [];
      }),
    }));

/** When assessments are deleted automatically, by the settings of this site. */
export function whenDeleted(
  { empty, unfinished, completed }: Retention,
  sendsMail: boolean,
): string {
  const rules = [
    empty > 0 && `${daysInWords(empty)} after you started it, if you rated nothing`,
    unfinished > 0 &&
      `${daysInWords(unfinished)} after your last rating, if you did not complete it`,
    completed > 0 && `${daysInWords(completed)} after your last rating, if you completed it`,
  ].filter((rule) => rule !== false);
  if (rules.length === 0) {
    return 'Nothing is deleted automatically. An assessment stays until it is erased.';
  }
  return `An assessment is deleted automatically, with all its answers and your plan: ${rules.join('; ')}. A change to your plan counts as a rating. Until then it stays, unless it is erased.${sendsMail ? ' If it has ratings and your email address, we email you first.' : ''}`;
}

/** Describes the site as it is: a change to what is stored changes this too. */
export const privacy: PrivacyContent = {
  kicker: 'Privacy Notice',
  headline: 'What we keep, and why.',
  brief: [
    { text: 'You can read this site without telling us your name.' },
    {
      text: 'The assessment keeps your answers, what led you here, and your email address if you give it.',
    },
    {
      text: 'We and our host can see your results. Others need a link.',
      also: { listsResults: 'Your email address is enough, too.' },
    },
    {
      text: 'No ads and no outside trackers. Our calendar loads only when you open it.',
      also: {
        hasOffice: 'Programs that we use can get your email address and scores.',
        hasChat: 'An AI company gets what you share in the chat.',
      },
    },
    { text: 'See, download, correct, or erase most of it yourself, at any time.' },
  ],
  storedFor: 'Stored:',
  storedTitle: 'What We Store',
  stored: [
    {
      id: 'answers',
      name: 'Your answers',
      text: 'Your ratings and when you gave them, when you started and finished, how far you got, when you last cleared everything, what led you here (the website whose link you followed), and the scores calculated from your ratings. You’re identified by a random ID.',
      howLong: 'Until you clear or erase them, or they are deleted automatically (see below)',
    },
    {
      id: 'plan',
      name: 'Your plan',
      text: 'If you make one from your results: the competencies you choose, what you want to see, what you will do and by when, who will check in with you, what happened, and when you wrote it.',
      also: {
        hasOffice: 'The practice’s office does not show it.',
        sendsMail:
          'If you ask for reminders: your time zone, and the days of the last and the next reminder. Those emails contain none of your own words.',
      },
      howLong:
        'Until it is erased or deleted with its assessment. The text of what you remove is erased at once.',
    },
    {
      id: 'email',
      name: 'Your email address',
      text: 'If you give it to save your progress or to open your results. Use it to find your assessment on any device. It does not subscribe you to anything.',
      also: { sendsMail: 'When you open your results, we email them to you.' },
      howLong: 'As long as the assessment it belongs to',
    },
    {
      id: 'mail',
      name: 'The emails we send you',
      text: 'Which kind of email we sent to your address, when, and its status, but not its text. The links in it, in a form no one can read. Whether your mail server rejected our email for good, whether you stopped reminders, and when you want to be reminded to retake the assessment.',
      howLong: `As long as an assessment has your address. We keep the record of an email with a link that you asked for ${inWords(storedFor.askedMail)}, and the link works for ${inWords(storedFor.askedLink)}. ${remains.mail}`,
      shownWhen: 'sendsMail',
    },
    {
      id: 'sharing',
      name: 'Links you share',
      text: 'If you make a link to your results for someone else: the name of the person it is for, your own name if you add it, whether it shows your plan or a comparison besides your results, when you made it, when it expires, and when it was last opened, but not by whom. We store the link itself in a form no one can read.',
      howLong: 'Until the day you chose, or you revoke the link, but no longer than the assessment',
    },
    {
      id: 'feedback',
      name: 'Feedback from colleagues',
      text: `If you ask colleagues for feedback: the name they see, whom you invite and in what role, how many answered, and the result. Only a manager’s ratings show who gave them. If someone invites you: your address, your role, whether you answered, and, stored separately, your answers. Only the link in your email leads to your answers: open it to change or withdraw them. If you erase your data, the invitation is erased. Answers that you submitted stay, because we cannot tell which are yours: withdraw them first.`,
      howLong: `Addresses, invitations, and all individual answers until the round is published, canceled, or erased; backups hold them until they expire. The result as long as its assessment. ${remains.feedback}`,
      shownWhen: 'sendsMail',
    },
    {
      id: 'booking',
      name: 'Calls you booked',
      text: 'If the scheduling service reports it and you gave us the same email address: the day you booked or canceled, but nothing that you told that service.',
      howLong: `As long as an assessment is saved under that address. ${remains.booking}`,
      shownWhen: 'hearsOfBookings',
    },
    {
      id: 'practice',
      name: 'What we note about you',
      text: 'If you give your email address: where we are with you (new, contacted, in conversation, client, not now), and our note about you. Each time one of us views your results, we log who it was and when.',
      also: { sendsMail: 'We also note when you first opened a link that we emailed you.' },
      howLong: `As long as an assessment is saved under your address. ${remains.practice}`,
      shownWhen: 'hasOffice',
    },
    {
      id: 'cookie',
      name: 'Cookies',
      text: 'They remember which assessments you started in this browser, so that you can continue them.',
      also: {
        listsResults:
          'They also remember which addresses you looked up here, in a form no one can read.',
        sendsMail:
          'They also remember which assessments, and which links to all your data, you opened from our emails.',
      },
      howLong: `${inWords(storedFor.grants)} after this browser got them`,
    },
    {
      id: 'browser',
      name: 'In your browser',
      text: 'The IDs and dates of the assessments you opened here, so that your results are at hand. While you take one, a copy with the ratings not sent yet, so that you can continue offline. The name for your report’s cover, if you give one. Whether the questions go on by themselves, if you switch that on.',
      howLong:
        'The copy until the assessment is finished, the rest until you clear this site’s data',
    },
    {
      id: 'signIn',
      name: 'Your sign-in',
      text: 'Your identity at the service you sign in with: its address, your ID there, and the name and picture it gives us. Your picture loads from that service. A cookie keeps you signed in, and we store when you signed in and when you were last active.',
      also: { hasOffice: `Access to the office ends after ${inWords(storedFor.officeSession)}.` },
      howLong: `Your name and picture until they are erased. The cookie for ${inWords(storedFor.idleSession)} after your last visit, and for ${inWords(storedFor.session)} at most. An unfinished sign-in for ${inWords(storedFor.signIn)}.`,
      shownWhen: 'hasChat',
    },
    {
      id: 'chat',
      name: 'Your chat',
      text: 'Your conversations: what you write, the answers with their sources and what they offer, and when. If you let the advisor use your results in a conversation, also the words about them that you agreed to. What you write, and these words, go to the company that runs the AI that answers you. We also count how much you ask in a day.',
      howLong:
        'Conversations until you delete them. The words about your results until you stop sharing. They are also erased with the assessment, and when you clear its answers. The count as long as your name.',
      shownWhen: 'hasChat',
    },
    {
      id: 'passedOn',
      name: 'What we pass on',
      text: 'Other programs that we use, such as our list of clients, can be notified when you start or complete an assessment or give your email address. They get the address, what led you here, and your scores by area, but not your answers. We record what was passed on, and when.',
      howLong: `The record for ${inWords(storedFor.delivery)}, but no longer than the assessment. When nothing is saved under your address, we ask those programs to delete it. We keep the address until they confirm, for the same time at most.`,
      shownWhen: 'hasOffice',
    },
    {
      id: 'log',
      name: 'Log lines',
      text: 'Which part of this site was used, when, and whether it worked, so that we can find faults. They contain no email address, no answers, and no cookie.',
      howLong: 'As long as they help with that',
    },
    {
      id: 'visits',
      name: 'Visit counts',
      text: `How often each page, and the scheduler, was opened in a day, from which website, and on what kind of device. Nothing in them identifies you, so they include browsers that ask not to be tracked. ${remains.visits}`,
      howLong: `For ${inWords(storedFor.statistics)}`,
    },
    {
      id: 'counts',
      name: 'Request counts',
      text: 'How often an IP address contacted this site recently, and how often an email address was entered. This prevents misuse, such as trying other people’s email addresses.',
      howLong: `For ${inWords(storedFor.counts)} at most, then newer counts replace them`,
    },
  ],
  howLong: {
    title: 'How Long',
    cleared:
      'Reset Assessment clears your answers and scores at once; the email address stays. Erased data is gone from this site immediately.',
  },
  sections: [
    {
      title: 'Who Can See It',
      paragraphs: [
        'The people of the practice who run this site, and the company that hosts it for them.',
        'Anyone with a link that you shared sees your results, and your name if you added it, but not your email address, and cannot change anything. It stops on the day you chose or when you revoke it.',
        'Anyone with the link to your dashboard can open it, with your email address masked, and cannot change anything. To show your results, use Share instead: you can revoke its links.',
        {
          text: 'Anyone who enters your email address in Find My Results sees the dates, progress, and scores of your assessments. They can open the results, and continue an assessment that is not finished.',
          shownWhen: 'listsResults',
        },
        {
          text: 'Anyone can enter your email address in Find My Results, but learns nothing: if anything is saved under it, we send a link to that address.',
          shownWhen: 'mailsResults',
        },
        {
          text: 'Anyone who opens a link that we sent to your address, and presses the button on its page, can see, change, and erase the assessments that the page names. That ends when the address changes or you revoke all links.',
          shownWhen: 'sendsMail',
        },
      ],
    },
    {
      title: 'Emails from Us',
      paragraphs: [
        'A link when you save your progress, or ask for your results, your data, or feedback. Your scores when you open your results. One reminder if you leave an assessment unfinished, one before we delete an assessment. If you ask for them: one when it is time to retake it, and one on each day when something in your plan is due.',
        'If someone asks for your feedback, they give us your address: one invitation, two reminders at most, and a receipt if you answer. You can decline, and ask never to be invited again. The person who asked gets one email when the result is ready.',
        'Opening one of these emails tells us nothing, and nothing in it loads from anywhere. Every reminder has a link to stop reminders.',
      ],
      shownWhen: 'sendsMail',
    },
    {
      title: 'What Goes to Others',
      paragraphs: [
        {
          text: 'Our emails go out through a mail service. It sees your address and what they say.',
          shownWhen: 'sendsMail',
        },
        'Our calendar runs on an outside service and loads only when you open it.',
        'Links to the scheduler, the newsletter, the shop, and our professional profile lead to websites with notices of their own.',
      ],
    },
  ],
  asking: {
    title: 'See, Correct, or Erase It',
    own: 'The page Your Data works in the browser where you started your assessment.',
    withMail:
      'It also works where you opened a link that we emailed you. In any other browser, the page emails you one.',
    page: { label: 'See Your Data', target: { kind: 'page', to: '/your-data' } },
    asking: 'For anything else, ask us and give the email address you used.',
    writing: ['For anything else, write to ', ' and give the email address you used.'],
    whatHappens: 'We then give you a copy of what is saved under it, correct it, or erase it.',
    actions: [
      navigation.bookCall,
      {
        label: 'See the Professional Profile',
        target: { kind: 'external', link: 'profile' },
      },
    ],
  },
};
