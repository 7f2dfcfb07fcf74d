import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailContent } from '#domain/mail.ts';
import { addDays, clockTime, dayIn, type Day } from '#domain/plan-dates.ts';
import { enqueueMail } from './mail.repository.ts';
import { eventually, runJob, startMailApp, storedMails, type MailApp } from '#testing/mail-app.ts';
import { planned, planSaved, remindOfPlan } from '#testing/plans.ts';
import { withHistory, type PreparedAssessment } from '#testing/prepared-assessment.ts';

let server: MailApp;
beforeAll(async () => {
  server = await startMailApp();
});
afterAll(() => server.close());

const db = () => server.database.db;
const { focus, action } = planned();
const focuses = [focus('humility'), focus('accountability'), focus('influence')];
const OWN_WORDS = 'Buy at https://spam.example';

/** The last day on which it has been 8 a.m. there. */
function lastMorning(timeZone: string): Day {
  const today = dayIn(timeZone, new Date());
  return clockTime(today, 8, timeZone) < new Date() ? today : addDays(today, -1);
}

/** Makes the last check for reminders a while ago. */
const noneToldFor = (id: string, days: number) =>
  sql`update plan set reminded_until = now() - ${days} * interval '1 day'
    where assessment_id = ${id}`.execute(db());

let changes = 0;
/** A plan that starts on this day, entered just now. */
const startOn = (day: Day) => {
  changes += 1;
  return { start: { day, changedAt: new Date(Date.UTC(2026, 0, 1) + changes).toISOString() } };
};

interface Due {
  timeZone?: string;
  /** Days from the last morning until the first actions are due. */
  inDays?: number;
  actions?: object[];
}

/** Someone who turned on plan reminders long ago, and whose plan has started. */
async function reminded({ timeZone = 'UTC', inDays = 0, actions }: Due = {}) {
  const me = await withHistory(server);
  await server.mailbox.receive(me.email, /continue/);
  await planSaved(me, {
    focus: focuses,
    actions: actions ?? [
      action({ text: OWN_WORDS }),
      action({ competencyId: 'accountability', text: OWN_WORDS }),
      action({ competencyId: 'influence', after: 60 }),
    ],
  });
  expect((await remindOfPlan(me, timeZone)).statusCode).toBe(200);
  await noneToldFor(me.id, 10);
  const day = addDays(lastMorning(timeZone), inDays);
  await planSaved(me, startOn(addDays(day, -30)));
  return { ...me, timeZone, day };
}

/** Runs the scheduled job to its end. */
async function remind(): Promise<void> {
  await runJob(db(), 'plan_mail');
  await eventually(async () => {
    const left = sql`select from graphile_worker.jobs
      where task_identifier = 'plan_mail' and run_at <= now()`;
    expect((await left.execute(db())).rows).toEqual([]);
  });
}

type Remembered = Awaited<ReturnType<typeof reminded>>;

const promised = async ({ email }: Pick<PreparedAssessment, 'email'>) =>
  (await storedMails(db(), email)).map(({ kind }) => kind).filter((kind) => kind === 'plan');

async function received({ email }: Pick<PreparedAssessment, 'email'>) {
  const { text = '' } = await server.mailbox.receive(email, /plan/);
  return JSON.parse(text) as Extract<MailContent, { kind: 'plan' }>;
}

async function nextFor({ id }: Pick<PreparedAssessment, 'id'>): Promise<string | null> {
  const { next_reminder_at: next } = await db()
    .selectFrom('plan')
    .select('next_reminder_at')
    .where('assessment_id', '=', id)
    .executeTakeFirstOrThrow();
  return next?.toISOString() ?? null;
}

test.each([
  'UTC',
  'Pacific/Kiritimati',
  'Pacific/Auckland',
  'Asia/Kolkata',
  'Europe/Copenhagen',
  'America/Los_Angeles',
])(
  'in the morning in %s a mail says what is due, and the next one is scheduled',
  async (timeZone) => {
    const me = await reminded({ timeZone });
    await remind();
    const content = await received(me);
    expect(content).toEqual({
      kind: 'plan',
      openUrl: expect.stringContaining('/open/') as string,
      unsubscribeUrl: expect.stringContaining('/unsubscribe/') as string,
      dueOn: me.day,
      competencies: ['Accountability', 'Humility'],
    });
    expect(await nextFor(me)).toBe(clockTime(addDays(me.day, 30), 8, timeZone).toISOString());
    await remind();
    expect(await promised(me)).toHaveLength(1);
  },
);

test("the mail can be unsubscribed from in the mail program, and contains none of the owner's words", async () => {
  const me = await reminded();
  await remind();
  const mail = await server.mailbox.receive(me.email, /plan/);
  const headers = new Map(mail.headers.map(({ key, value }) => [key, value]));
  expect(headers.get('list-unsubscribe')).toMatch(/\/unsubscribe\//);
  expect(JSON.stringify(mail)).not.toContain('spam.example');
});

test.each<[string, Due]>([
  ['is due tomorrow', { inDays: 1 }],
  ['was due four days ago', { inDays: -4 }],
  ['is done', { actions: [action({ isDone: true })] }],
  ['was removed', { actions: [action({ isRemoved: true })] }],
  ['belongs to no competency of the plan', { actions: [action({ competencyId: 'partnership' })] }],
])('no mail is sent for what %s', async (_name, due) => {
  const me = await reminded(due);
  await remind();
  expect(await promised(me)).toEqual([]);
});

test('actions due after a time without mail are mailed', async () => {
  const me = await reminded({ inDays: -4 });
  await remind();
  expect(await nextFor(me)).toBe(clockTime(addDays(me.day, 30), 8, 'UTC').toISOString());
});

test.each<[string, (me: PreparedAssessment) => Promise<unknown>]>([
  ['turned reminders off', (me) => remindOfPlan(me, null)],
  [
    'removed the competencies',
    (me) =>
      planSaved(me, {
        focus: focuses.map((it) => ({
          ...it,
          isRemoved: true,
          changedAt: new Date().toISOString(),
        })),
      }),
  ],
  ['moved the start', (me) => planSaved(me, startOn('2099-01-01'))],
])('an owner who %s gets none', async (_name, change) => {
  const me = await reminded();
  await change(me);
  await remind();
  expect(await promised(me)).toEqual([]);
});

test('an owner who removed the address gets no mail until they add one', async () => {
  const me = await reminded();
  await me.owner.patch(`/api/assessment/${me.id}`, { email: null });
  await remind();
  expect(await promised(me)).toEqual([]);
  expect(await nextFor(me)).toBe(clockTime(addDays(me.day, 30), 8, 'UTC').toISOString());
});

test.each(['refused_at', 'unsubscribed_at'])(
  'an address that is %s gets no mail, but may later',
  async (note) => {
    const me = await reminded();
    await sql`insert into address_mark (fingerprint, ${sql.ref(note)})
      values (address_fingerprint(${me.email}), now())`.execute(db());
    await remind();
    await eventually(async () => {
      const mails = await storedMails(db(), me.email);
      expect(mails.filter(({ kind }) => kind === 'plan')).toMatchObject([
        { state: 'dropped', links: 0 },
      ]);
    });
    expect(await nextFor(me)).toBe(clockTime(addDays(me.day, 30), 8, 'UTC').toISOString());
  },
);

test('actions that are done or moved before the mail is sent are left out', async () => {
  for (const change of [
    (me: PreparedAssessment) => planSaved(me, startOn('2099-01-01')),
    (me: PreparedAssessment) => remindOfPlan(me, null),
  ]) {
    const me = await reminded();
    await remind();
    await received(me);
    await change(me);
    await enqueueMail(db(), { kind: 'plan', address: me.email, assessmentId: me.id });
    await eventually(async () => {
      const mails = await storedMails(db(), me.email);
      expect(mails.filter(({ kind }) => kind === 'plan')).toMatchObject([
        { state: 'sent' },
        { state: 'dropped', links: 0 },
      ]);
    });
  }
});

test('actions due the next morning get a separate mail, even if the night was short', async () => {
  const me = await reminded({ inDays: -1 });
  await remind();
  expect((await received(me)).dueOn).toBe(me.day);
  await sql`update mail set created_at = now() - interval '23 hours' where address = ${me.email}`.execute(
    db(),
  );
  await planSaved(me, startOn(addDays(me.day, -29)));
  await remind();
  await eventually(async () => expect(await promised(me)).toHaveLength(2));
});

test('moving the start back and forth causes no second mail in a day', async () => {
  const me = await reminded();
  await remind();
  await received(me);
  await planSaved(me, startOn('2099-01-01'));
  await planSaved(me, startOn(addDays(me.day, -30)));
  await remind();
  expect(await promised(me)).toHaveLength(1);
});

test('a plan that cannot be read does not keep the mails of others, nor of other kinds', async () => {
  const all = await Promise.all([reminded(), reminded(), reminded(), reminded()]);
  const inOrder = all.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const [first, broken, third, last] = inOrder as [Remembered, Remembered, Remembered, Remembered];
  await sql`update plan set content = '{}' where assessment_id = ${broken.id}`.execute(db());
  await sql`update assessment set created_at = now() - interval '20 days' where id = ${last.id}`.execute(
    db(),
  );
  await sql`update response set answered_at = now() - interval '8 days'
    where assessment_id = ${last.id}`.execute(db());
  await sql`update plan set changed_at = now() - interval '8 days' where assessment_id = ${last.id}`.execute(
    db(),
  );
  await remind();
  expect(await Promise.all([first, broken, third].map(promised))).toEqual([['plan'], [], ['plan']]);
  expect((await storedMails(db(), last.email)).map(({ kind }) => kind)).toContain('reminder');
  await sql`delete from plan where assessment_id = ${broken.id}`.execute(db());
});

test('any number of mails is sent', async () => {
  const { id, day } = await reminded();
  await sql`
    with made as (
      insert into assessment (session_id, email)
      select 'session_1767225600000_' || lpad(n::text, 32, 'p'), 'planner-' || n || '@example.com'
      from generate_series(1, 120) n returning id
    )
    insert into plan (assessment_id, content, time_zone, reminded_until, next_reminder_at)
    select made.id, content, time_zone, reminded_until, next_reminder_at
    from made, plan where assessment_id = ${id}`.execute(db());
  await remind();
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from mail where address like 'planner-%' and kind = 'plan'`.execute(db());
  expect(rows).toEqual([{ count: 120 }]);
  const { rows: left } = await sql`
    select from plan where next_reminder_at <= now()`.execute(db());
  expect([left, day]).toEqual([[], lastMorning('UTC')]);
});
