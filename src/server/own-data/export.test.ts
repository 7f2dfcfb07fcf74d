import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queueOnlyMail } from '#testing/mail-app.ts';
import { userWithAllData, type UserWithAllData } from '#testing/user-with-all-data.ts';
import { impersonalColumns, personalColumns } from '#testing/personal-data-inventory.ts';
import { withHistory } from '#testing/prepared-assessment.ts';
import { visit } from '#testing/sign-in.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { TestCaller } from '#testing/test-caller.ts';
import type { ExportOutput } from './own-data.schemas.ts';

/** The rows of a person in each table. */
const rowsOf: Record<string, (me: UserWithAllData) => ReturnType<typeof sql>> = {
  assessment: ({ email }) => sql`select * from assessment where email = ${email}`,
  response: ({ email }) => sql`
    select response.* from response join assessment on id = assessment_id where email = ${email}`,
  plan: ({ email }) => sql`
    select plan.* from plan join assessment on id = assessment_id where email = ${email}`,
  user: ({ userId }) => sql`select * from "user" where id = ${userId}`,
  session: ({ userId }) => sql`select * from session where user_id = ${userId}`,
  conversation: ({ userId }) => sql`select * from conversation where user_id = ${userId}`,
  message: ({ conversationId }) => sql`
    select * from message where conversation_id = ${conversationId}`,
  chat_results: ({ conversationId }) => sql`
    select * from chat_results where conversation_id = ${conversationId}`,
  chat_usage: ({ userId }) => sql`select * from chat_usage where user_id = ${userId}`,
  contact: ({ email }) => sql`select * from contact where address = ${email}`,
  office_event: ({ email }) => sql`select * from office_event where whom = ${email}`,
  booking: ({ email }) => sql`
    select booked_on::text, cancelled_on::text from booking join contact on contact.id = contact_id
    where address = ${email}`,
  mail: ({ email }) => sql`select * from mail where address = ${email}`,
  mail_link: ({ email }) => sql`
    select mail_link.* from mail_link join mail on id = mail_id where address = ${email}`,
  webhook_delivery: ({ email }) => sql`select * from webhook_delivery where address = ${email}`,
  share_link: ({ email }) => sql`
    select share_link.* from share_link join assessment on assessment.id = assessment_id
    where email = ${email}`,
  feedback_round: ({ email }) => sql`
    select feedback_round.* from feedback_round join assessment on assessment.id = assessment_id
    where email = ${email}`,
  feedback_result: ({ email }) => sql`
    select result from feedback_result
    join feedback_round on feedback_round.id = round_id
    join assessment on assessment.id = assessment_id where email = ${email}`,
  feedback_invitation: ({ email }) => sql`
    select * from feedback_invitation where address = ${email}`,
  address_mark: ({ email }) => sql`
    select * from address_mark where fingerprint = address_fingerprint(${email})`,
};

let server: TestApp;
let me: UserWithAllData;
let copy: ExportOutput;
beforeAll(async () => {
  server = await startTestApp({ mail: queueOnlyMail });
  me = await userWithAllData(server);
  copy = await copyFor(me.caller);
});
afterAll(() => server.close());

async function copyFor(caller: TestCaller): Promise<ExportOutput> {
  const answer = await caller.get('/api/person/export');
  expect(answer.statusCode).toBe(200);
  return answer.json<ExportOutput>();
}

const tableFor = (caller: TestCaller) => visit(server, caller, '/your-data/answers.csv');

/** Every value in it, as text. */
function valuesIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [String(value)];
  return Object.values(value).flatMap(valuesIn);
}

test('the inventory names every column of the database', async () => {
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    -- A queued job names a task and no person.
    where table_schema not in ('pg_catalog', 'information_schema', 'graphile_worker')
      and table_name not like 'kysely\\_%'
  `.execute(server.database.db);
  const personal = personalColumns.map(({ table, column }) => `${table}.${column}`);
  expect([...personal, ...impersonalColumns].toSorted()).toEqual(
    rows.map(({ name }) => name).toSorted(),
  );
});

const columns = personalColumns
  .filter(({ isExported }) => isExported)
  .map(({ table, column }) => [table, column] as const);

describe('the copy contains the values of', () => {
  test.each(columns)('%s.%s', async (table, column) => {
    const { rows } = await rowsOf[table]!(me).execute(server.database.db);
    const values = rows
      .map((row) => (row as Record<string, unknown>)[column])
      .filter((value) => value !== null);
    expect(values.length, 'nothing was filled in').toBeGreaterThan(0);
    const found = valuesIn(copy);
    // Compares areas and scores one by one, and dates as JSON writes them.
    const parts = valuesIn(JSON.parse(JSON.stringify(values)));
    for (const part of parts) expect(found).toContain(part);
  });
});

test('the copy has the names that a reader needs, and nothing that grants access', () => {
  expect(copy.assessments.map(({ id }) => id).toSorted()).toEqual(
    me.assessments.map(({ id }) => id).toSorted(),
  );
  expect(copy.assessments[0]?.responses).toEqual([
    expect.objectContaining({ competencyId: 'humility', competency: 'Humility' }),
  ]);
  expect(copy.addresses).toEqual([expect.objectContaining({ email: me.email, isProved: true })]);
  const text = JSON.stringify(copy);
  for (const cookie of me.caller.cookies.values()) expect(text).not.toContain(cookie);
  // The advisor's usage is counted in tokens, so `tokens` with a number is allowed.
  expect(text).not.toMatch(/token(?!s":\d)|hash/i);
});

test('the summary shows the same without the answers, the messages, and the texts of plans', async () => {
  const brief = (await me.caller.get('/api/person')).json<Record<string, unknown>>();
  expect(brief['mails']).toEqual(copy.mails);
  expect(brief['shared']).toEqual(copy.shared);
  expect(brief['addresses']).toEqual(copy.addresses);
  expect(brief['assessments']).toEqual(
    copy.assessments.map(({ responses: _responses, plan, ...row }) => ({
      ...row,
      plan: plan && {
        competencies: 1,
        actions: 1,
        done: 1,
        changedAt: plan.changedAt,
        hasReminders: true,
      },
    })),
  );
  expect(brief['account']).toMatchObject({ firstName: 'Augusta', conversations: 1, messages: 1 });
  expect(JSON.stringify(brief)).not.toMatch(/How do I begin|They tell me early|Ask two people/);
});

test('an unknown caller gets nothing, and nothing is recorded', async () => {
  const events = () => server.database.db.selectFrom('audit_event').select('event').execute();
  const before = await events();
  const empty = await copyFor(new TestCaller(server.app));
  expect(empty).toMatchObject({ assessments: [], addresses: [], mails: [], account: null });
  expect(await events()).toEqual(before);
});

test('typing an address reveals nothing that is stored about it', async () => {
  const { email } = await userWithAllData(server);
  const stranger = await withHistory(server, { email });
  const theirs = await copyFor(stranger.owner);
  expect(theirs.assessments.map(({ id }) => id)).toEqual([stranger.id]);
  expect(theirs.addresses).toEqual([
    {
      email,
      isProved: false,
      refusedAt: null,
      unsubscribedAt: null,
      noFeedbackAt: null,
      provedAt: null,
      state: null,
      note: null,
      notedAt: null,
    },
  ]);
  expect(theirs.mails.every(({ assessmentId }) => assessmentId === stranger.id)).toBe(true);
});

test('finding or reading an assessment gives no right to a copy of it', async () => {
  const { id, email } = await withHistory(server);
  const finder = new TestCaller(server.app);
  await finder.post('/api/assessment/lookup-by-email', { email });
  await finder.read(id);
  expect((await copyFor(finder)).assessments).toEqual([]);
  expect((await tableFor(finder)).body.trim().split('\r\n')).toHaveLength(1);
});

describe('the table of answers', () => {
  test('is a file for a spreadsheet, one line for each answer', async () => {
    const { headers, body } = await tableFor(me.caller);
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="your-answers.csv"',
      'cache-control': 'no-store',
    });
    expect(body.charCodeAt(0)).toBe(0xfeff);
    const [header, ...lines] = body.slice(1).trimEnd().split('\r\n');
    expect(header).toMatch(/^"Assessment","Email","Started","Completed","Area","Competency",/);
    expect(lines).toHaveLength(2);
    for (const line of lines) expect(line).toContain('"Leadership of Self","Humility",');
  });

  test('holds no formula', async () => {
    const { owner } = await withHistory(server, { email: '=1+1@example.com' });
    const { body } = await tableFor(owner);
    expect(body).toContain(`,"'=1+1@example.com",`);
  });
});
