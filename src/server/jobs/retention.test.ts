import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Db } from '#db/client.ts';
import type { RoundState } from '#domain/feedback/feedback.ts';
import { emptyPlan } from '#domain/plan.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { deleteExpired } from './retention.ts';

const retention = { empty: 7, unfinished: 180, completed: 1095 };
const settings = { retention, notifies: false };
const errors: unknown[] = [];
const attempt = {
  signal: new AbortController().signal,
  log: { error: (details: unknown) => void errors.push(details) },
};

let db: Db;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await openTestDatabase());
});
afterAll(() => close());
beforeEach(async () => {
  errors.length = 0;
  await sql`truncate assessment, "user", sign_in, audit_event cascade`.execute(db);
});

interface Stored {
  /** Days since it was started. */
  started: number;
  /** Days since the last response; omitted: no responses. */
  answered?: number;
  /** Days since it was reset. */
  reset?: number;
  completed?: boolean;
  /** Days since the plan was changed; omitted: no plan. */
  planned?: number;
  /** A round of feedback, and the days since its last day. */
  round?: { state: RoundState; closed: number };
}

let count = 0;
async function keep({
  started,
  answered,
  reset,
  completed = false,
  planned,
  round,
}: Stored): Promise<string> {
  count += 1;
  const session = `session_1767225600000_${String(count).padStart(32, '0')}`;
  const ago = (days: number | undefined) =>
    days === undefined ? sql`null` : sql`now() - ${days} * interval '1 day'`;
  const { rows } = await sql<{ id: string }>`
    insert into assessment (session_id, completed_at, created_at, reset_at)
    values (${session}, ${ago(completed ? started : undefined)}, ${ago(started)}, ${ago(reset)}) returning id`.execute(
    db,
  );
  const { id } = rows[0]!;
  if (answered !== undefined) {
    await sql`
      insert into response (assessment_id, competency_id, category, question1_rating, answered_at)
      values (${id}, 'accountability', 'Follow Through & Output', 3, ${ago(answered)})`.execute(db);
  }
  if (planned !== undefined) {
    await sql`insert into plan (assessment_id, content, changed_at)
      values (${id}, ${JSON.stringify(emptyPlan)}, ${ago(planned)})`.execute(db);
  }
  if (round) {
    await sql`
      insert into feedback_round
        (assessment_id, kind, state, name, competency_ids, starts_on, closes_on, invited)
      values (${id}, 'full', ${round.state}, 'Ada', array['humility'],
        current_date - ${round.closed + 14}::int, current_date - ${round.closed}::int, 4)`.execute(
      db,
    );
  }
  return id;
}

const isStored = async (id: string) =>
  (await db.selectFrom('assessment').select('id').where('id', '=', id).execute()).length === 1;

const audit = () => db.selectFrom('audit_event').select(['event', 'amount']).execute();

describe('an assessment', () => {
  test.each<[name: string, stored: Stored, stays: boolean]>([
    ...(
      [
        ['draft', -180, true],
        ['open', -1, true],
        ['published', 179, true],
        ['published', 182, false],
        ['canceled', -180, false],
      ] as const
    ).map(([state, closed, stays]): [string, Stored, boolean] => [
      `answered 200 days ago, with a round ${state} whose last day was ${closed} days ago`,
      { started: 400, answered: 200, round: { state, closed } },
      stays,
    ]),
    ['without a rating, for 6 days', { started: 6.9 }, true],
    ['without a rating, for 7 days', { started: 7.1 }, false],
    ['without a rating, but reset yesterday', { started: 300, reset: 1 }, true],
    ['started long ago, answered 179 days ago', { started: 400, answered: 179.9 }, true],
    ['answered 180 days ago', { started: 400, answered: 180.1 }, false],
    [
      'completed, answered 1094 days ago',
      { started: 2000, answered: 1094.9, completed: true },
      true,
    ],
    [
      'completed, answered 1095 days ago',
      { started: 2000, answered: 1095.1, completed: true },
      false,
    ],
    [
      'completed long ago, with a plan of a year ago',
      { started: 2000, answered: 1500, completed: true, planned: 365 },
      true,
    ],
    [
      'completed long ago, with a plan of that time',
      { started: 2000, answered: 1500, completed: true, planned: 1095.1 },
      false,
    ],
    ['reset a month ago, with a plan', { started: 400, reset: 30, planned: 90 }, true],
    ['reset long ago, with a plan of that time', { started: 400, reset: 190, planned: 190 }, false],
    ['completed, untouched for a year', { started: 400, answered: 365, completed: true }, true],
  ])('%s', async (_name, stored, stays) => {
    const id = await keep(stored);
    await deleteExpired(db, settings, attempt);
    expect(await isStored(id)).toBe(stays);
  });

  test('is deleted with its responses', async () => {
    await keep({ started: 400, answered: 200 });
    await deleteExpired(db, settings, attempt);
    expect(await db.selectFrom('response').selectAll().execute()).toEqual([]);
  });

  test('is never deleted if the settings say 0', async () => {
    const ids = [
      await keep({ started: 9000 }),
      await keep({ started: 9000, answered: 8000 }),
      await keep({ started: 9000, answered: 8000, completed: true }),
    ];
    await deleteExpired(
      db,
      { ...settings, retention: { empty: 0, unfinished: 0, completed: 0 } },
      attempt,
    );
    expect(await Promise.all(ids.map(isStored))).toEqual([true, true, true]);
    expect(await audit()).toEqual([]);
  });

  test('is not deleted while a response is being saved, and keeps the response', async () => {
    const id = await keep({ started: 400, answered: 200 });
    const saved = Promise.withResolvers<void>();
    const deleted = Promise.withResolvers<void>();
    const saving = db.transaction().execute(async (trx) => {
      await sql`select save_responses(
        array[${id}::uuid], array['humility'], array['Leadership of Self'],
        array[4::int2], array[5::int2], array[null::int8], true)`.execute(trx);
      saved.resolve();
      await deleted.promise;
    });
    await saved.promise;
    await deleteExpired(db, settings, attempt);
    deleted.resolve();
    await saving;
    await deleteExpired(db, settings, attempt);
    expect(await isStored(id)).toBe(true);
  });
});

test('is deleted in batches, however many there are', async () => {
  await sql`
    insert into assessment (session_id, created_at)
    select 'session_1767225600000_' || lpad(n::text, 32, 'x'), now() - interval '30 days'
    from generate_series(1, 950) n`.execute(db);
  const young = await keep({ started: 1 });
  await deleteExpired(db, settings, attempt);
  expect(await db.selectFrom('assessment').select('id').execute()).toEqual([{ id: young }]);
  const events = await audit();
  expect(new Set(events.map(({ event }) => event))).toEqual(new Set(['empty_assessments_expired']));
  expect(events.reduce((sum, { amount }) => sum + amount, 0)).toBe(950);
});

test.each([
  [
    'mail_count',
    sql`insert into mail_count (mail_id, fingerprint, counted_at)
      select gen_random_uuid(), sha256('mailbox'), now() - interval '2 days'
      from generate_series(1, 12000)`,
  ],
  [
    'webhook_delivery',
    sql`
      with endpoint as (
        insert into webhook_endpoint (id, url, events, secret)
        values (gen_random_uuid(), 'https://hooks.example', '{person.erased}', 'sealed')
        returning id
      )
      insert into webhook_delivery (endpoint_id, event, payload, created_at)
      select id, 'person.erased', '{}', now() - interval '31 days'
      from endpoint, generate_series(1, 12000)`,
  ],
] as const)('no statement deletes more of %s than the time limit allows', async (table, fill) => {
  await fill.execute(db);
  await sql`
    create function cut_off() returns trigger language plpgsql as $$ begin
      if (select count(*) from gone) > 10000 then raise 'cut off'; end if;
      return null;
    end $$;
    create trigger cut_off after delete on ${sql.table(table)} referencing old table as gone
      for each statement execute function cut_off()`.execute(db);
  await deleteExpired(db, settings, attempt);
  await sql`drop function cut_off cascade`.execute(db);
  expect(
    await db
      .selectFrom(table)
      .select(sql`1`.as('row'))
      .execute(),
  ).toEqual([]);
});

test('one that cannot be deleted does not keep the others, nor what else has expired', async () => {
  const refused = await keep({ started: 30 });
  const others = [await keep({ started: 31 }), await keep({ started: 29 })];
  const unfinished = await keep({ started: 400, answered: 200 });
  await sql`insert into mail_count (mail_id, fingerprint, counted_at)
    values (gen_random_uuid(), sha256('mailbox'), now() - interval '2 days')`.execute(db);
  await sql`
    create function refuse() returns trigger language plpgsql as $$
      begin raise 'this row is broken'; end $$;
    create trigger broken before delete on assessment for each row
      when (old.id = '${sql.raw(refused)}') execute function refuse()`.execute(db);
  try {
    await deleteExpired(db, settings, attempt);
  } finally {
    await sql`drop function refuse cascade`.execute(db);
  }
  expect(await Promise.all([...others, unfinished].map(isStored))).toEqual([false, false, false]);
  expect(await isStored(refused)).toBe(true);
  expect(await db.selectFrom('mail_count').select('mail_id').execute()).toEqual([]);
  expect(errors).toMatchObject([{ item: refused }]);
});

test('a process that shuts down stops after the current batch', async () => {
  const id = await keep({ started: 30 });
  await deleteExpired(db, settings, { ...attempt, signal: AbortSignal.abort() });
  expect(await isStored(id)).toBe(true);
});

test('expired sessions and sign-ins are deleted, others stay', async () => {
  await sql`
    with person as (
      insert into "user" (issuer, subject, first_name, last_name) values ('i', 's', 'A', 'B') returning id
    )
    insert into session (token_hash, user_id, created_at, expires_at, last_used_at)
    select decode(lpad(name, 64, '0'), 'hex'), id, now() - interval '20 days', now() + ends * interval '1 day', now() - idle * interval '1 day'
    from person, (values ('a', 1, 0), ('b', -1, 0), ('c', 1, 8)) sessions (name, ends, idle)`.execute(
    db,
  );
  await sql`
    insert into sign_in (key_hash, nonce, code_verifier, return_to, expires_at)
    values (decode(repeat('00', 32), 'hex'), 'n', 'v', '/', now() - interval '1 minute'),
      (decode(repeat('11', 32), 'hex'), 'n', 'v', '/', now() + interval '1 minute')`.execute(db);
  await deleteExpired(db, settings, attempt);
  expect(await db.selectFrom('session').select('user_id').execute()).toHaveLength(1);
  expect(await db.selectFrom('sign_in').select('nonce').execute()).toHaveLength(1);
  expect(await audit()).toEqual([
    { event: 'sessions_ended', amount: 2 },
    { event: 'sign_ins_ended', amount: 1 },
  ]);
});

test('expired share links are deleted, others stay', async () => {
  const id = await keep({ started: 1, completed: true });
  await sql`
    insert into share_link (assessment_id, token_hash, name, with_plan, expires_at)
    select ${id}, sha256(name::bytea), name, false, now() + ends * interval '1 minute'
    from (values ('expired', -1), ('working', 1)) links (name, ends)`.execute(db);
  await deleteExpired(db, settings, attempt);
  expect(await db.selectFrom('share_link').select('name').execute()).toEqual([{ name: 'working' }]);
});

test('counts are deleted after ten years, and records of deletions after three', async () => {
  await sql`truncate past_assessment, rating_sum, visit_sum`.execute(db);
  for (const years of [2, 4, 9, 11]) {
    const then = sql`now() - ${years} * interval '366 days'`;
    await sql`
      insert into audit_event (event, amount, happened_at)
      values ('sessions_ended', ${years}, ${then})`.execute(db);
    await sql`
      insert into past_assessment (started_on, answered_count, stopped_at, is_completed, has_email)
      values (${then}, ${years}, 0, false, false)`.execute(db);
    await sql`
      insert into rating_sum (day, competency_id, people, total)
      values (${then}, 'humility', ${years}, 100)`.execute(db);
    await sql`
      insert into visit_sum (day, page, source, device, visits)
      values (${then}, '/', '', 'phone', ${years})`.execute(db);
  }
  await deleteExpired(db, settings, attempt);
  const { rows } = await sql`
    select (select array_agg(amount order by 1) from audit_event) as deletions,
      (select array_agg(answered_count order by 1) from past_assessment) as places,
      (select array_agg(people order by 1) from rating_sum) as ratings,
      (select array_agg(visits::int order by 1) from visit_sum) as visits`.execute(db);
  expect(rows).toEqual([
    { deletions: [2], places: [2, 4, 9], ratings: [2, 4, 9], visits: [2, 4, 9] },
  ]);
});

test('a rejected mark expires after 180 days, a count of mails after a day, an unsubscribe never', async () => {
  const daysAgo = (days: number) => sql<Date>`now() - ${days} * interval '1 day'`;
  const mark = (email: string) => sql<Buffer>`address_fingerprint(${email})`;
  await db
    .insertInto('address_mark')
    .values([
      { fingerprint: mark('a'), refused_at: daysAgo(179.9), unsubscribed_at: null },
      { fingerprint: mark('b'), refused_at: daysAgo(180.1), unsubscribed_at: null },
      { fingerprint: mark('c'), refused_at: daysAgo(180.1), unsubscribed_at: daysAgo(2000) },
    ])
    .execute();
  await sql`
    insert into mail_count (mail_id, fingerprint, counted_at)
    select gen_random_uuid(), ${mark('a')}, moment
    from (values (${daysAgo(0.9)}), (${daysAgo(1.1)})) as counted (moment)`.execute(db);
  await deleteExpired(db, settings, attempt);
  const left = await db
    .selectFrom('address_mark')
    .select([
      sql<string>`case fingerprint when ${mark('a')} then 'a' when ${mark('b')} then 'b' else 'c' end`.as(
        'name',
      ),
      sql<boolean>`refused_at is not null`.as('refused'),
      sql<boolean>`unsubscribed_at is not null`.as('unsubscribed'),
    ])
    .orderBy('name')
    .execute();
  expect(left).toEqual([
    { name: 'a', refused: true, unsubscribed: false },
    { name: 'c', refused: false, unsubscribed: true },
  ]);
  expect(await db.selectFrom('mail_count').select('mail_id').execute()).toHaveLength(1);
});
