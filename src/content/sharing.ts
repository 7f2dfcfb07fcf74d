import { competencyCount } from '#domain/competency-count.ts';
import { listed } from '#domain/listed.ts';
import type { ShareDays } from '#domain/sharing.ts';
import { detailedAreaBreakdown } from './assessment-words.ts';
import { siteName } from './site.ts';

export const sharing = {
  title: 'Share Your Results',
  description:
    'Anyone with the link sees your scores and how you rated each statement, but not your email address. They can’t change anything.',

  loading: 'Loading your links',
  failed: 'Your links could not be loaded. Nothing has changed.',

  making: {
    headline: 'Create a Link',
    name: 'Who is it for?',
    nameHint: 'Only you see this.',
    nameMissing: 'Enter who the link is for.',
    sharedBy: 'Your name, shown to them (optional)',
    sharedByHint: 'It appears at the top of the page, so they know whose results these are.',
    days: 'How long should it work?',
    daysOf: { 7: '7 days', 30: '30 days', 90: '90 days', 365: 'A year' } satisfies Record<
      ShareDays,
      string
    >,
    plan: 'Include my plan',
    planNote: 'They see it as it is when they open the link.',
    feedback: 'Include feedback from colleagues',
    feedbackNote: 'The latest result, with comments. It stays as it was published.',
    compared: 'Show what changed?',
    comparedNone: 'No',
    comparedSince: (date: string) => `Yes, since ${date}`,
    action: 'Create Link',
    pending: 'Creating...',
    failed: 'The link could not be created. Please try again.',
  },

  made: {
    headline: (name: string) => `The Link for ${name}`,
    label: 'Link',
    once: 'Copy it now: it is shown only once. Anyone with the link sees the results, so send it only to the person it is for.',
    copy: 'Copy Link',
    copied: 'Copied.',
    selected: 'Your browser did not allow copying. The link is selected: copy it from the field.',
    send: 'Send...',
    sendTitle: 'My Ready Leader Assessment results',
    another: 'Create Another Link',
  },

  links: {
    headline: 'Active Links',
    shows: {
      results: 'Results',
      plan: 'plan',
      compared: 'what changed',
      feedback: 'feedback from colleagues',
    },
    sharedBy: (name: string) => `from ${name}`,
    until: (date: string) => `works until ${date}`,
    opened: (date: string) => `last opened ${date}`,
    notOpened: 'not opened yet',
    revoke: 'Revoke',
    /** For screen readers, after the label of the button. */
    ofOne: (name: string) => ` the link for ${name}`,
  },

  revoking: {
    title: (name: string) => `Revoke the link for ${name}?`,
    description: 'The link stops working at once. Copies that people printed or saved remain.',
    cancel: 'Keep It',
    action: 'Revoke It',
    pending: 'Revoking...',
    failed: 'The link could not be revoked. It still works. Please try again.',
    done: (name: string) => `The link for ${name} no longer works.`,
  },
} as const;

interface LinkFacts {
  sharedBy: string | null;
  withPlan: boolean;
  withFeedback: boolean;
  comparedWith: string | null;
  expiresAt: string;
  lastOpenedAt: string | null;
}

/** One line about a link: what it shows, whose name, until when, and when it was last opened. */
export function shareLinkFacts(
  { sharedBy, withPlan, withFeedback, comparedWith, expiresAt, lastOpenedAt }: LinkFacts,
  dateOf: (moment: string) => string,
): string {
  const { shows, sharedBy: from, until, opened, notOpened } = sharing.links;
  const shown = listed([
    shows.results,
    ...(withPlan ? [shows.plan] : []),
    ...(comparedWith === null ? [] : [shows.compared]),
    ...(withFeedback ? [shows.feedback] : []),
  ]);
  const looked = lastOpenedAt === null ? notOpened : opened(dateOf(lastOpenedAt));
  const named = sharedBy === null ? [] : [from(sharedBy)];
  return [shown, ...named, until(dateOf(expiresAt)), looked].join(' · ');
}

export const shared = {
  kicker: 'Ready Leader Assessment Results',
  headline: (name: string | null) =>
    name === null
      ? 'These results were shared with you.'
      : `${name} shared these results with you.`,
  /** The document's title, if the name is known. */
  title: (name: string) => `${name} shared these results with you | ${siteName}`,
  loading: 'Loading the results',
  needsScript: 'This page needs JavaScript to show the results.',
  completed: (date: string) => `Completed ${date}`,
  reviewed: 'Some answers are being reviewed, so the scores may still change.',
  until: (date: string) => `This link works until ${date}`,
  /** Whose results they are, and what they are. */
  lead: (name: string | null) =>
    `These are ${name ?? 'the sender'}’s own ratings of ${competencyCount} leadership competencies, from 1 to 5. The advice is written for ${name ?? 'the sender'}.`,
  print: 'Print',
  breakdown: detailedAreaBreakdown,
  compared: 'What Changed',
  comparedSince: (before: string, after: string) => `From ${before} to ${after}`,
  feedback: 'Feedback from Colleagues',
  feedbackLead: (day: string) => `Colleagues were asked on ${day}.`,
  plan: 'The Plan',
  planLead: 'What they are working on, as of today.',
  /** Above what was planned after the earlier assessment, and no more. */
  planBefore: 'Planned Before',
  scoreSince: (date: string) => `Score since ${date}`,
  yourself: 'Curious how you would do?',
  yourselfLead: (minutes: string) => `It’s free and takes ${minutes}.`,
  take: 'Take the Assessment Yourself',

  failed: {
    headline: 'The results could not be loaded.',
    text: 'Check your connection, then try again.',
  },

  dead: {
    headline: 'This link no longer works.',
    lead: 'It has expired, was revoked, or is incomplete.',
    what: 'What You Can Do',
    steps: [
      'If you copied the link, make sure you copied all of it.',
      'Ask the person who sent it for a new one. They create it with the Share button on their results.',
    ],
    home: 'Go to the Home Page',
  },
} as const;
