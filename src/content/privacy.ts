import type { Action } from './actions.ts';
import type { FeatureFlag } from './links.ts';
import { navigation } from './navigation.ts';

export interface KeptThing {
  name: string;
  text: string;
  /** For how long. */
  kept: string;
  /** Told only while this flag is on. */
  shownWhen?: FeatureFlag;
}

export interface PrivacySection {
  title: string;
  paragraphs: readonly string[];
}

export interface PrivacyContent {
  kicker: string;
  headline: string;
  lead: string;
  keptTitle: string;
  kept: readonly KeptThing[];
  sections: readonly PrivacySection[];
  asking: PrivacySection & { actions: readonly Action[] };
}

/** True of the site as it is: whoever changes what is kept changes it here too. */
export const privacy: PrivacyContent = {
  kicker: 'Privacy notice',
  headline: 'What we keep, and why.',
  lead: 'You can read this whole site without telling us who you are. The leadership assessment keeps your answers, and the email address that brings you back to them. This page lists everything.',
  keptTitle: 'What is kept',
  kept: [
    {
      name: 'Your answers',
      text: 'The ratings you give and when you gave them, how far you have come, and the scores worked out from them. Your results are made of these.',
      kept: 'Until they are cleared or erased',
    },
    {
      name: 'Your email address',
      text: 'If you give it: to open your results, or to save your progress. You find your assessment again with it on any device. Giving it subscribes you to nothing.',
      kept: 'As long as the assessment it belongs to',
    },
    {
      name: 'A cookie',
      text: 'It remembers which assessments you began in this browser, and, in a form nobody can read back, which addresses you looked up here. That is how you may go on with what is yours. It does not follow you anywhere.',
      kept: '180 days after it last changed',
    },
    {
      name: 'In your browser',
      text: 'The ids and dates of the assessments you have seen here, so that your results are at hand. While you take one, also a copy of it, with the ratings that have not been sent to us yet: you can go on without a connection.',
      kept: 'The copy until the assessment is finished, the rest until you clear this site’s data',
    },
    {
      name: 'Your chat',
      text: 'The name and picture that your sign-in gives us, and your conversations. What you write goes to the provider of the language model that answers you; your picture loads from where your sign-in keeps it. A cookie keeps you signed in.',
      kept: 'Conversations until you delete them, your name and picture until they are erased, the cookie for a week after your last visit',
      shownWhen: 'chatbotEnabled',
    },
    {
      name: 'Log lines',
      text: 'When the service was called, which part of it, and whether it worked, so that we can find faults. No email address, no answers and no cookie stand in them.',
      kept: 'As long as they help to find faults',
    },
    {
      name: 'Counts of calls',
      text: 'How often a network address has called the service lately, and how often an email address was given to it. This holds off misuse, such as trying out other people’s email addresses.',
      kept: 'A day at most',
    },
  ],
  sections: [
    {
      title: 'How long',
      paragraphs: [
        'Nothing is deleted automatically today. An assessment stays until you ask us to erase it, or until we erase it ourselves.',
        'Reset Assessment clears your answers and scores at once; the email address stays. Copies that are made for safety can hold what was erased for some time longer.',
      ],
    },
    {
      title: 'Who can see it',
      paragraphs: [
        'The people of the practice who run this site, and the company that hosts it for them.',
        'Anyone who has the link to your results can open them. They see your email address masked and can change nothing. Share that link as you would share the results.',
        'Anyone who enters your email address in Find My Results sees your assessments: their dates, how far they have come, their scores. They can open the results, and go on with an assessment that is not finished.',
      ],
    },
    {
      title: 'What goes to others',
      paragraphs: [
        'Nothing from another company loads by itself: no trackers, no advertising, no outside fonts or scripts.',
        'The booking calendar belongs to an outside scheduling service. It loads when you ask for it.',
        'Links to the scheduler, the newsletter, the shop and our professional profile lead to other websites, which have notices of their own.',
      ],
    },
  ],
  asking: {
    title: 'To see it, correct it, or have it erased',
    paragraphs: [
      'You can correct the email address of an unfinished assessment beside its questions, in the browser where you began it.',
      'For anything else, ask us and name the email address you gave. We look up what is kept under it, give you a copy, correct it or erase it, as you wish.',
    ],
    actions: [
      navigation.bookCall,
      {
        label: 'Our professional profile',
        target: { kind: 'external', link: 'profile' },
      },
    ],
  },
};
