import type { ShareDays } from '#domain/sharing.ts';

/** Making links by which others may look at results, and taking them back: for their owner. */
export const sharing = {
  title: 'Share your results',
  description:
    'A link shows these results to whoever holds it: your scores, and how you rated each statement. It does not show your email address, and nobody can change anything by it.',

  loading: 'Loading your links',
  failed: {
    text: 'Your links could not be loaded. Nothing has changed.',
    action: 'Try again',
  },

  making: {
    headline: 'Make a link',
    name: 'Who is it for?',
    nameHint: 'So that you can tell your links apart. Nobody sees it who opens the link.',
    nameMissing: 'Say who the link is for.',
    days: 'How long should it work?',
    daysOf: { 7: '7 days', 30: '30 days', 90: '90 days', 365: 'A year' } satisfies Record<
      ShareDays,
      string
    >,
    plan: 'Include my plan',
    planNote: 'As it is on the day on which the link is opened.',
    compared: 'What changed',
    comparedNone: 'Do not show it',
    comparedSince: (date: string) => `Show what changed since ${date}`,
    action: 'Make the link',
    pending: 'Making...',
    failed: 'The link could not be made. Please try again.',
  },

  made: {
    headline: (name: string) => `The link for ${name}`,
    label: 'Address',
    once: 'Copy it now: it is shown only this once. Whoever holds it sees the results, so send it to nobody else.',
    copy: 'Copy',
    copied: 'Copied.',
    selected: 'It could not be copied for you. The address is selected: copy it by hand.',
    send: 'Send...',
    sendTitle: 'My leadership assessment results',
    another: 'Make another link',
  },

  links: {
    headline: 'Links that work',
    shows: { results: 'Results', plan: 'plan', compared: 'what changed' },
    until: (date: string) => `works until ${date}`,
    opened: (date: string) => `last opened ${date}`,
    notOpened: 'not opened yet',
    revoke: 'Revoke',
    /** For who cannot see beside which one the button stands. */
    ofOne: (name: string) => ` the link for ${name}`,
  },

  revoking: {
    title: (name: string) => `Revoke the link for ${name}?`,
    description: 'It shows nothing any more from that moment. What was seen or printed stays so.',
    cancel: 'Keep it',
    action: 'Revoke it',
    pending: 'Revoking...',
    failed: 'The link could not be revoked. It still works. Please try again.',
    done: (name: string) => `The link for ${name} shows nothing any more.`,
  },
} as const;

interface LinkFacts {
  withPlan: boolean;
  comparedWith: string | null;
  expiresAt: string;
  lastOpenedAt: string | null;
}

/** What a link shows, until when, and whether somebody has looked, in one line. */
export function shareLinkFacts(
  { withPlan, comparedWith, expiresAt, lastOpenedAt }: LinkFacts,
  dateOf: (moment: string) => string,
): string {
  const { shows, until, opened, notOpened } = sharing.links;
  const shown = new Intl.ListFormat('en').format([
    shows.results,
    ...(withPlan ? [shows.plan] : []),
    ...(comparedWith === null ? [] : [shows.compared]),
  ]);
  const looked = lastOpenedAt === null ? notOpened : opened(dateOf(lastOpenedAt));
  return [shown, until(dateOf(expiresAt)), looked].join(' · ');
}

/** What whoever opens such a link sees. */
export const shared = {
  kicker: 'Shared with you',
  headline: 'Leadership assessment results, shared with you',
  loading: 'Loading the results',
  needsScript: 'This page needs JavaScript to show the results.',
  completed: (date: string) => `Completed ${date}`,
  reviewed: 'The answers are being reviewed at the moment: the figures may still change.',
  until: (date: string) => `This link works until ${date}`,
  lead: 'Somebody rated themselves in this assessment and gave you this link. The results are theirs: the advice speaks to them, and you cannot change anything here.',
  print: 'Print',
  parts: 'On this page',
  radar: 'Area Overview',
  breakdown: 'Detailed Area Breakdown',
  compared: 'What changed',
  comparedSince: (before: string, after: string) => `From ${before} to ${after}`,
  plan: 'The plan',
  planLead: 'What they mean to do about it, as it stands today.',
  yourself: 'Curious how you would do?',
  take: 'Take the assessment yourself',

  failed: {
    headline: 'The results could not be loaded',
    text: 'Check your connection, then try again.',
    action: 'Try again',
  },

  dead: {
    headline: 'This link shows nothing any more',
    lead: 'It has expired, was taken back, or lost a letter on its way to you.',
    what: 'What you can do',
    steps: [
      'If you copied the link, make sure that you have all of it, to the last letter.',
      'Ask whoever gave it to you for a new one. They make it on their results, with the button Share.',
    ],
    home: 'Go to the home page',
  },
} as const;
