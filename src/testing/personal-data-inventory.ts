import type { StoredKind } from '#content/privacy.ts';
import type { Database } from '#db/database.ts';
import { tables } from '#server/own-data/own-data.tables.ts';

/** Tables without personal data, and what their columns hold. A new table goes here or into `own-data.tables.ts`. */
const impersonalTables: {
  [Table in Exclude<keyof Database, keyof typeof tables>]: Record<keyof Database[Table], string>;
} = {
  mail_count: {
    mail_id: 'a random number',
    fingerprint: 'the recipient of a mail of the last day, in a form no one can read back',
    share: 'whether that mail was asked for, promised, due, or an invitation',
    is_verified: 'whether its address was verified',
    counted_at: 'when that mail went out',
  },
  feedback_count: {
    fingerprint: 'the leader of a round of the last year, in a form no one can read back',
    kind: 'the kind of the round',
    counted_at: 'when the round was made',
    round_id: 'a random number',
    published_on: 'when its result was published',
  },
  webhook_endpoint: {
    id: 'a random number',
    url: 'the address of a program of the practice',
    events: 'the events that the program is subscribed to',
    secret: 'random, sealed, to sign with',
    previous_secret: 'random, sealed, to sign with',
    previous_until: 'when the previous secret expires',
    off_reason: 'whether the program is notified',
    failing_since: 'when it began to fail',
    busy_until: 'whether a message is being sent to it',
    created_at: 'when the practice added it',
  },
  audit_event: {
    reference: 'a random number',
    event: 'what was done',
    amount: 'how many, without names',
    happened_at: 'when it was done',
  },
  counted: {
    key: 'a random number',
    counted_at: 'when visits or tokens were added up',
  },
  visit_sum: {
    day: 'a sum of a day',
    page: 'the page that was opened',
    source: 'the source of the visits',
    device: 'a phone, a tablet, or another computer',
    visits: 'how often',
  },
  past_assessment: {
    started_on: 'a day',
    source: 'the source of the visits',
    answered_count: 'how many competencies were rated',
    stopped_at: 'where an assessment stopped',
    is_completed: 'whether it was completed',
    has_email: 'whether there was an address, which is deleted',
    minutes: 'how long it took',
  },
  rating_sum: {
    day: 'a sum of a day',
    source: 'the source of the visits',
    competency_id: 'what was rated',
    people: 'by how many people',
    total: 'the sum of their ratings',
  },
  rating_due: {
    day: 'a day whose sums are computed again',
  },
  chat_site_usage: {
    id: 'there is one row',
    since: 'when the day of the site began',
    tokens: 'what all replies of that day cost together',
  },
  passage: {
    id: 'a part of the site',
    title: 'a heading of the site',
    path: 'an address of the site',
    text: 'what the site says',
    said: 'how leaders ask about a part of the site',
    search: 'the words of a part of the site',
  },
  site_version: {
    number: 'counts the versions of the site',
    saved_at: 'when the practice changed its own site',
    saved_by: 'the member of the practice who changed its own site',
    settings: 'what the practice publishes about itself',
    changed: 'which words and links of the site were changed',
  },
  site_image: {
    hash: 'a picture that the practice publishes',
    width: 'a picture that the practice publishes',
    bytes: 'a picture that the practice publishes',
    created_at: 'when the practice uploaded it',
  },
};

interface PersonalColumn {
  table: string;
  column: string;
  /** Its paragraph in the privacy notice. */
  kind: StoredKind;
  isExported: boolean;
}

/** Every column that holds something about a person. */
export const personalColumns: readonly PersonalColumn[] = Object.entries(tables).flatMap(
  ([table, { columns }]) =>
    Object.entries(columns).flatMap(([column, entry]) =>
      'kind' in entry
        ? [{ table, column, kind: entry.kind, isExported: !('notExported' in entry) }]
        : [],
    ),
);

export const personalTables = Object.keys(tables);

/** Every column that holds nothing about a person, as `table.column`. */
export const impersonalColumns: readonly string[] = [
  ...Object.entries(tables).flatMap(([table, { columns }]) =>
    Object.entries(columns)
      .filter(([, entry]) => 'impersonal' in entry)
      .map(([column]) => `${table}.${column}`),
  ),
  ...Object.entries(impersonalTables).flatMap(([table, columns]) =>
    Object.keys(columns).map((column) => `${table}.${column}`),
  ),
];
