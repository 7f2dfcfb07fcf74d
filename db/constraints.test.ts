import { randomBytes, randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { competencies } from '#domain/competencies.ts';
import { emailSchema } from '#server/assessment/assessment.schemas.ts';
import { createTestDatabase, type TestDatabase } from '#testing/test-database.ts';

type Row = Record<string, unknown>;

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

const newSessionId = () => `session_1700000000000_${randomUUID()}`;

/** Inserts the row and returns 'taken', or the constraint that refused it. */
async function insert(table: string, row: Row): Promise<string> {
  const columns = Object.keys(row).map((column) => `"${column}"`);
  const values = columns.map((_, index) => `$${index + 1}`);
  try {
    await client.query(
      `insert into "${table}" (${columns.join()}) values (${values.join()})`,
      Object.values(row),
    );
    return 'taken';
  } catch (error) {
    const { constraint, code, column } = error as pg.DatabaseError;
    return constraint ?? (column ? `${column}: ${code}` : (code ?? ''));
  }
}

async function insertedId(table: string, row: Row): Promise<string> {
  expect(await insert(table, row)).toBe('taken');
  const [column] = Object.keys(row);
  const { rows } = await client.query<{ id: string }>(
    `select id from "${table}" where "${column}" = $1`,
    [row[column!]],
  );
  return rows[0]!.id;
}

const assessment = (): Row => ({ session_id: newSessionId() });
const newAssessment = () => insertedId('assessment', assessment());
const user = (): Row => ({
  subject: randomUUID(),
  issuer: 'https://id.example.org',
  first_name: 'Ada',
  last_name: 'Lovelace',
});
const newUser = () => insertedId('user', user());

describe('an assessment', () => {
  test.each<[string, Row, string]>([
    ['without a session id', { session_id: null }, 'session_id: 23502'],
    ['with a session id of another shape', { session_id: 'abc' }, 'assessment_session_id_shape'],
    [
      'with too little randomness',
      { session_id: `session_1700000000000_${'x'.repeat(21)}` },
      'assessment_session_id_shape',
    ],
    [
      'with a session id of 129 characters',
      { session_id: `session_1700000000000_${'x'.repeat(107)}` },
      'assessment_session_id_shape',
    ],
    [
      'with a line break behind its session id',
      { session_id: `session_1700000000000_${'x'.repeat(22)}\n` },
      'assessment_session_id_shape',
    ],
    ['with a blank email', { email: '' }, 'assessment_email_normalized'],
    ['with an email in capitals', { email: 'Ada@example.com' }, 'assessment_email_normalized'],
    ['with an email with a space', { email: ' ada@example.com' }, 'assessment_email_normalized'],
    ['with an email without a dot', { email: 'ada@example' }, 'assessment_email_normalized'],
    [
      'with an email of 255 characters',
      { email: `${'a'.repeat(243)}@example.com` },
      'assessment_email_normalized',
    ],
    ['at index -1', { current_question_index: -1 }, 'assessment_index_range'],
    ['at no index', { current_question_index: null }, 'current_question_index: 23502'],
    ['with the score 99', { overall_score: 99 }, 'assessment_overall_score_range'],
    ['with the score 501', { overall_score: 501 }, 'assessment_overall_score_range'],
    ['without scores', { category_scores: null }, 'category_scores: 23502'],
    ['with a list of scores', { category_scores: '[]' }, 'assessment_category_scores_object'],
  ])('%s is rejected', async (_name, row, constraint) => {
    expect(await insert('assessment', { ...assessment(), ...row })).toBe(constraint);
  });

  test.each<[string, Row]>([
    ['with nothing but its session id', {}],
    ['behind the last competency', { current_question_index: competencies.length }],
    // Only the domain knows how many there are.
    ['behind one more competency', { current_question_index: competencies.length + 1 }],
    ['with the score 100', { overall_score: 100 }],
    ['with the score 500', { overall_score: 500 }],
    ['with an email of 254 characters', { email: `${'a'.repeat(242)}@example.com` }],
    [
      'with a session id of 128 characters',
      { session_id: `session_1700000000000_${'x'.repeat(106)}` },
    ],
  ])('%s is accepted', async (_name, row) => {
    expect(await insert('assessment', { ...assessment(), ...row })).toBe('taken');
  });

  test('of a session exists once', async () => {
    const row = assessment();
    expect(await insert('assessment', row)).toBe('taken');
    expect(await insert('assessment', row)).toBe('assessment_session_id_key');
  });

  test('accepts every email address that the server accepts', async () => {
    const emails: string[] = [];
    let characters: string[] = [];
    // From all planes with letters, many of them in each address.
    for (let point = 0; point < 0x20000; point++) {
      const character = String.fromCodePoint(point);
      if (emailSchema.safeParse(`x${character}y@example.com`).success) characters.push(character);
      if (characters.length === 40) {
        emails.push(emailSchema.parse(`x${characters.join('')}y@example.com`));
        characters = [];
      }
    }
    expect(emails.length).toBeGreaterThan(1000);
    await expect(
      client.query(
        `insert into assessment (session_id, email)
         select 'session_1700000000000_' || gen_random_uuid(), email from unnest($1::text[]) email`,
        [emails],
      ),
    ).resolves.toMatchObject({ rowCount: emails.length });
  });
});

describe('a response', () => {
  const response = (row: Row): Row => ({
    competency_id: 'humility',
    category: 'Leadership of Self',
    question1_rating: 3,
    question2_rating: 4,
    ...row,
  });

  test.each<[string, Row, string]>([
    ['of no assessment', { assessment_id: null }, 'assessment_id: 23502'],
    ['of an unknown assessment', { assessment_id: randomUUID() }, 'response_assessment_id_fkey'],
    ['of no competency', { competency_id: null }, 'competency_id: 23502'],
    ['of a blank competency', { competency_id: '' }, 'response_competency_id_shape'],
    ['of a competency in capitals', { competency_id: 'Humility' }, 'response_competency_id_shape'],
    ['of an overlong one', { competency_id: 'x'.repeat(65) }, 'response_competency_id_shape'],
    ['of no area', { category: null }, 'category: 23502'],
    ['of a blank area', { category: '' }, 'response_category_length'],
    ['with a first rating of 0', { question1_rating: 0 }, 'response_question1_range'],
    ['with a first rating of 6', { question1_rating: 6 }, 'response_question1_range'],
    ['with a second rating of 0', { question2_rating: 0 }, 'response_question2_range'],
    ['with a second rating of 6', { question2_rating: 6 }, 'response_question2_range'],
    [
      'without a rating',
      { question1_rating: null, question2_rating: null },
      'average_rating: 23502',
    ],
    ['with an average sent by the caller', { average_rating: 500 }, '428C9'],
  ])('%s is rejected', async (_name, row, constraint) => {
    const assessment_id = await newAssessment();
    expect(await insert('response', response({ assessment_id, ...row }))).toBe(constraint);
  });

  test('to one competency exists once in an assessment', async () => {
    const assessment_id = await newAssessment();
    const other = await newAssessment();
    expect(await insert('response', response({ assessment_id }))).toBe('taken');
    expect(await insert('response', response({ assessment_id }))).toBe('response_pkey');
    expect(await insert('response', response({ assessment_id: other }))).toBe('taken');
  });

  test.each([
    [1, 1, 100],
    [1, 2, 150],
    [5, 4, 450],
    [5, 5, 500],
    [3, null, 300],
    [null, 2, 200],
  ])('with %j and %j has the average %i', async (question1_rating, question2_rating, average) => {
    const assessment_id = await newAssessment();
    await insert('response', response({ assessment_id, question1_rating, question2_rating }));
    const { rows } = await client.query(
      'select average_rating from response where assessment_id = $1',
      [assessment_id],
    );
    expect(rows).toEqual([{ average_rating: average }]);
  });

  test('is deleted with its assessment', async () => {
    const assessment_id = await newAssessment();
    await insert('response', response({ assessment_id }));
    await client.query('delete from assessment where id = $1', [assessment_id]);
    const { rowCount } = await client.query('select from response where assessment_id = $1', [
      assessment_id,
    ]);
    expect(rowCount).toBe(0);
  });
});

const address = () => `${randomBytes(6).toString('hex')}@example.com`;
const mail = (row: Row = {}) => ({
  id: randomUUID(),
  kind: 'continue',
  address: address(),
  ...row,
});
const mailLink = (row: Row = {}) => ({ token_hash: randomBytes(32), purpose: 'open', ...row });

describe('a mail', () => {
  test.each<[string, Row, string]>([
    ['of a kind with odd letters', { kind: 'Way back!' }, 'mail_kind'],
    ['without an address', { address: '' }, 'mail_address_length'],
    ['to an overlong address', { address: 'x'.repeat(255) }, 'mail_address_length'],
    ['in a state that there is not', { state: 'lost' }, 'mail_state'],
    ['that was dropped, with a secret', { state: 'dropped', sealed_token: 'x' }, 'mail_no_secret'],
    [
      'about an assessment that there is not',
      { assessment_id: '00000000-0000-4000-8000-000000000000' },
      'mail_assessment_id_fkey',
    ],
  ])('%s is rejected', async (_name, row, constraint) => {
    expect(await insert('mail', mail(row))).toBe(constraint);
  });
});

describe('a webhook delivery', () => {
  const delivery = async (row: Row) => {
    const endpoint_id = await insertedId('webhook_endpoint', {
      id: randomUUID(),
      url: `https://hooks.example/${randomUUID()}`,
      events: ['person.erased'],
      secret: Buffer.from('sealed'),
    });
    return { endpoint_id, event: 'person.erased', payload: 'Ada', ...row };
  };

  test.each(['delivered', 'failed'])(
    'of an erased person that is %s has no text',
    async (state) => {
      expect(await insert('webhook_delivery', await delivery({ state }))).toBe(
        'webhook_delivery_no_secret',
      );
      expect(await insert('webhook_delivery', await delivery({ state, payload: '' }))).toBe(
        'taken',
      );
    },
  );

  test.each<Row>([{ state: 'waiting' }, { state: 'delivered', event: 'email.given' }])(
    'keeps its text while it may still be sent, or sent again: %o',
    async (row) => {
      expect(await insert('webhook_delivery', await delivery(row))).toBe('taken');
    },
  );

  test('of an erased person cannot end with its text', async () => {
    const row = await delivery({});
    expect(await insert('webhook_delivery', row)).toBe('taken');
    const ended = client.query(
      "update webhook_delivery set state = 'failed' where endpoint_id = $1",
      [row.endpoint_id],
    );
    await expect(ended).rejects.toMatchObject({ constraint: 'webhook_delivery_no_secret' });
  });
});

describe('a mailed link', () => {
  test.each<[string, Row, string]>([
    ['with a short hash', { token_hash: Buffer.alloc(31) }, 'mail_link_token_hash'],
    ['for something else', { purpose: 'pay' }, 'mail_link_purpose'],
  ])('%s is rejected', async (_name, row, constraint) => {
    const mail_id = await insertedId('mail', mail());
    expect(await insert('mail_link', mailLink({ mail_id, ...row }))).toBe(constraint);
  });

  test('is deleted with its mail', async () => {
    const mail_id = await insertedId('mail', mail());
    await insert('mail_link', mailLink({ mail_id }));
    await client.query('delete from mail where id = $1', [mail_id]);
    const { rowCount } = await client.query('select from mail_link where mail_id = $1', [mail_id]);
    expect(rowCount).toBe(0);
  });
});

describe('data about an address is deleted', () => {
  /** Two assessments under one address, a mail about each, and one about both. */
  async function known() {
    const email = address();
    const [first, second] = [
      await insertedId('assessment', { ...assessment(), email }),
      await insertedId('assessment', { ...assessment(), email }),
    ];
    for (const assessment_id of [first, second, null]) {
      const mail_id = await insertedId('mail', mail({ address: email, assessment_id }));
      await insert('mail_link', mailLink({ mail_id }));
    }
    return { email, first, second };
  }

  /** The numbers of its mails and links. */
  async function left(email: string): Promise<number[]> {
    const { rows } = await client.query<{ left: number[] }>(
      `select array[
         (select count(*)::int from mail where address = $1),
         (select count(*)::int from mail_link join mail on mail.id = mail_id where address = $1)
       ] as left`,
      [email],
    );
    return rows[0]!.left;
  }

  test('for one assessment when that is deleted', async () => {
    const { email, first } = await known();
    await client.query('delete from assessment where id = $1', [first]);
    expect(await left(email)).toEqual([2, 2]);
  });

  test('completely when the last assessment is deleted, alone or with others', async () => {
    const { email } = await known();
    const other = await known();
    await client.query('delete from assessment where email = $1', [email]);
    expect(await left(email)).toEqual([0, 0]);
    expect(await left(other.email)).toEqual([3, 3]);
  });

  test('when its assessments get another address, or none', async () => {
    const { email, first, second } = await known();
    const next = address();
    await client.query('update assessment set email = $2 where id = $1', [first, next]);
    expect(await left(email)).toEqual([2, 2]);
    await client.query('update assessment set email = null where id = $1', [second]);
    expect(await left(email)).toEqual([0, 0]);
    expect(await left(next)).toEqual([0, 0]);
  });

  test('but not when an assessment is given its current address', async () => {
    const { email, first } = await known();
    await client.query('update assessment set email = $2 where id = $1', [first, email]);
    expect(await left(email)).toEqual([3, 3]);
  });
});

describe('a user', () => {
  test.each<[string, Row, string]>([
    ['of no issuer', { issuer: '' }, 'user_issuer_length'],
    ['of an overlong issuer', { issuer: 'x'.repeat(513) }, 'user_issuer_length'],
    ['without a subject', { subject: '' }, 'user_subject_length'],
    ['with an overlong subject', { subject: 'x'.repeat(256) }, 'user_subject_length'],
    ['with an overlong first name', { first_name: 'x'.repeat(201) }, 'user_first_name_length'],
    ['with an overlong last name', { last_name: 'x'.repeat(201) }, 'user_last_name_length'],
    [
      'with an overlong picture address',
      { profile_image_url: 'x'.repeat(2049) },
      'user_profile_image_url_length',
    ],
    ['without a first name', { first_name: null }, 'first_name: 23502'],
  ])('%s is rejected', async (_name, row, constraint) => {
    expect(await insert('user', { ...user(), ...row })).toBe(constraint);
  });

  test('is unique for an issuer', async () => {
    const row = user();
    expect(await insert('user', row)).toBe('taken');
    expect(await insert('user', row)).toBe('user_issuer_subject');
    expect(await insert('user', { ...row, issuer: 'https://other.example.org' })).toBe('taken');
  });

  test('is deleted with sessions, conversations, and messages', async () => {
    const user_id = await newUser();
    await insert('session', { token_hash: Buffer.alloc(32, 1), user_id, expires_at: '2999-01-01' });
    const conversation_id = await insertedId('conversation', { user_id });
    await insert('message', { conversation_id, role: 'user', content: 'Hello' });
    await client.query('delete from "user" where id = $1', [user_id]);
    const { rows } = await client.query(
      `select (select count(*)::int from session where user_id = $1) as sessions,
         (select count(*)::int from conversation where user_id = $1) as conversations,
         (select count(*)::int from message where conversation_id = $2) as messages`,
      [user_id, conversation_id],
    );
    expect(rows).toEqual([{ sessions: 0, conversations: 0, messages: 0 }]);
  });
});

describe("a user's data", () => {
  const tokenHash = () => Buffer.from(randomUUID().replaceAll('-', ''));

  test.each<[string, string, Row, string]>([
    [
      'a session with a short hash',
      'session',
      { token_hash: Buffer.alloc(31) },
      'session_token_hash_length',
    ],
    ['a session without an end', 'session', { expires_at: null }, 'expires_at: 23502'],
    [
      'a session that ended before it began',
      'session',
      { expires_at: '2020-01-01' },
      'session_expires_after_creation',
    ],
    ['a session of no user', 'session', { user_id: randomUUID() }, 'session_user_id_fkey'],
    ['a conversation without a title', 'conversation', { title: '' }, 'conversation_title_length'],
    [
      'a conversation with an overlong title',
      'conversation',
      { title: 'x'.repeat(201) },
      'conversation_title_length',
    ],
    [
      'a conversation of no user',
      'conversation',
      { user_id: randomUUID() },
      'conversation_user_id_fkey',
    ],
  ])('%s is rejected', async (_name, table, row, constraint) => {
    const base: Record<string, Row> = {
      session: { token_hash: tokenHash(), expires_at: '2999-01-01' },
      conversation: {},
    };
    const user_id = await newUser();
    expect(await insert(table, { user_id, ...base[table], ...row })).toBe(constraint);
  });

  test.each<[string, Row, string]>([
    ['of another role', { role: 'system' }, 'message_role'],
    ['that is overlong', { content: 'x'.repeat(100_001) }, 'message_content_length'],
    ['without content', { content: null }, 'content: 23502'],
    ['of no conversation', { conversation_id: randomUUID() }, 'message_conversation_id_fkey'],
    ['at a place of its choice', { position: 1 }, '428C9'],
    ['in another state', { role: 'assistant', status: 'lost' }, 'message_status'],
    [
      'of a person that is being written',
      { status: 'writing', heartbeat_at: new Date() },
      'message_question_complete',
    ],
    [
      'that is being written without a heartbeat',
      { role: 'assistant', status: 'writing' },
      'message_writing_heartbeat',
    ],
    [
      'that answers no question',
      { role: 'assistant', question_id: randomUUID() },
      'message_question_id_fkey',
    ],
  ])('a message %s is rejected', async (_name, row, constraint) => {
    const conversation_id = await insertedId('conversation', { user_id: await newUser() });
    const message = { conversation_id, role: 'user', content: 'Hello', ...row };
    expect(await insert('message', message)).toBe(constraint);
  });

  test('a conversation has at most one reply in progress', async () => {
    const conversation_id = await insertedId('conversation', { user_id: await newUser() });
    const answer = {
      conversation_id,
      role: 'assistant',
      content: '',
      status: 'writing',
      heartbeat_at: new Date(),
    };
    expect(await insert('message', answer)).toBe('taken');
    expect(await insert('message', answer)).toBe('message_one_writing');
  });

  test('a pending sign-in has a complete hash', async () => {
    const attempt = { nonce: 'n', code_verifier: 'v', return_to: '/', expires_at: '2999-01-01' };
    const keyHash = Buffer.alloc(31, 1);
    expect(await insert('sign_in', { ...attempt, key_hash: keyHash })).toBe(
      'sign_in_key_hash_length',
    );
  });
});

const newPlan = async (row: Row = {}) => ({
  assessment_id: await insertedId('assessment', assessment()),
  content: '{"start":null,"focus":[],"actions":[]}',
  ...row,
});
const reminders = {
  time_zone: 'UTC',
  reminded_until: '2026-01-01',
  next_reminder_at: '2026-02-01',
};

describe('a plan', () => {
  test.each<[string, Row, string]>([
    [
      'of an assessment that there is not',
      { assessment_id: '00000000-0000-4000-8000-000000000000' },
      'plan_assessment_id_fkey',
    ],
    ['without a name of its time zone', { ...reminders, time_zone: '' }, 'plan_time_zone'],
    [
      'with an overlong name of its time zone',
      { ...reminders, time_zone: 'x'.repeat(65) },
      'plan_time_zone',
    ],
    ['with reminders of nowhere', { ...reminders, time_zone: null }, 'plan_reminders'],
    ['with reminders since no time', { ...reminders, reminded_until: null }, 'plan_reminders'],
    [
      'with a reminder while reminders are off',
      { next_reminder_at: '2026-02-01' },
      'plan_reminders',
    ],
  ])('%s is rejected', async (_name, row, constraint) => {
    expect(await insert('plan', await newPlan(row))).toBe(constraint);
  });

  test('is unique for its assessment and deleted with it', async () => {
    const row = await newPlan(reminders);
    expect(await insert('plan', row)).toBe('taken');
    expect(await insert('plan', row)).toBe('plan_pkey');
    await client.query('delete from assessment where id = $1', [row.assessment_id]);
    const { rowCount } = await client.query('select from plan where assessment_id = $1', [
      row.assessment_id,
    ]);
    expect(rowCount).toBe(0);
  });
});

const shareLink = async (row: Row = {}) => ({
  id: randomUUID(),
  assessment_id: await newAssessment(),
  token_hash: randomBytes(32),
  name: 'Grace',
  with_plan: false,
  expires_at: '2999-01-01',
  ...row,
});

describe('a share link', () => {
  test.each<[string, Row, string]>([
    ['with a short hash', { token_hash: Buffer.alloc(31) }, 'share_link_token_hash'],
    ['without a name', { name: '' }, 'share_link_name'],
    ['for an overlong name', { name: 'x'.repeat(81) }, 'share_link_name'],
    ['with an empty name of its owner', { shared_by: '' }, 'share_link_shared_by'],
    ['with an overlong name of its owner', { shared_by: 'x'.repeat(81) }, 'share_link_shared_by'],
    ['without an end', { expires_at: null }, 'expires_at: 23502'],
    ['that does not say whether it shows the plan', { with_plan: null }, 'with_plan: 23502'],
    [
      'to an assessment that there is not',
      { assessment_id: randomUUID() },
      'share_link_assessment_id_fkey',
    ],
    [
      'compared with one that there is not',
      { compared_with: randomUUID() },
      'share_link_compared_with_fkey',
    ],
  ])('%s is rejected', async (_name, row, constraint) => {
    expect(await insert('share_link', await shareLink(row))).toBe(constraint);
  });

  test('cannot be compared with its own assessment, and has a unique hash', async () => {
    const one = await shareLink();
    const itself = { ...one, compared_with: one.assessment_id };
    expect(await insert('share_link', itself)).toBe('share_link_compared_with');
    expect(await insert('share_link', one)).toBe('taken');
    const same = await shareLink({ token_hash: one.token_hash });
    expect(await insert('share_link', same)).toBe('share_link_token_hash_key');
  });

  test('is deleted with its assessment, and survives the one it was compared with', async () => {
    const [assessment_id, compared_with] = [await newAssessment(), await newAssessment()];
    const id = await insertedId('share_link', await shareLink({ assessment_id, compared_with }));
    const found = async () => {
      const { rows } = await client.query<Row>(
        'select compared_with from share_link where id = $1',
        [id],
      );
      return rows;
    };
    await client.query('delete from assessment where id = $1', [compared_with]);
    expect(await found()).toEqual([{ compared_with: null }]);
    await client.query('delete from assessment where id = $1', [assessment_id]);
    expect(await found()).toEqual([]);
  });
});
