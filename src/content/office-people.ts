import type { ContactProgress, ContactState } from '#domain/contact.ts';

export const stateWords: Record<ContactState, string> = {
  new: 'New',
  contacted: 'Contacted',
  in_conversation: 'In conversation',
  client: 'Client',
  not_now: 'Not now',
};

export const progressWords: Record<ContactProgress, string> = {
  empty: 'Nothing rated',
  unfinished: 'Begun',
  completed: 'Completed',
};

/** What the pages of the office say about those who gave an address. */
export const officePeople = {
  lead: 'Everybody who gave an email address with the assessment.',
  file: 'Download as CSV',
  table: 'People',
  filters: {
    label: 'Filter people',
    search: 'Address or note',
    state: 'State',
    progress: 'Progress',
    area: 'Weakest area',
    source: 'Source',
    from: 'Last here from',
    to: 'Last here until',
    any: 'Any',
    noSource: 'Not known',
  },
  columns: {
    address: 'Address',
    state: 'State',
    last: 'Last here',
    progress: 'Rated',
    completed: 'Completed',
    overall: 'Overall',
    area: 'Weakest area',
    source: 'Source',
  },
  typed: 'unverified',
  proved: 'verified',
  noted: 'note',
  nobody: {
    title: 'Nobody has given an address yet',
    text: 'Whoever saves an assessment or opens its results with an email address stands here from then on.',
  },
  noMatch: {
    title: 'Nobody fits these filters',
    text: 'Take a filter away, or look for the beginning of another word.',
  },
  noPage: { title: 'There are not so many people', back: 'Go to the first page' },
  shown: (first: number, last: number, total: number) =>
    `${amount(first)} to ${amount(last)} of ${amount(total)}`,

  person: {
    /** Until their address is known. */
    title: 'Person',
    back: 'All people',
    facts: 'In brief',
    terms: {
      first: 'First here',
      last: 'Last here',
      assessments: 'Assessments',
      source: 'Source',
    },
    provedOn: (date: string) =>
      `Verified on ${date}: someone opened a link that was mailed to this address.`,
    onlyTyped: 'Unverified: no one has opened a link that was mailed to this address.',
    notes: {
      title: 'State and note',
      lead: 'For the practice alone. Whoever reads mail at this address can see both: they are part of the copy of their own data.',
      state: 'State',
      note: 'Note',
      save: 'Save',
      conflict: 'What stands there now',
      conflictText:
        'Somebody changed it meanwhile. Your words are still above: change them as you like, and save again.',
      noNote: 'No note',
    },
    assessments: {
      title: 'Assessments',
      begun: 'Begun',
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
    nothingRated: 'Nothing is rated in this assessment yet.',
    mails: {
      title: 'Emails sent',
      none: 'No email was sent to this address.',
      kind: 'Email',
      state: 'State',
      date: 'When',
    },
    bookings: {
      title: 'Calls booked',
      booked: 'Booked',
      cancelled: 'Cancelled',
      kept: 'no',
    },
    events: { title: 'What was done here', none: 'Nothing yet.' },
    erasing: {
      title: 'Erase',
      lead: 'Erases every assessment under this address with its answers, the emails that wait to be sent, and your note. This cannot be undone. Backups hold it for as long as the privacy notice says.',
      open: 'Erase this person',
      description:
        'Everything under the address goes at once and for good. Type the word to go on.',
      action: 'Erase',
      pending: 'Erasing…',
      failed: 'This person could not be erased.',
      done: 'The person was erased',
    },
  },

  log: {
    lead: 'Every person that was looked at, every file that was made, every change: who, when, and what. Kept for a year.',
    table: 'Log of the office',
    columns: { when: 'When', what: 'What', whom: 'Whom', who: 'Who', detail: 'Details' },
    none: {
      title: 'Nothing was done yet',
      text: 'Whoever opens a person or changes something is noted here.',
    },
    noPage: { title: 'The log does not go back so far', back: 'Go to the first page' },
  },
} as const;

const deeds: Record<string, string> = {
  people_exported: 'Downloaded a file of people',
  person_viewed: 'Looked at a person',
  person_changed: 'Changed a state or a note',
  person_erased: 'Erased a person',
  settings_changed: 'Changed the site',
  portrait_uploaded: 'Uploaded a portrait',
  endpoint_changed: 'Changed a webhook',
  delivery_replayed: 'Sent a webhook again',
};

/** What somebody did; of what is not known here its name. */
export const deedWords = (what: string): string => deeds[what] ?? what.replaceAll('_', ' ');

const amount = (value: number): string => value.toLocaleString('en');
