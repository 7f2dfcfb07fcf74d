import type { Action } from './actions.ts';
import { inWords, keptFor } from '#domain/kept-for.ts';
import type { Retention } from '#domain/retention.ts';
import type { FeatureFlag, SiteSettings } from './links.ts';
import { navigation } from './navigation.ts';

/** The kinds of what is kept: a test gives each column of each table one of them. */
export type KeptKind =
  | 'answers'
  | 'plan'
  | 'email'
  | 'mail'
  | 'sharing'
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

/** Part of the notice is true only of a site that is set up so. */
type Condition = FeatureFlag | 'sendsMail' | 'listsResults' | 'mailsResults';

export interface KeptThing {
  id: KeptKind;
  name: string;
  text: string;
  /** What is to be said besides where mail is sent. */
  withMail?: string;
  /** For how long. */
  kept: string;
  shownWhen?: Condition;
}

export interface PrivacySection {
  title: string;
  paragraphs: readonly (string | { text: string; shownWhen: Condition })[];
  shownWhen?: Condition;
}

export interface PrivacyContent {
  kicker: string;
  headline: string;
  lead: string;
  keptTitle: string;
  kept: readonly KeptThing[];
  howLong: { title: string; cleared: string };
  sections: readonly PrivacySection[];
  asking: {
    title: string;
    own: string;
    /** Where mail is sent. */
    withMail: string;
    page: Action;
    /** Whom to ask. */
    asking: string;
    /** Where the practice has an email address; that stands between the two. */
    writing: readonly [before: string, after: string];
    whatHappens: string;
    /** Without an email address. */
    actions: readonly Action[];
  };
}

/** Whether this part of the notice is true of this site. */
export function isTold(
  condition: Condition | undefined,
  { flags, sendsMail, findResults }: SiteSettings,
): boolean {
  const isTrue: Record<Condition, boolean> = {
    ...flags,
    sendsMail,
    listsResults: findResults === 'list',
    mailsResults: findResults === 'mail',
  };
  return condition === undefined || isTrue[condition];
}

/** When assessments are deleted by themselves, as the settings of this site have it. */
export function whenDeleted(
  { empty, unfinished, completed }: Retention,
  sendsMail: boolean,
): string {
  const days = (count: number) => `${count.toLocaleString('en')} ${count === 1 ? 'day' : 'days'}`;
  const rules = [
    empty > 0 && `${days(empty)} after you began it, if you rated nothing`,
    unfinished > 0 && `${days(unfinished)} after your last rating, if you did not complete it`,
    completed > 0 && `${days(completed)} after your last rating, if you completed it`,
  ].filter((rule) => rule !== false);
  if (rules.length === 0) {
    return 'Nothing is deleted by itself. An assessment stays until you ask us to erase it, or until we erase it ourselves.';
  }
  return `An assessment is deleted by itself, with all its answers and your plan: ${rules.join('; ')}. A change of your plan counts as a rating does. Before that it stays until you ask us to erase it, or until we erase it ourselves.${sendsMail ? ' If it holds ratings and has your email address, we write to you there before.' : ''}`;
}

/** True of the site as it is: whoever changes what is kept changes it here too. */
export const privacy: PrivacyContent = {
  kicker: 'Privacy notice',
  headline: 'What we keep, and why.',
  lead: 'You can read this whole site without telling us who you are. The leadership assessment keeps your answers, and the email address that brings you back to them. This page lists everything.',
  keptTitle: 'What is kept',
  kept: [
    {
      id: 'answers',
      name: 'Your answers',
      text: 'The ratings you give and when you gave them, when you began and completed it, how far you have come, when you last cleared everything, what led you here (the name of the website or newsletter whose link you followed), and the scores worked out from your ratings. Your results are made of these. A random number stands for you.',
      kept: 'Until they are cleared, erased, or deleted when their time has passed, see below',
    },
    {
      id: 'plan',
      name: 'Your plan',
      text: 'If you make one from your results: the competencies you choose, what you want to see, what you will do and by when, who will ask, what came of it, and when you wrote it. The office of this site shows none of it to the practice.',
      withMail:
        'If you want to be reminded of it: your time zone, until when you were, and when the next email goes. None of your own words stand in those emails.',
      kept: 'Until it is erased or deleted with the assessment it was made from. What you take out of it loses its words at once.',
    },
    {
      id: 'email',
      name: 'Your email address',
      text: 'If you give it: to open your results, or to save your progress. You find your assessment again with it on any device. Giving it subscribes you to nothing.',
      kept: 'As long as the assessment it belongs to',
    },
    {
      id: 'mail',
      name: 'The emails we send you',
      text: 'Which kind of email we sent to your address, when, and what became of it, but not its words. The links in it, in a form nobody can read back. Whether your address refused our email for good, whether you asked for no more reminders, and when you want to be reminded to take the assessment again.',
      kept: `As long as an assessment has your address. We keep the note of an email with a link that you asked for ${inWords(keptFor.askedMail)}, and the link works for ${inWords(keptFor.askedLink)}. A fingerprint of your address stays even when everything else is erased. It is a number computed from the address: anyone who knows the address can compute it too, but no one can read the address from it. It stays for ${inWords(keptFor.mailCounts)} after an email, so that no one can flood you with emails; for ${inWords(keptFor.refusedMark)} if your mail server refused an email; and if you asked for no more reminders, until you ask for them again.`,
      shownWhen: 'sendsMail',
    },
    {
      id: 'sharing',
      name: 'Links you share',
      text: 'If you make a link to your results for somebody else: the name you gave it, whether it shows your plan or a comparison besides your results, when you made it, until when it works, and when it was last opened, but not by whom. The link itself we keep in a form nobody can read back.',
      kept: 'Until the day you chose, or until you revoke the link, but no longer than the assessment',
    },
    {
      id: 'booking',
      name: 'That you booked a call',
      text: 'If the scheduling service tells us of it, and you gave us the same email address: the day on which you booked or cancelled, and nothing of what you told that service.',
      kept: 'As long as an assessment stands under that address. After that two things remain: the number of bookings of a day, and a fingerprint of the scheduling service’s own number for the booking, so that a repeated report is not counted twice. Only that service could match it to you.',
    },
    {
      id: 'practice',
      name: 'What we note about you',
      text: 'If you give your email address: how far we have come with you (new, contacted, in conversation, client, not now), a note of ours, and when you first opened a link that we sent there. Every look at your results by one of us is written down, with who it was and when.',
      kept: `As long as an assessment stands under your address. That somebody looked stays for ${inWords(keptFor.officeLog)}; without your address once you are erased.`,
    },
    {
      id: 'cookie',
      name: 'A cookie',
      text: 'It remembers which assessments you began in this browser, and, in a form nobody can read back, which addresses you looked up here. That is how you may go on with what is yours. It does not follow you anywhere.',
      withMail:
        'It remembers in the same form which addresses you showed to be yours, by opening a link that we sent there.',
      kept: `${inWords(keptFor.grants)} after it last changed`,
    },
    {
      id: 'browser',
      name: 'In your browser',
      text: 'The ids and dates of the assessments you have seen here, so that your results are at hand. While you take one, also a copy of it, with the ratings that have not been sent to us yet: you can go on without a connection. The name for your report’s cover, if you give one.',
      kept: 'The copy until the assessment is finished, the rest until you clear this site’s data',
    },
    {
      id: 'signIn',
      name: 'Your sign-in',
      text: 'Who you are to the service you sign in with: its address, its number for you, and the name and picture it gives us. Your picture loads from where that service keeps it. A cookie keeps you signed in, and we keep when that began and when you were last here.',
      kept: `Your name and picture until they are erased. The cookie for ${inWords(keptFor.idleSession)} after your last visit, and for ${inWords(keptFor.session)} at most. A sign-in that is only begun for ${inWords(keptFor.signIn)}. That somebody may enter the office of this site for ${inWords(keptFor.officeSession)}.`,
      shownWhen: 'chatbotEnabled',
    },
    {
      id: 'chat',
      name: 'Your chat',
      text: 'Your conversations: what you write, what is answered, and when. What you write goes to the provider of the language model that answers you. We also count how much you ask in a day.',
      kept: 'Conversations until you delete them. The count as long as your name.',
      shownWhen: 'chatbotEnabled',
    },
    {
      id: 'passedOn',
      name: 'What we pass on',
      text: 'Other programs that we work with, such as our list of clients, can be told that you began or completed an assessment or gave your email address: with the address, what led you here, and your scores by area, but not your answers. We note what was passed on, and when.',
      kept: `The note for ${inWords(keptFor.delivery)}, but no longer than the assessment. When nothing stands under your address any more, those programs are told to forget it; until they have heard that, for the same time at most, we keep the address for it.`,
    },
    {
      id: 'log',
      name: 'Log lines',
      text: 'When the service was called, which part of it, and whether it worked, so that we can find faults. No email address, no answers, and no cookie stand in them.',
      kept: 'As long as they help to find faults',
    },
    {
      id: 'visits',
      name: 'Sums of visits',
      text: 'How often each page, and the scheduler, was opened in a day, from which website or newsletter, and on what kind of device. No cookie, no network address, and nothing else that would know you again goes into these sums, and so they are made for everybody, also where a browser asks not to be tracked. When an assessment is deleted, how far it had come stays as a number, with the day it was begun: not whose it was, and none of its ratings.',
      kept: 'For good: nobody is in them',
    },
    {
      id: 'counts',
      name: 'Counts of calls',
      text: 'How often a network address has called the service lately, and how often an email address was given to it. This holds off misuse, such as trying out other people’s email addresses.',
      kept: `They count for ${inWords(keptFor.counts)} at most, then newer counts take their place`,
    },
  ],
  howLong: {
    title: 'How long',
    cleared:
      'Reset Assessment clears your answers and scores at once; the email address stays. What you erase is gone from the running site at once.',
  },
  sections: [
    {
      title: 'Who can see it',
      paragraphs: [
        'The people of the practice who run this site, and the company that hosts it for them.',
        'Anyone who has a link that you made to share sees your results without your email address, and can change nothing. It leads nowhere else, and stops on the day you chose, or when you revoke it.',
        'Anyone who has the link to your results can open them. They see your email address masked and can change nothing. Share that link as you would share the results.',
        {
          text: 'Anyone who enters your email address in Find My Results sees your assessments: their dates, how far they have come, their scores. They can open the results, and go on with an assessment that is not finished.',
          shownWhen: 'listsResults',
        },
        {
          text: 'Anyone can enter your email address in Find My Results, and learns nothing by it: we send a link to that address, if anything is kept under it.',
          shownWhen: 'mailsResults',
        },
        {
          text: 'Anyone who opens a link that we sent to your address, and presses the button on its page, can see, change, and erase the assessments that the page names. That ends when the address changes or you stop all links. Keep those emails to yourself.',
          shownWhen: 'sendsMail',
        },
      ],
    },
    {
      title: 'What we write to you',
      paragraphs: [
        'A link when you save your progress, ask for your results, or ask for your data. Your scores when you open your results. One reminder if you leave an assessment unfinished, one before we delete an assessment. If you ask for them: one when you want to take it again, and one on each day on which something of your plan is due.',
        'Nothing in these emails tells us whether you read them, and nothing in them loads from anywhere. Every reminder has a link that ends them.',
      ],
      shownWhen: 'sendsMail',
    },
    {
      title: 'What goes to others',
      paragraphs: [
        'Nothing from another company loads by itself: no trackers, no advertising, no outside fonts or scripts.',
        {
          text: 'Our emails go out through a mail service. It sees your address and what they say.',
          shownWhen: 'sendsMail',
        },
        'The booking calendar belongs to an outside scheduling service. It loads when you ask for it.',
        'Links to the scheduler, the newsletter, the shop, and our professional profile lead to other websites, which have notices of their own.',
      ],
    },
  ],
  asking: {
    title: 'To see it, correct it, or have it erased',
    own: 'On the page Your data you can see what we keep about you, download it, correct it, and erase it, without asking anybody. It knows you in the browser where you began your assessment.',
    withMail: 'In any other browser it emails a link to your address.',
    page: { label: 'Your data', target: { kind: 'page', to: '/your-data' } },
    asking: 'For anything else, ask us and name the email address you gave.',
    writing: ['For anything else, write to ', ' and name the email address you gave.'],
    whatHappens:
      'We look up what is kept under it, give you a copy, correct it, or erase it, as you wish.',
    actions: [
      navigation.bookCall,
      {
        label: 'Our professional profile',
        target: { kind: 'external', link: 'profile' },
      },
    ],
  },
};
