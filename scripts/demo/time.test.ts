import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillOffice } from '#testing/generated/fill-office.ts';
import { startMailApp, type MailApp } from '#testing/mail-app.ts';
import { planned, planSaved, remindOfPlan } from '#testing/plans.ts';
import { completedBy, newEmail } from '#testing/prepared-assessment.ts';
import { TestCaller } from '#testing/test-caller.ts';
import { userWithAllData } from '#testing/user-with-all-data.ts';
import type { ReceivedMail } from '#testing/mailbox.ts';
import { Mailbox } from './pages.ts';
import { timePasses } from './people.ts';
import { moveIntoPast, timeColumns } from './time.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let server: MailApp;
beforeAll(async () => {
  server = await startMailApp();
});
afterAll(() => server.close());

/** The values of every column with dates or times, in seconds. */
async function stored(): Promise<Map<string, number[]>> {
  const { db } = server.database;
  const values = new Map<string, number[]>();
  for (const { schema, table, name, type } of await timeColumns(db)) {
    if (type === 'jsonb') continue;
    const { rows } = await sql<{ value: number }>`
      select extract(epoch from ${sql.ref(name)}::timestamptz)::float8 as value from ${sql.table(`${schema}.${table}`)}
      where ${sql.ref(name)} is not null order by 1`.execute(db);
    values.set(
      `${schema}.${table}.${name}`,
      rows.map(({ value }) => value),
    );
  }
  return values;
}

test('reminders, the retake, and the deletion of the skipped days happen by themselves', async () => {
  const { database, mailbox, app } = server;
  const owner = new TestCaller(app);
  const email = newEmail();
  const id = await completedBy(server, owner, { email });
  const now = new Date().toISOString();
  const at = planned(now);
  await planSaved(
    { owner, id },
    {
      start: at.start(now.slice(0, 10)),
      focus: [at.focus('humility')],
      actions: [at.action(), at.action({ after: 60 })],
    },
  );
  expect((await remindOfPlan({ owner, id }, 'UTC')).statusCode).toBe(200);
  const asked = await owner.post(`/api/assessment/${id}/retake-reminder`, { months: 3 });
  expect(asked.statusCode).toBe(200);
  const { id: abandoned } = await new TestCaller(app).start();

  await timePasses(database.db, 95);
  const subjects = mailbox.mails
    .filter(({ recipients }) => recipients.includes(email))
    .map(({ subject }) => subject);
  expect(subjects).toEqual(['results', 'plan', 'plan', 'retake']);
  const left = await database.db
    .selectFrom('assessment')
    .select('id')
    .where('id', 'in', [id, abandoned])
    .execute();
  expect(left).toEqual([{ id }]);
}, 120_000);

test('every stored date and time moves, also in keys and in JSON', async () => {
  const { db } = server.database;
  await fillOffice(db);
  const { assessments } = await userWithAllData(server);
  for (const statement of [
    sql`insert into sign_in (key_hash, nonce, code_verifier, return_to, expires_at)
      values (sha256('key'), 'n', 'v', '/', now())`,
    sql`insert into rating_due values ('2026-01-02')`,
    sql`insert into norm_snapshot (norms) values ('{}')`,
    sql`insert into audit_event (event) values ('people_erased')`,
    sql`insert into site_image (hash, width, bytes) values ('AbCdEf123456', 1, 'image')`,
    sql`insert into site_version (number, saved_by, settings, changed) values (1, 'owner', '{}', '{}')`,
    sql`update message set heartbeat_at = now(), read_at = now()`,
    sql`insert into chat_site_usage (tokens) values (1)`,
    sql`insert into feedback_count values (sha256('mailbox'), 'full', now(), null, '2026-01-02')`,
    sql`update webhook_endpoint
      set previous_secret = secret, previous_until = now(), failing_since = now(), busy_until = now()`,
    sql`update webhook_delivery set tried_at = now()`,
    sql`insert into counted values (gen_random_uuid())`,
  ]) {
    await statement.execute(db);
  }
  await sql`select graphile_worker.add_job('later', run_at => now() + interval '40 days')`.execute(
    db,
  );
  await server.stopJobs();

  const day = () =>
    db
      .selectFrom('plan')
      .select(sql<string>`content->'start'->>'day'`.as('day'))
      .where('assessment_id', '=', assessments[0].id)
      .executeTakeFirstOrThrow()
      .then(({ day: start }) => Date.parse(start));
  const [before, planStart] = [await stored(), await day()];
  const empty = [...before].filter(([, values]) => values.length === 0).map(([name]) => name);
  expect(empty.filter((name) => name.startsWith('public.'))).toEqual([]);

  await moveIntoPast(db, 30);
  const after = await stored();
  for (const [name, values] of before) {
    expect([name, after.get(name)]).toEqual([
      name,
      values.map((value) => value - (30 * DAY_MS) / 1000),
    ]);
  }
  expect(await day()).toBe(planStart - 30 * DAY_MS);
});

test('dates in a mail move with it, also those that a line break divides', () => {
  const text = 'Due on Friday,\nJanuary\n2, 2026.';
  const mail = { subject: 'A mail', text, recipients: [], size: 0 };
  const mailbox = new Mailbox([mail as unknown as ReceivedMail]);
  mailbox.moves(3);
  const scene = { persona: undefined, day: 3, styles: '' };
  expect(mailbox.mailPage(scene, 0)).toContain('Due on Tuesday, December 30, 2025.');
});

test('a mail that was sent again is listed once', () => {
  const mail = (messageId: string, subject: string) =>
    ({
      messageId,
      subject,
      text: '',
      recipients: ['a@example.com'],
      size: 0,
    }) as unknown as ReceivedMail;
  const mailbox = new Mailbox([mail('<1>', 'First'), mail('<2>', 'Second'), mail('<1>', 'First')]);
  const html = mailbox.listPage({ persona: undefined, day: 0, styles: '' });
  expect(html.match(/(First|Second)(?=<\/a>)/g)).toEqual(['Second', 'First']);
});
