import type { AreaName } from '#domain/areas.ts';
import { competencyCount } from '#domain/competency-count.ts';
import { competencies } from '#domain/competencies.ts';
import type { ContactOrder, ContactProgress, ContactState, ContactView } from '#domain/contact.ts';
import { PRIORITY_BELOW } from '#domain/development.ts';
import { inWords, storedFor } from '#domain/retention.ts';
import { formatAverage, formatScore } from '#domain/score-format.ts';

export const stateWords: Record<ContactState, string> = {
  new: 'New',
  contacted: 'Contacted',
  in_conversation: 'In conversation',
  client: 'Client',
  not_now: 'Not now',
};

export const progressWords: Record<ContactProgress, string> = {
  empty: 'Nothing rated',
  unfinished: 'In progress',
  completed: 'Completed',
};

export const viewWords: Record<ContactView | 'all', string> = {
  to_call: 'Waiting',
  in_conversation: 'In conversation',
  booked: 'Booked',
  all: 'All',
};

export const orderWords: Partial<Record<ContactOrder, string>> = {
  '-last': 'Latest activity first',
  last: 'Earliest activity first',
  '-completed': 'Latest completion first',
  completed: 'Earliest completion first',
  overall: 'Lowest overall first',
  '-overall': 'Highest overall first',
  area: 'Weakest area, A to Z',
  '-area': 'Weakest area, Z to A',
  address: 'Contact, A to Z',
  '-address': 'Contact, Z to A',
  state: 'Status, A to Z',
  '-state': 'Status, Z to A',
  source: 'Source, A to Z',
  '-source': 'Source, Z to A',
};

export const officePeople = {
  leads: {
    all: 'Everyone who left an email address.',
    to_call: 'Contacts who completed the assessment, are still new, and have not booked a call.',
    in_conversation: 'Contacts whose status is Contacted or In conversation.',
    booked: 'Contacts who booked a call, as your scheduler reported it.',
  },
  views: 'Views',
  file: 'Download as CSV',
  table: 'Contacts',
  filters: {
    label: 'Filter contacts',
    search: 'Address or note',
    state: 'Status',
    progress: 'Progress',
    area: 'Weakest area',
    source: 'Source',
    from: 'Active from',
    to: 'Active until',
    any: 'Any',
    noSource: 'Unknown',
    sort: 'Sort by',
  },
  columns: {
    address: 'Contact',
    state: 'Status',
    assessment: 'Assessment',
    overall: 'Overall',
    area: 'Weakest area',
    weakest: 'Weakest',
    last: 'Last active',
    source: 'Source',
  },
  unverified: 'unverified',
  verified: 'verified',
  noted: 'note',
  booked: 'Booked',
  completed: 'Completed',
  soFar: 'so far',
  rated: (count: number) => `${count} of ${competencyCount} rated`,
  empty: {
    title: 'No contacts yet',
    text: 'People appear here once they save an assessment or open its results with an email address. To begin, share a link to the assessment.',
  },
  noMatch: {
    title: 'No contacts match these filters',
    text: 'Clear a filter, or try another word.',
    clear: 'Clear filters',
  },
  noneInView: {
    title: 'No contacts in this view',
    to_call: 'Contacts who completed the assessment appear here until you change their status.',
    in_conversation:
      'Contacts appear here once you set their status to Contacted or In conversation.',
    booked: 'Contacts appear here once your scheduler reports that they booked a call.',
  },
  noPage: { title: 'This page is empty', back: 'Go to the first page' },
  found: (count: number) => (count === 1 ? '1 person' : `${amount(count)} people`),
  shown: (first: number, last: number, total: number) =>
    `${amount(first)} to ${amount(last)} of ${amount(total)}`,

  contact: {
    unknown: {
      title: 'No such contact',
      text: 'It may have been erased, or its address may have changed.',
      back: 'Back to People',
    },
    /** Shown until the address has loaded. */
    title: 'Contact',
    back: 'People',
    email: {
      write: 'Write an email',
      to: (address: string) => `Email to ${address}`,
      subject: 'Subject',
      text: 'Text',
      hint: 'Edit it here or in your email program. You can change the text to start with in the site settings.',
      open: 'Open in email program',
      copy: 'Copy text',
      copied: 'Copied. Paste it into a new email.',
      selected: 'Not copied. The text is selected: copy it yourself.',
      refused: (date: string) =>
        `Their mail server rejected this site’s email on ${date}. Yours may not arrive either.`,
      unsubscribed: (date: string) =>
        `They turned off this site’s reminders on ${date}. Write only if they expect it.`,
    },
    summary: 'Summary',
    terms: {
      call: 'Call',
      overall: 'Overall',
      area: 'Weakest area',
      weakest: 'Weakest competencies',
      first: 'First active',
      last: 'Last active',
      assessments: 'Assessments',
      source: 'Source',
    },
    bookedOn: (date: string) => `Booked on ${date}`,
    notBooked: 'Not booked',
    tied: (areas: string) => `Tied: ${areas}`,
    tooFew: 'Too few competencies rated',
    verifiedOn: (date: string) =>
      `Verified on ${date}: someone opened a link that was mailed to this address.`,
    unverified: 'Unverified: no one has opened a link that was mailed to this address.',
    notes: {
      title: 'Status and note',
      lead: 'Only your practice sees these. If this contact asks for their data, the copy includes both.',
      state: 'Status',
      note: 'Note',
      save: 'Save changes',
      conflict: 'Not saved: someone else changed this',
      conflictText:
        'Your text is still above. Add what you need from theirs, then save: your version replaces theirs.',
      theirState: 'Their status',
      theirNote: 'Their note',
      noNote: 'No note',
      discard: 'Use their version',
    },
    ask: {
      title: 'Ask first',
      lead: 'One question for each competency that a plan would start with.',
      none: (isRated: boolean) =>
        isRated
          ? `No competency is below ${formatAverage(PRIORITY_BELOW)}. Ask who would rate one differently.`
          : 'Questions appear here once a competency is rated.',
    },
    brief: {
      action: 'Print session brief',
      title: 'Session brief',
      what: 'the session brief',
      of: (date: string, overall: string) => `Results of ${date}. Overall ${overall}.`,
      highest: 'Highest',
      lowest: 'Lowest',
      changed: (date: string) => `Since ${date}`,
      plan: 'Plan',
      planText: 'The office does not show plans. Ask what they chose to do, and what is done.',
      start: (competency: string, action: string) => `First step for ${competency}: ${action}`,
    },
    assessments: {
      title: 'Assessments',
      started: 'Started',
      completed: 'Completed',
      rated: 'Rated',
      overall: 'Overall',
      source: 'Source',
      address: 'Address',
      verified: 'Verified',
      unverified: 'Unverified',
      show: (date: string) => `Show the results of ${date}`,
      shown: 'shown below',
    },
    results: (date: string) => `Results of ${date}`,
    ranking: 'Strongest and weakest competencies',
    areas: 'Area overview',
    breakdown: 'Areas in detail',
    nothingRated: 'Nothing rated in this assessment yet.',
    mails: {
      title: 'Emails sent',
      none: `No emails on record. The record of a link that someone asked for is deleted after ${inWords(storedFor.askedMail)}.`,
      kind: 'Email',
      state: 'Status',
      date: 'When',
    },
    bookings: {
      title: 'Calls booked',
      booked: 'Booked',
      canceled: 'Canceled',
      notCanceled: 'No',
    },
    events: { title: 'Activity', none: 'No activity yet.' },
    erasing: {
      title: 'Erase',
      lead: 'Erases every assessment under this address with its answers, emails not sent yet, and your note. This cannot be undone. Backups may hold a copy until they expire.',
      open: 'Erase this contact',
      question: 'Erase this contact?',
      description: 'This permanently erases everything stored under this address.',
      action: 'Erase contact',
      pending: 'Erasing…',
      failed: 'The contact could not be erased. Please try again.',
      done: 'Contact erased',
    },
  },
} as const;

/** The weakest area, or that several tie for it, or that none is weak. */
export function weakestWords(areas: readonly AreaName[], isCompleted: boolean): string {
  const none = isCompleted ? `No area below ${formatAverage(PRIORITY_BELOW)}` : '–';
  return areas.length > 1 ? 'Several areas tied' : (areas[0] ?? none);
}

/** The lowest-rated competencies, such as 'Influence 2.0'. */
export function lowestWords({ average, competencyIds }: LowestRated): string {
  const names = competencies.flatMap(({ id, name }) => (competencyIds.includes(id) ? [name] : []));
  const [first, second] = names;
  if (names.length === 1) return `${first}\u00a0${formatScore(average)}`;
  if (names.length === competencies.length) return `all equal at\u00a0${formatScore(average)}`;
  const others = names.length === 2 ? second : `${names.length - 1} more`;
  return `${first} and ${others}, each\u00a0${formatScore(average)}`;
}

interface LowestRated {
  /** × 100. */
  average: number;
  competencyIds: readonly string[];
}

export function agoWords(days: number): string {
  if (days <= 0) return 'today';
  if (days === 1) return 'yesterday';
  if (days < 14) return `${days} days ago`;
  return days < 60 ? `${Math.floor(days / 7)} weeks ago` : `${Math.floor(days / 30)} months ago`;
}

const amount = (value: number): string => value.toLocaleString('en');
