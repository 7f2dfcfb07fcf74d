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
  unfinished: 'In progress',
  completed: 'Completed',
};

/** The words of the office's pages about contacts and of its audit log. */
export const officePeople = {
  lead: 'Everyone who left an email address with an assessment.',
  file: 'Download as CSV',
  table: 'People',
  filters: {
    label: 'Filter people',
    search: 'Address or note',
    state: 'Status',
    progress: 'Progress',
    area: 'Weakest area',
    source: 'Source',
    from: 'Active from',
    to: 'Active until',
    any: 'Any',
    noSource: 'Unknown',
  },
  columns: {
    address: 'Address',
    state: 'Status',
    last: 'Last active',
    progress: 'Rated',
    completed: 'Completed',
    overall: 'Overall',
    area: 'Weakest area',
    source: 'Source',
  },
  unverified: 'unverified',
  verified: 'verified',
  noted: 'note',
  empty: {
    title: 'No contacts yet',
    text: 'People appear here once they save an assessment or open its results with an email address. To begin, share a link to the assessment.',
  },
  noMatch: {
    title: 'No one matches these filters',
    text: 'Remove a filter, or search for the beginning of another word.',
  },
  noPage: { title: 'This page is empty', back: 'Go to the first page' },
  shown: (first: number, last: number, total: number) =>
    `${amount(first)} to ${amount(last)} of ${amount(total)}`,

  person: {
    /** Shown until the address has loaded. */
    title: 'Contact',
    back: 'All people',
    facts: 'Summary',
    terms: {
      first: 'First active',
      last: 'Last active',
      assessments: 'Assessments',
      source: 'Source',
    },
    verifiedOn: (date: string) =>
      `Verified on ${date}: someone opened a link that was mailed to this address.`,
    unverified: 'Unverified: no one has opened a link that was mailed to this address.',
    notes: {
      title: 'Status and note',
      lead: 'Only your practice sees these. If this person asks for a copy of their data, both are in it.',
      state: 'Status',
      note: 'Note',
      save: 'Save',
      conflict: 'Saved version',
      conflictText:
        'Someone else changed this. Your text is still above: edit it, then save again.',
      noNote: 'No note',
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
    nothingRated: 'Nothing rated in this assessment yet.',
    mails: {
      title: 'Emails sent',
      none: 'No emails sent to this address yet.',
      kind: 'Email',
      state: 'Status',
      date: 'When',
    },
    bookings: {
      title: 'Calls booked',
      booked: 'Booked',
      cancelled: 'Canceled',
      kept: 'no',
    },
    events: { title: 'Activity', none: 'No activity yet.' },
    erasing: {
      title: 'Erase',
      lead: 'Erases every assessment under this address with its answers, emails not sent yet, and your note. This cannot be undone. Backups keep it for as long as the privacy notice says.',
      open: 'Erase this contact',
      description: 'This erases everything under the address for good. Type the word to confirm.',
      action: 'Erase',
      pending: 'Erasing…',
      failed: 'The contact could not be erased.',
      done: 'Contact erased',
    },
  },

  log: {
    lead: 'Who viewed a contact, downloaded a file, or changed something, and when. Entries are kept for a year.',
    table: 'Audit log',
    columns: { when: 'When', what: 'Action', whom: 'Contact', who: 'By', detail: 'Details' },
    none: {
      title: 'No entries yet',
      text: 'An entry appears here each time someone views a contact or changes something.',
    },
    noPage: { title: 'The log does not go back that far', back: 'Go to the first page' },
  },
} as const;

const actionNames: Record<string, string> = {
  people_exported: 'Downloaded the contacts',
  person_viewed: 'Viewed a contact',
  person_changed: 'Changed a status or note',
  person_erased: 'Erased a contact',
  settings_changed: 'Changed site settings',
  portrait_uploaded: 'Uploaded a portrait',
  endpoint_changed: 'Changed a webhook',
  delivery_replayed: 'Resent a webhook',
};

/** An action in the audit log, in words if it has any. */
export const actionName = (what: string): string => actionNames[what] ?? what.replaceAll('_', ' ');

const amount = (value: number): string => value.toLocaleString('en');
