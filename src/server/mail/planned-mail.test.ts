import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { MailContent } from '#domain/mail.ts';
import { emptyPlan } from '#domain/plan.ts';
import { openedRound } from '#testing/feedback-round.ts';
import { eventually, runJob, startMailApp, storedMails, type MailApp } from '#testing/mail-app.ts';
import { newEmail } from '#testing/prepared-assessment.ts';
import { TestCaller } from '#testing/test-caller.ts';

let server: MailApp;
beforeAll(async () => {
  server = await startMailApp({ retention: { empty: 7, unfinished: 180, completed: 1095 } });
});
afterAll(() => server.close());

interface Left {
  /** Days since it was started. */
  begun: number;
  /** Days since the last response; omitted: no responses. */
  answered?: number;
  completed?: boolean;
  /** Days since the plan was changed; omitted: no plan. */
  planned?: number;
  /** Days since the retake reminder was due. */
  retake?: number;
}

/**
 * An assessment under an address, inserted directly, because the calls would queue mails of their
 * own.
 */
async function leave({ begun, answered, completed = false, planned, retake }: Left) {
  const { db } = server.database;
  const email = newEmail();
  const owner = new TestCaller(server.app);
  const { id } = await owner.start();
  const ago = (days: number | undefined) =>
    days === undefined ? sql`null` : sql`now() - ${days} * interval '1 day'`;
  if (answered !== undefined) {
    await sql`
      insert into response
        (assessment_id, competency_id, category, question1_rating, question2_rating, answered_at)
      values (${id}, 'accountability', 'Follow Through & Output', 3, 4, ${ago(answered)})`.execute(
      db,
    );
  }
  await sql`update assessment set email = ${email},
    completed_at = ${completed ? ago(answered ?? begun) : sql`null`},
    created_at = ${ago(begun)}, retake_at = ${ago(retake)} where id = ${id}`.execute(db);
  if (planned !== undefined) {
    const content = JSON.stringify(emptyPlan);
    await sql`insert into plan (assessment_id, content, changed_at)
      values (${id}, ${content}, ${ago(planned)})`.execute(db);
  }
  return { id, email, owner };
}

/** Runs a scheduled job to its end. */
async function run(task: 'plan_mail' | 'delete_expired'): Promise<void> {
  await runJob(server.database.db, task);
  await vi.waitFor(
    async () => {
      const left = sql`select from graphile_worker.jobs
        where task_identifier = ${task} and run_at <= now()`;
      expect((await left.execute(server.database.db)).rows).toEqual([]);
    },
    { timeout: 15_000, interval: 20 },
  );
}

const promised = async (email: string) =>
  (await storedMails(server.database.db, email)).map(({ kind }) => kind);

const isStored = async (id: string) =>
  (await server.database.db.selectFrom('assessment').select('id').where('id', '=', id).execute())
    .length === 1;

const daysUntil = (moment: unknown) => (Date.parse(String(moment)) - Date.now()) / 86_400_000;

async function received<K extends MailContent['kind']>(email: string, kind: K) {
  const { text = '' } = await server.mailbox.receive(email, new RegExp(kind));
  return JSON.parse(text) as Extract<MailContent, { kind: K }>;
}

/** Waits until the mail is recorded as sent. */
const isSent = (email: string) =>
  vi.waitFor(async () => {
    expect((await storedMails(server.database.db, email)).map(({ state }) => state)).not.toContain(
      'sending',
    );
  });

test.each<[name: string, left: Left, kinds: string[]]>([
  ['unfinished, answered six days ago', { begun: 8, answered: 6.9 }, []],
  ['unfinished, answered a week ago', { begun: 8, answered: 7.1 }, ['reminder']],
  ['unfinished, answered a month ago', { begun: 40, answered: 30.5 }, []],
  ['never answered', { begun: 8 }, []],
  ['completed', { begun: 8, answered: 7.1, completed: true }, []],
  [
    'with a retake reminder due today',
    { begun: 99, answered: 90, completed: true, retake: 0.1 },
    ['retake'],
  ],
  ['to be asked again tomorrow', { begun: 99, answered: 90, completed: true, retake: -1 }, []],
  ['unfinished, three weeks before its end', { begun: 300, answered: 180 - 21 }, []],
  ['unfinished, two weeks before its end', { begun: 300, answered: 180 - 13.9 }, ['expiry']],
  [
    'completed, two weeks before its end',
    { begun: 2000, answered: 1095 - 13.9, completed: true },
    ['expiry'],
  ],
  ['never answered, before its end', { begun: 6 }, []],
  [
    'unfinished, two weeks before its end, with a plan of yesterday',
    { begun: 300, answered: 180 - 13.9, planned: 1 },
    [],
  ],
  ['cleared, with a plan of months ago', { begun: 300, planned: 180 - 13.9 }, ['expiry']],
  ['cleared, with a plan of a week ago', { begun: 300, planned: 7.1 }, []],
])('queues for an assessment %s', async (_name, left, kinds) => {
  const { email } = await leave(left);
  await run('plan_mail');
  await run('plan_mail');
  expect(await promised(email)).toEqual(kinds);
  for (const kind of kinds) await server.mailbox.receive(email, new RegExp(kind));
});

describe('a notice that cannot be made does not keep those after it', () => {
  const expiring = { begun: 300, answered: 180 - 13.9 };
  test.each<[kind: string, left: Left]>([
    ['expiry', expiring],
    ['expiry', { begun: 2000, answered: 1095 - 13.9, completed: true }],
    ['reminder', { begun: 8, answered: 7.1 }],
    ['retake', { begun: 99, answered: 90, completed: true, retake: 0.1 }],
  ])('of kind %s, for %o', async (kind, left) => {
    const { db } = server.database;
    const all = [await leave(left), await leave(left), await leave(left)];
    const [broken, ...after] = all.toSorted((a, b) => (a.id < b.id ? -1 : 1));
    // Later in the same run.
    const other = await leave({ begun: 2000, answered: 1095 - 13.9, completed: true });
    await sql`alter table mail add constraint broken
      check (address <> ${sql.lit(broken!.email)}) not valid`.execute(db);
    try {
      await run('plan_mail');
      expect(await Promise.all(after.map(({ email }) => promised(email)))).toEqual([
        [kind],
        [kind],
      ]);
      expect(await promised(other.email)).toEqual(['expiry']);
      expect(await promised(broken!.email)).toEqual([]);
    } finally {
      await sql`alter table mail drop constraint broken`.execute(db);
    }
    // Only postponed.
    await run('plan_mail');
    expect(await promised(broken!.email)).toEqual([kind]);
  });
});

test('a reminder is sent once, even after a second pause', async () => {
  const { email, id } = await leave({ begun: 30, answered: 20 });
  await run('plan_mail');
  await server.mailbox.receive(email);
  await isSent(email);
  await sql`update response set answered_at = now() - interval '8 days' where assessment_id = ${id}`.execute(
    server.database.db,
  );
  await sql`update mail set created_at = created_at - interval '12 days' where address = ${email}`.execute(
    server.database.db,
  );
  await run('plan_mail');
  expect(await promised(email)).toEqual(['reminder']);
});

test.each(['refused_at', 'unsubscribed_at'])(
  'a reminder is dropped if the address has %s',
  async (note) => {
    const { email } = await leave({ begun: 30, answered: 20 });
    await sql`insert into address_mark (fingerprint, ${sql.ref(note)})
          values (address_fingerprint(${email}), now())`.execute(server.database.db);
    await run('plan_mail');
    await eventually(async () => {
      const mails = await storedMails(server.database.db, email);
      expect(mails).toMatchObject([{ kind: 'reminder', state: 'dropped', links: 0 }]);
    });
  },
);

test('a retake reminder is sent once', async () => {
  const left = { begun: 99, answered: 90, completed: true, planned: 1, retake: 0 };
  const { email, id } = await leave(left);
  await run('plan_mail');
  expect(daysUntil((await received(email, 'retake')).completedAt)).toBeCloseTo(-90, 1);
  const row = await server.database.db
    .selectFrom('assessment')
    .select('retake_at')
    .where('id', '=', id)
    .executeTakeFirst();
  expect(row).toEqual({ retake_at: null });
});

describe('an expired assessment under an address', () => {
  test('is stored until its reader was notified, and for another week', async () => {
    const { email, id } = await leave({ begun: 300, answered: 200 });
    await run('delete_expired');
    expect(await isStored(id)).toBe(true);
    await run('plan_mail');
    const content = await received(email, 'expiry');
    expect(content.isCompleted).toBe(false);
    expect(daysUntil(content.begunAt)).toBeCloseTo(-300, 1);
    expect(daysUntil(content.deletedAt)).toBeCloseTo(7, 1);
    await isSent(email);
    const sentDaysAgo = (days: number) =>
      sql`update mail set sent_at = now() - ${days} * interval '1 day' where address = ${email}`.execute(
        server.database.db,
      );
    await sentDaysAgo(6.9);
    await run('delete_expired');
    expect(await isStored(id)).toBe(true);
    await sentDaysAgo(7.1);
    await run('delete_expired');
    expect(await isStored(id)).toBe(false);
    expect(await promised(email)).toEqual([]);
  });

  test('with an open round gets its notice when the round is long over, with the day that follows', async () => {
    const { email, id } = await leave({ begun: 300, answered: 200 });
    const roundEnds = (days: number) =>
      sql`update feedback_round set closes_on = (now() at time zone 'UTC')::date + ${days}::int
        where assessment_id = ${id}`.execute(server.database.db);
    await openedRound(server.database.db, id);
    await roundEnds(1);
    await run('plan_mail');
    await run('delete_expired');
    expect([await promised(email), await isStored(id)]).toEqual([[], true]);
    await sql`update feedback_round set starts_on = starts_on - 300`.execute(server.database.db);
    await roundEnds(-170);
    await run('plan_mail');
    const { deletedAt } = await received(email, 'expiry');
    expect(daysUntil(deletedAt)).toBeGreaterThan(10);
    expect(daysUntil(deletedAt)).toBeLessThan(11);
  });

  test('is deleted on time if its reader was notified in time', async () => {
    const { email, id } = await leave({ begun: 300, answered: 179.9 });
    const { db } = server.database;
    await run('plan_mail');
    expect(daysUntil((await received(email, 'expiry')).deletedAt)).toBeCloseTo(7, 1);
    await isSent(email);
    await sql`update mail set sent_at = now() - interval '13 days', created_at = now() - interval '13 days'
      where address = ${email}`.execute(db);
    await run('delete_expired');
    expect(await isStored(id)).toBe(true);
    await sql`update response set answered_at = answered_at - interval '1 day' where assessment_id = ${id}`.execute(
      db,
    );
    await run('delete_expired');
    expect(await isStored(id)).toBe(false);
  });

  test('stays, and gets a new notice, if its reader comes back', async () => {
    const { email, id } = await leave({ begun: 300, answered: 200 });
    const { db } = server.database;
    await sql`insert into mail (kind, address, assessment_id, state, created_at, sent_at)
      values ('expiry', ${email}, ${id}, 'sent', now() - interval '300 days', now() - interval '300 days')`.execute(
      db,
    );
    await run('delete_expired');
    expect(await isStored(id)).toBe(true);
    await run('plan_mail');
    await server.mailbox.receive(email, /expiry/);
  });

  test.each(['refused', 'failed', 'dropped'] as const)(
    'is deleted, too, if the mail was %s',
    async (state) => {
      const { email, id } = await leave({ begun: 300, answered: 200 });
      await sql`insert into mail (kind, address, assessment_id, state, created_at)
      values ('expiry', ${email}, ${id}, ${state}, now() - interval '8 days')`.execute(
        server.database.db,
      );
      await run('delete_expired');
      expect(await isStored(id)).toBe(false);
    },
  );

  test('is deleted without a notice if it has no responses', async () => {
    const { id } = await leave({ begun: 8 });
    await run('delete_expired');
    expect(await isStored(id)).toBe(false);
  });
});

test('expired links and old requests for mail are deleted', async () => {
  const { email } = await leave({ begun: 1, answered: 1 });
  const { db } = server.database;
  await sql`
    with mails as (
      insert into mail (kind, address, state, created_at, sent_at)
      select 'find', ${email}, 'sent', now() - days * interval '1 day', now() - days * interval '1 day'
      from (values (1), (8), (31)) old (days) returning id, created_at
    )
    insert into mail_link (token_hash, mail_id, purpose, expires_at)
    select sha256(id::text::bytea), id, 'open', created_at + interval '7 days' from mails`.execute(
    db,
  );
  await run('delete_expired');
  expect((await storedMails(db, email)).map(({ links }) => links)).toEqual([0, 1]);
});

test('any number of mails is sent', async () => {
  await sql`
    with made as (
      insert into assessment (session_id, email, completed_at, retake_at, created_at)
      select 'session_1767225600000_' || lpad(n::text, 32, 'r'), 'many-' || n || '@example.com',
        now(), now(), now() - interval '60 days'
      from generate_series(1, 60) n returning id
    )
    insert into response (assessment_id, competency_id, category, question1_rating, question2_rating)
    select id, 'accountability', 'Follow Through & Output', 3, 4 from made`.execute(
    server.database.db,
  );
  await run('plan_mail');
  const { rows } = await sql<{ count: number }>`
    select count(*)::int from mail where address like 'many-%'`.execute(server.database.db);
  expect(rows).toEqual([{ count: 60 }]);
});
