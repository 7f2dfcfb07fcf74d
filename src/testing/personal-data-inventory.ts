import type { StoredKind } from '#content/privacy.ts';
import type { Database } from '#db/database.ts';

/** What a column holds that says nothing about a person; or, if it does, its paragraph in the privacy notice. */
type Column = string | { kind: StoredKind; notExported?: string };

const exported = (kind: StoredKind): Column => ({ kind });
const notExported = (kind: StoredKind, why: string): Column => ({ kind, notExported: why });

const RANDOM = 'a random number';
const NO_WAY = 'nothing leads from a person to a form but the link in their mail';
const ONLY_BROWSER = 'for minutes; only the browser that began to sign in knows whose it is';

/**
 * What each column of the database holds about a person. Tests compare it with the columns that there are, look for
 * the values in the export, and search every column after an erasure.
 */
const inventory: {
  // More than the program knows: a column that only an earlier version uses is still there.
  [Table in keyof Database]: Record<keyof Database[Table], Column> & Record<string, Column>;
} = {
  assessment: {
    reset_at: exported('answers'),
    retake_at: exported('mail'),
    started_at: exported('answers'),
    completed_at: exported('answers'),
    started_in: exported('answers'),
    verified_at: exported('email'),
    source: exported('answers'),
    id: RANDOM,
    session_id: notExported(
      'answers',
      'opens the assessment: its creator has it, someone who only verified its email must not',
    ),
    email: exported('email'),
    current_question_index: exported('answers'),
    is_completed: exported('answers'),
    overall_score: exported('answers'),
    category_scores: exported('answers'),
    created_at: exported('answers'),
    answered_count: exported('answers'),
    access_epoch: 'how often earlier rights were removed',
  },
  response: {
    assessment_id: 'the assessment that the rating belongs to',
    competency_id: exported('answers'),
    category: 'the area of a competency, the same for everyone',
    question1_rating: exported('answers'),
    question2_rating: exported('answers'),
    average_rating: exported('answers'),
    answered_at: exported('answers'),
  },
  plan: {
    created_at: exported('plan'),
    reminded_until: exported('plan'),
    next_reminder_at: exported('plan'),
    assessment_id: 'the assessment that the plan was made from',
    content: exported('plan'),
    time_zone: exported('plan'),
    changed_at: exported('plan'),
  },
  share_link: {
    assessment_id: 'the assessment that the link leads to',
    id: RANDOM,
    token_hash: notExported('sharing', 'opens the results, and says nothing about the person'),
    name: exported('sharing'),
    shared_by: exported('sharing'),
    with_plan: exported('sharing'),
    with_feedback: exported('sharing'),
    compared_with: exported('sharing'),
    access_epoch: 'whether rights were removed after the link was made',
    compared_epoch: 'whether rights were removed after the link was made',
    created_at: exported('sharing'),
    expires_at: exported('sharing'),
    last_opened_at: exported('sharing'),
  },
  feedback_round: {
    assessment_id: 'the assessment of the round',
    id: RANDOM,
    kind: exported('feedback'),
    state: exported('feedback'),
    name: exported('feedback'),
    created_at: exported('feedback'),
    invited: exported('feedback'),
    answered: exported('feedback'),
    declined: exported('feedback'),
    bounced: exported('feedback'),
    competency_ids: exported('feedback'),
    starts_on: exported('feedback'),
    closes_on: exported('feedback'),
    is_extended: exported('feedback'),
    roles: exported('feedback'),
    mailbox: notExported('feedback', 'computed from the address, which is exported'),
    access_epoch: 'whether rights were removed after the round was made',
  },
  feedback_result: {
    round_id: 'the round of the result',
    result: exported('feedback'),
  },
  feedback_invitation: {
    address: exported('feedback'),
    role: exported('feedback'),
    state: exported('feedback'),
    reminders: exported('feedback'),
    id: RANDOM,
    round_id: 'the round of the invitation',
    token_hashes: notExported('feedback', 'open the form, and say nothing about the person'),
  },
  feedback_form: {
    id: RANDOM,
    round_id: 'the round of the form',
    role: notExported('feedback', NO_WAY),
    state: notExported('feedback', NO_WAY),
    ratings: notExported('feedback', NO_WAY),
    texts: notExported('feedback', NO_WAY),
    token_hash: 'random, opens the form',
    editor_hash: 'random, opens the form in one browser',
  },
  mail: {
    kind: exported('mail'),
    address: exported('email'),
    assessment_id: 'the assessment that the mail is about',
    state: exported('mail'),
    created_at: exported('mail'),
    tried_at: exported('mail'),
    sent_at: exported('mail'),
    id: RANDOM,
    invitation_id: 'the invitation that the mail is about',
    sealed_token: 'random, encrypted, opens a form until the mail is sent',
    attempts: 'how often it was attempted',
    due_at: 'when it is attempted next',
  },
  mail_link: {
    purpose: exported('mail'),
    created_at: exported('mail'),
    expires_at: exported('mail'),
    mail_id: 'the mail that contains the link',
    token_hash: notExported('mail', 'opens what the mail is about, and says nothing itself'),
  },
  address_mark: {
    refused_at: exported('mail'),
    unsubscribed_at: exported('mail'),
    no_feedback_at: exported('feedback'),
    fingerprint: notExported('mail', 'computed from the address, which is exported'),
  },
  contact: {
    proved_at: exported('practice'),
    state: exported('practice'),
    note: exported('practice'),
    edited_at: exported('practice'),
    id: RANDOM,
    address: exported('email'),
    first_at: exported('answers'),
    last_at: exported('answers'),
    assessments: 'the number of assessments under the address',
    assessment_id: 'the assessment that is shown first',
    answered_count: notExported('answers', 'counts the answers, which are exported'),
    completed_at: exported('answers'),
    overall_score: exported('answers'),
    weakest_area: notExported('answers', 'follows from the answers, which are exported'),
    source: exported('answers'),
    words: notExported('practice', 'the words of the address and the note, for the search'),
  },
  booking: {
    booked_on: exported('booking'),
    cancelled_on: exported('booking'),
    reference: 'a hash of the scheduler’s number, so that repeated reports count once',
    contact_id: 'the contact who booked',
    source: 'the source of the visit, for statistics',
  },
  webhook_delivery: {
    event: exported('passedOn'),
    assessment_id: 'the assessment of the event',
    created_at: exported('passedOn'),
    id: RANDOM,
    endpoint_id: 'the program of the practice that is notified',
    payload: notExported('passedOn', 'repeats what is exported'),
    address: exported('email'),
    state: 'whether the program accepted it',
    attempts: 'how often it was sent',
    last_status: 'what the program answered',
    last_error: 'why the last attempt failed',
    tried_at: 'when it was last sent',
    due_at: 'when it is sent next',
  },
  user: {
    id: RANDOM,
    issuer: exported('signIn'),
    subject: exported('signIn'),
    first_name: exported('signIn'),
    last_name: exported('signIn'),
    profile_image_url: exported('signIn'),
    created_at: exported('signIn'),
  },
  session: {
    created_at: exported('signIn'),
    last_used_at: exported('signIn'),
    expires_at: exported('signIn'),
    office_grant: exported('signIn'),
    office_name: exported('signIn'),
    token_hash: notExported('signIn', 'opens the session, and says nothing about the person'),
    user_id: 'the user who is signed in',
    id_token: notExported('signIn', 'signs out at the provider; its claims are exported'),
  },
  sign_in: {
    key_hash: notExported('signIn', ONLY_BROWSER),
    return_to: notExported('signIn', ONLY_BROWSER),
    expires_at: notExported('signIn', ONLY_BROWSER),
    nonce: 'random, against forged replies',
    code_verifier: 'random, against stolen replies',
  },
  chat_usage: {
    since: exported('chat'),
    conversations: exported('chat'),
    messages: exported('chat'),
    tokens: exported('chat'),
    user_id: 'the user who is counted',
  },
  conversation: {
    id: RANDOM,
    title: exported('chat'),
    created_at: exported('chat'),
    updated_at: exported('chat'),
    user_id: 'the user who writes',
  },
  message: {
    id: RANDOM,
    role: exported('chat'),
    content: exported('chat'),
    sources: exported('chat'),
    card: exported('chat'),
    status: 'whether the reply is complete',
    created_at: exported('chat'),
    conversation_id: 'the conversation of the message',
    position: 'the order in the conversation',
    question_id: 'the question that is answered',
    heartbeat_at: 'whether the reply is still being written',
    read_at: 'whether someone waits for the reply',
  },
  chat_results: {
    text: exported('chat'),
    agreed_at: exported('chat'),
    assessment_id: 'the assessment of the results',
    conversation_id: 'the conversation that it is for',
    access_epoch: 'whether rights were removed since',
  },
  office_event: {
    whom: exported('email'),
    id: RANDOM,
    happened_at: 'when a member of the office did something',
    who: 'the member of the office',
    what: 'what the member did',
    detail: 'how many, or the new status; never the words of a note',
  },
  mail_count: {
    mail_id: RANDOM,
    fingerprint: 'the recipient of a mail of the last day, in a form no one can read back',
    share: 'whether that mail was asked for, promised, due, or an invitation',
    is_verified: 'whether its address was verified',
    counted_at: 'when that mail went out',
  },
  feedback_count: {
    fingerprint: 'the leader of a round of the last year, in a form no one can read back',
    kind: 'the kind of the round',
    counted_at: 'when the round was made',
    round_id: RANDOM,
    published_on: 'when its result was published',
  },
  webhook_endpoint: {
    id: RANDOM,
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
    reference: RANDOM,
    event: 'what was done',
    amount: 'how many, without names',
    happened_at: 'when it was done',
  },
  counted: {
    key: RANDOM,
    counted_at: 'when visits or tokens were added up',
  },
  norm_snapshot: {
    taken_at: 'when all people were summed up',
    norms: 'figures of at least 100 people together',
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

const columns = Object.entries(inventory).flatMap(([table, entries]) =>
  Object.entries<Column>(entries).map(([column, entry]) => ({ table, column, entry })),
);

/** Every column that holds something about a person. */
export const personalColumns: readonly PersonalColumn[] = columns.flatMap(
  ({ table, column, entry }) =>
    typeof entry === 'string'
      ? []
      : [{ table, column, kind: entry.kind, isExported: entry.notExported === undefined }],
);

/** Tables with such a column. */
export const personalTables = [...new Set(personalColumns.map(({ table }) => table))];

/** Every column that holds nothing about a person, as `table.column`. */
export const impersonalColumns: readonly string[] = columns.flatMap(({ table, column, entry }) =>
  typeof entry === 'string' ? [`${table}.${column}`] : [],
);
