import { sql, type Selectable, type Transaction } from 'kysely';
import { z } from 'zod';
import type { StoredKind } from '#content/privacy.ts';
import { anyOf, type Db } from '#db/client.ts';
import type { Database } from '#db/database.ts';
import { type AssessmentRow, responseColumns } from '#db/tables/assessment.tables.ts';
import type { UserRow } from '#db/tables/auth.tables.ts';
import { planColumns } from '#db/tables/plan.tables.ts';
import { shareLinkColumns } from '#db/tables/sharing.tables.ts';
import { contactStates } from '#domain/contact.ts';
import * as feedback from '#domain/feedback/feedback.ts';
import { idSchema } from '#domain/id.ts';
import { mailKinds } from '#domain/mail.ts';
import { eraseAssessments } from '#server/assessment/owned.service.ts';
import { messageOutput, sourceOutput } from '#server/chat/chat.schemas.ts';
import { forgetRater } from '#server/feedback/rater.service.ts';
import { resultSchema } from '#domain/feedback/result.ts';

/*
 * What each table stores about a person. The export, its schema, the erasure, and the tests of the privacy
 * notice follow from these descriptors. A column that is missing here does not compile. They are one file,
 * so that a new column opens no other, and a review of the notice reads one list.
 */

/** How a column relates to a person. `StoredKind` names its paragraph in the privacy notice. */
type Column =
  /** Exported under its own name in camel case, or this one. The order here is the order of the export. */
  | { kind: StoredKind; schema: z.ZodType; as?: string }
  /** Exported by the feature's own view. */
  | { kind: StoredKind; inView: true }
  | { kind: StoredKind; notExported: string }
  /** Says nothing about the person; exported if it has a schema. */
  | { impersonal: string; schema?: z.ZodType };

const exported = <Schema extends z.ZodType>(
  kind: StoredKind,
  schema: Schema,
  description?: string,
) => ({ kind, schema: description === undefined ? schema : schema.meta({ description }) });
const inView = (kind: StoredKind) => ({ kind, inView: true }) as const;
const notExported = (kind: StoredKind, why: string) => ({ kind, notExported: why });
const impersonal = (why: string) => ({ impersonal: why });
const impersonalExported = <Schema extends z.ZodType>(why: string, schema: Schema) => ({
  impersonal: why,
  schema,
});

type CamelCase<Name> = Name extends `${infer Word}_${infer Rest}`
  ? `${Word}${Capitalize<CamelCase<Rest>>}`
  : Name;
const camelCase = (name: string) =>
  name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

type NameOf<Key, Entry> = Entry extends { schema: z.ZodType }
  ? Entry extends { as: infer Name extends string }
    ? Name
    : CamelCase<Key>
  : never;
type Shape<Columns> = {
  -readonly [Key in keyof Columns as NameOf<Key, Columns[Key]>]: Columns[Key] extends {
    schema: infer Schema extends z.ZodType;
  }
    ? Schema
    : never;
};

interface Person {
  assessments: readonly AssessmentRow[];
  user: UserRow | null;
  /** The addresses that they verified. */
  emails: readonly string[];
}

/** How the rows of a person are erased: by this function, with the rows of another table, or not. */
type Erasure =
  | ((trx: Transaction<Database>, person: Person) => Promise<number>)
  | keyof Database
  | { stays: string };

type ColumnOf<Table extends keyof Database> = keyof Database[Table] & string;
type Exported<Columns> = {
  [Key in keyof Columns]: Columns[Key] extends { schema: z.ZodType } ? Key : never;
}[keyof Columns];

interface Definition<Table extends keyof Database, Columns, By, Selected> {
  columns: Columns;
  erased: Erasure;
  /** Rows are found by the values of this column. */
  by?: By;
  order?: readonly ColumnOf<Table>[];
  /** The columns to read: by default the exported ones, and `by`. */
  select?: readonly Selected[];
}

function table<
  Table extends keyof Database,
  const Columns extends Record<ColumnOf<Table>, Column>,
  By extends ColumnOf<Table> = never,
  Selected extends ColumnOf<Table> = (Exported<Columns> & ColumnOf<Table>) | By,
>(
  name: Table,
  { columns, erased, by, order = [], select }: Definition<Table, Columns, By, Selected>,
) {
  type Row = Selectable<Database[Table]>;
  const named = Object.entries<Column>(columns).flatMap(([column, entry]) =>
    'schema' in entry && entry.schema
      ? [{ column, as: ('as' in entry && entry.as) || camelCase(column), schema: entry.schema }]
      : [],
  );
  const selected = (select ?? [
    ...new Set([...(by ? [by] : []), ...named.map(({ column }) => column)]),
  ]) as Selected[];
  const shape = Object.fromEntries(named.map(({ as, schema }) => [as, schema])) as Shape<Columns>;
  const schema = z.object(shape);
  return {
    columns: columns as Record<string, Column>,
    erased,
    selected,
    schema,
    /** The exported fields of a row. Without a row, all are null. */
    view: (row: object | undefined) =>
      Object.fromEntries(
        named.map(({ column, as }) => {
          const value = (row as Record<string, unknown> | undefined)?.[column] ?? null;
          return [as, value instanceof Date ? value.toISOString() : value];
        }),
      ) as z.infer<typeof schema>,
    find: async (db: Db, values: [By] extends [never] ? never : readonly string[]) => {
      let query = db
        .selectFrom(name as 'session')
        .select(selected as never)
        .where(by as never, '=', anyOf(values) as never);
      for (const column of order) query = query.orderBy(column as never);
      return (await query.execute()) as unknown as Pick<Row, Selected & keyof Row>[];
    },
  };
}

const moment = z.iso.datetime();
const momentOrNull = moment.nullable();
const textOrNull = z.string().nullable();
const count = z.int().min(0);
const RANDOM = 'a random number';

const assessment = table('assessment', {
  erased: async (trx, { assessments, emails, user: erased }) => {
    const ids = assessments.map(({ id }) => id);
    const person = { addresses: emails, userId: erased?.id };
    return (await eraseAssessments(trx, ids, person)).length;
  },
  by: 'id',
  columns: {
    reset_at: exported('answers', momentOrNull, 'When its responses were last cleared'),
    retake_at: exported('mail', momentOrNull, 'When a reminder to retake it is sent'),
    started_at: exported('answers', momentOrNull, 'When the first competency was rated'),
    completed_at: exported('answers', momentOrNull),
    started_in: exported(
      'answers',
      textOrNull,
      'The kind of browser it was started in, e.g. "Firefox on Windows"',
    ),
    verified_at: exported('email', momentOrNull, 'When a link mailed to its address was opened'),
    source: exported(
      'answers',
      textOrNull,
      'The source of the visit: the host of another site, or the mark in a link',
    ),
    id: impersonal(RANDOM),
    session_id: notExported(
      'answers',
      'opens the assessment: its creator has it, someone who only verified its email must not',
    ),
    email: inView('email'),
    current_question_index: inView('answers'),
    is_completed: inView('answers'),
    overall_score: inView('answers'),
    category_scores: inView('answers'),
    created_at: inView('answers'),
    answered_count: inView('answers'),
    access_epoch: impersonal('how often earlier rights were removed'),
  },
});

const response = table('response', {
  erased: 'assessment',
  by: 'assessment_id',
  order: ['answered_at'],
  select: responseColumns,
  columns: {
    assessment_id: impersonal('the assessment that the rating belongs to'),
    competency_id: inView('answers'),
    category: impersonal('the area of a competency, the same for everyone'),
    question1_rating: inView('answers'),
    question2_rating: inView('answers'),
    average_rating: inView('answers'),
    answered_at: inView('answers'),
  },
});

const plan = table('plan', {
  erased: 'assessment',
  by: 'assessment_id',
  select: planColumns,
  columns: {
    created_at: exported('plan', moment),
    reminded_until: exported('plan', momentOrNull, 'Actions due later will still be reminded'),
    next_reminder_at: exported('plan', momentOrNull),
    assessment_id: impersonal('the assessment that the plan was made from'),
    content: inView('plan'),
    time_zone: inView('plan'),
    changed_at: inView('plan'),
  },
});

const shareLink = table('share_link', {
  erased: 'assessment',
  by: 'assessment_id',
  order: ['created_at', 'id'],
  select: shareLinkColumns,
  columns: {
    assessment_id: impersonalExported('the assessment that the link leads to', idSchema),
    id: impersonal(RANDOM),
    token_hash: notExported('sharing', 'opens the results, and says nothing about the person'),
    name: inView('sharing'),
    shared_by: inView('sharing'),
    with_plan: inView('sharing'),
    with_feedback: inView('sharing'),
    compared_with: inView('sharing'),
    access_epoch: impersonal('whether rights were removed after the link was made'),
    compared_epoch: impersonal('whether rights were removed after the link was made'),
    created_at: inView('sharing'),
    expires_at: inView('sharing'),
    last_opened_at: inView('sharing'),
  },
});

const feedbackRound = table('feedback_round', {
  erased: 'assessment',
  by: 'assessment_id',
  order: ['created_at', 'id'],
  columns: {
    assessment_id: impersonalExported('the assessment of the round', idSchema),
    id: impersonalExported(RANDOM, idSchema),
    kind: exported('feedback', z.enum(feedback.feedbackKinds)),
    state: exported('feedback', z.enum(feedback.roundStates)),
    name: exported('feedback', z.string(), 'As those invited see it'),
    created_at: exported('feedback', moment),
    invited: exported('feedback', count),
    answered: exported('feedback', count.nullable(), 'null until the round is over'),
    declined: exported('feedback', count.nullable()),
    bounced: exported('feedback', count.nullable()),
    competency_ids: exported('feedback', z.array(z.string())),
    starts_on: exported('feedback', z.iso.date()),
    closes_on: exported('feedback', z.iso.date()),
    is_extended: exported('feedback', z.boolean()),
    roles: exported('feedback', z.array(z.enum(feedback.feedbackRoles)), 'One for each invitation'),
    mailbox: notExported('feedback', 'computed from the address, which is exported'),
    access_epoch: impersonal('whether rights were removed after the round was made'),
  },
});

const feedbackResult = table('feedback_result', {
  erased: 'assessment',
  by: 'round_id',
  columns: {
    round_id: impersonal('the round of the result'),
    result: exported('feedback', resultSchema.nullable()),
  },
});

const feedbackInvitation = table('feedback_invitation', {
  erased: (trx, { emails }) => forgetRater(trx, emails),
  by: 'address',
  order: ['id'],
  columns: {
    address: exported('feedback', z.string()),
    role: exported('feedback', z.enum(feedback.feedbackRoles).nullable()),
    state: exported('feedback', z.enum(feedback.invitationStates)),
    reminders: exported('feedback', count),
    id: impersonal(RANDOM),
    round_id: impersonal('the round of the invitation'),
    token_hashes: notExported('feedback', 'open the form, and say nothing about the person'),
  },
});

const NO_WAY = 'nothing leads from a person to a form but the link in their mail';

/** Erased with the round of the leader. Those of someone invited stay until it is over, because nothing shows which is theirs. */
const feedbackForm = table('feedback_form', {
  erased: 'feedback_round',
  columns: {
    id: impersonal(RANDOM),
    round_id: impersonal('the round of the form'),
    role: notExported('feedback', NO_WAY),
    state: notExported('feedback', NO_WAY),
    ratings: notExported('feedback', NO_WAY),
    texts: notExported('feedback', NO_WAY),
    token_hash: impersonal('random, opens the form'),
    editor_hash: impersonal('random, opens the form in one browser'),
  },
});

const mail = table('mail', {
  erased: 'assessment',
  columns: {
    kind: exported('mail', z.enum(mailKinds)),
    address: exported('email', z.string()),
    assessment_id: impersonalExported('the assessment that the mail is about', idSchema.nullable()),
    state: exported(
      'mail',
      z.enum(['waiting', 'sending', 'sent', 'refused', 'dropped', 'failed']).nullable(),
      'The status of the mail; shown for a verified address only',
    ),
    created_at: exported('mail', moment),
    tried_at: exported('mail', momentOrNull, 'Only for a verified address'),
    sent_at: exported('mail', momentOrNull, 'Only for a verified address'),
    id: impersonal(RANDOM),
    invitation_id: impersonal('the invitation that the mail is about'),
    sealed_token: impersonal('random, encrypted, opens a form until the mail is sent'),
    attempts: impersonal('how often it was attempted'),
    due_at: impersonal('when it is attempted next'),
  },
});

const mailLink = table('mail_link', {
  erased: 'mail',
  by: 'mail_id',
  order: ['created_at'],
  columns: {
    purpose: exported('mail', z.enum(['open', 'unsubscribe'])),
    created_at: exported('mail', moment),
    expires_at: exported('mail', momentOrNull, 'null: when the subject of the mail is deleted'),
    mail_id: impersonal('the mail that contains the link'),
    token_hash: notExported('mail', 'opens what the mail is about, and says nothing itself'),
  },
});

const addressMark = table('address_mark', {
  erased: { stays: 'the address must get no more mail' },
  columns: {
    refused_at: exported(
      'mail',
      momentOrNull,
      'When mail to it was permanently refused; only for a verified address',
    ),
    unsubscribed_at: exported(
      'mail',
      momentOrNull,
      'When its reader unsubscribed from reminders; only for a verified address',
    ),
    no_feedback_at: exported(
      'feedback',
      momentOrNull,
      'When its reader asked for no more invitations to give feedback; only for a verified address',
    ),
    fingerprint: notExported('mail', 'computed from the address, which is exported'),
  },
});

const contact = table('contact', {
  erased: 'assessment',
  by: 'address',
  columns: {
    proved_at: exported(
      'practice',
      momentOrNull,
      'When a link mailed to it was first opened; only for a verified address',
    ),
    state: exported(
      'practice',
      z.enum(contactStates).nullable(),
      'The status that the practice set; only for a verified address',
    ),
    note: exported('practice', textOrNull, 'The practice’s note; only for a verified address'),
    edited_at: {
      as: 'notedAt',
      ...exported(
        'practice',
        momentOrNull,
        'When status or note was last changed; only for a verified address',
      ),
    },
    id: impersonal(RANDOM),
    address: inView('email'),
    first_at: inView('answers'),
    last_at: inView('answers'),
    assessments: impersonal('the number of assessments under the address'),
    assessment_id: impersonal('the assessment that is shown first'),
    answered_count: notExported('answers', 'counts the answers, which are exported'),
    completed_at: inView('answers'),
    overall_score: inView('answers'),
    weakest_area: notExported('answers', 'follows from the answers, which are exported'),
    source: inView('answers'),
    words: notExported('practice', 'the words of the address and the note, for the search'),
  },
});

const booking = table('booking', {
  erased: 'contact',
  columns: {
    booked_on: exported('booking', z.iso.date().nullable(), 'When the scheduler reported it'),
    cancelled_on: exported('booking', z.iso.date().nullable()),
    reference: impersonal('a hash of the scheduler’s number, so that repeated reports count once'),
    contact_id: impersonal('the contact who booked'),
    source: impersonal('the source of the visit, for statistics'),
  },
});

const webhookDelivery = table('webhook_delivery', {
  erased: 'assessment',
  by: 'assessment_id',
  order: ['created_at', 'id'],
  columns: {
    event: exported('passedOn', z.string()),
    assessment_id: impersonalExported('the assessment of the event', idSchema),
    created_at: { as: 'at', ...exported('passedOn', moment) },
    id: impersonal(RANDOM),
    endpoint_id: impersonal('the program of the practice that is notified'),
    payload: notExported('passedOn', 'repeats what is exported'),
    address: inView('email'),
    state: impersonal('whether the program accepted it'),
    attempts: impersonal('how often it was sent'),
    last_status: impersonal('what the program answered'),
    last_error: impersonal('why the last attempt failed'),
    tried_at: impersonal('when it was last sent'),
    due_at: impersonal('when it is sent next'),
  },
});

const user = table('user', {
  erased: async (trx, { user: erased }) => (erased ? deleteUser(trx, erased.id) : 0),
  columns: {
    id: impersonalExported(RANDOM, idSchema),
    issuer: exported('signIn', z.string()),
    subject: exported('signIn', z.string(), 'The issuer’s id of the user'),
    first_name: exported('signIn', z.string()),
    last_name: exported('signIn', z.string()),
    profile_image_url: exported('signIn', textOrNull),
    created_at: exported('signIn', moment),
  },
});

async function deleteUser(trx: Transaction<Database>, id: string): Promise<number> {
  const deleted = await trx.deleteFrom('user').where('id', '=', id).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

const session = table('session', {
  erased: 'user',
  by: 'user_id',
  order: ['created_at'],
  columns: {
    created_at: exported('signIn', moment),
    last_used_at: exported('signIn', moment),
    expires_at: exported('signIn', moment),
    office_grant: exported(
      'signIn',
      textOrNull,
      'What granted access to the office at this sign-in',
    ),
    office_name: exported('signIn', textOrNull, 'The name in the audit log of the office'),
    token_hash: notExported('signIn', 'opens the session, and says nothing about the person'),
    user_id: impersonal('the user who is signed in'),
    id_token: notExported('signIn', 'signs out at the provider; its claims are exported'),
  },
});

const ONLY_BROWSER = 'for minutes; only the browser that began to sign in knows whose it is';

const signIn = table('sign_in', {
  erased: 'assessment',
  columns: {
    key_hash: notExported('signIn', ONLY_BROWSER),
    return_to: notExported('signIn', ONLY_BROWSER),
    expires_at: notExported('signIn', ONLY_BROWSER),
    nonce: impersonal('random, against forged replies'),
    code_verifier: impersonal('random, against stolen replies'),
  },
});

const chatUsage = table('chat_usage', {
  erased: 'user',
  by: 'user_id',
  columns: {
    since: exported('chat', moment),
    conversations: exported('chat', count),
    messages: exported('chat', count),
    tokens: exported('chat', count, 'What the model counted for questions and replies'),
    user_id: impersonal('the user who is counted'),
  },
});

const conversation = table('conversation', {
  erased: 'user',
  by: 'user_id',
  order: ['created_at', 'id'],
  columns: {
    id: impersonalExported(RANDOM, idSchema),
    title: exported('chat', z.string()),
    created_at: exported('chat', moment),
    updated_at: exported('chat', moment),
    user_id: impersonal('the user who writes'),
  },
});

const message = table('message', {
  erased: 'conversation',
  by: 'conversation_id',
  order: ['conversation_id', 'position'],
  columns: {
    id: impersonalExported(RANDOM, messageOutput.shape.id),
    role: exported('chat', messageOutput.shape.role),
    content: exported('chat', messageOutput.shape.content),
    sources: exported('chat', z.array(sourceOutput)),
    card: exported('chat', textOrNull, 'What the page offers below the reply'),
    status: impersonalExported('whether the reply is complete', messageOutput.shape.status),
    created_at: exported('chat', moment),
    conversation_id: impersonal('the conversation of the message'),
    position: impersonal('the order in the conversation'),
    question_id: impersonal('the question that is answered'),
    heartbeat_at: impersonal('whether the reply is still being written'),
    read_at: impersonal('whether someone waits for the reply'),
  },
});

const chatResults = table('chat_results', {
  erased: 'conversation',
  by: 'conversation_id',
  columns: {
    text: exported('chat', z.string(), 'What the model gets of the results'),
    agreed_at: exported('chat', moment),
    assessment_id: impersonalExported('the assessment of the results', idSchema),
    conversation_id: impersonal('the conversation that it is for'),
    access_epoch: impersonal('whether rights were removed since'),
  },
});

const officeEvent = table('office_event', {
  erased: 'contact',
  columns: {
    whom: inView('email'),
    id: impersonal(RANDOM),
    happened_at: impersonal('when a member of the office did something'),
    who: impersonal('the member of the office'),
    what: impersonal('what the member did'),
    detail: impersonal('how many, or the new status; never the words of a note'),
  },
});

/** In the order in which they are erased. */
export const tables = {
  assessment,
  response,
  plan,
  share_link: shareLink,
  feedback_round: feedbackRound,
  feedback_result: feedbackResult,
  feedback_invitation: feedbackInvitation,
  feedback_form: feedbackForm,
  mail,
  mail_link: mailLink,
  address_mark: addressMark,
  contact,
  office_event: officeEvent,
  booking,
  webhook_delivery: webhookDelivery,
  sign_in: signIn,
  user,
  session,
  chat_usage: chatUsage,
  conversation,
  message,
  chat_results: chatResults,
};

/** Erases what is stored about a person, and returns how many rows of each table it deleted itself. */
export async function eraseRows(
  trx: Transaction<Database>,
  person: Person,
): Promise<Partial<Record<keyof typeof tables, number>>> {
  const erased: Record<string, number> = {};
  for (const [name, { erased: erase }] of Object.entries(tables)) {
    if (typeof erase === 'function') erased[name] = await erase(trx, person);
  }
  return erased;
}

/** Mails about the assessments, and all mails to the addresses, the oldest first. */
export function findMails(db: Db, assessmentIds: readonly string[], addresses: readonly string[]) {
  return db
    .selectFrom('mail')
    .select(['id', ...mail.selected])
    .where((or) =>
      or.or([or('assessment_id', '=', anyOf(assessmentIds)), or('address', '=', anyOf(addresses))]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function findAddressMarks(db: Db, addresses: readonly string[]) {
  const { rows } = await sql<{ address: string }>`
    select address, ${sql.join(addressMark.selected.map((column) => sql.ref(column)))}
    from unnest(${addresses}::text[]) as address
    join address_mark on fingerprint = address_fingerprint(address)`.execute(db);
  return rows;
}

/** Under these addresses, the oldest first. */
export function findBookings(db: Db, addresses: readonly string[]) {
  return db
    .selectFrom('booking')
    .innerJoin('contact', 'contact.id', 'booking.contact_id')
    .select(['contact.address'])
    .select([
      sql<string | null>`booked_on::text`.as('booked_on'),
      sql<string | null>`cancelled_on::text`.as('cancelled_on'),
    ])
    .where('contact.address', '=', anyOf(addresses))
    .orderBy('booked_on')
    .execute();
}
