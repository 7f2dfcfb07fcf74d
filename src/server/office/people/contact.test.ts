import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp, restore } from '#db/backup.ts';
import { createDatabaseClient, type Db } from '#db/client.ts';
import { areaNames } from '#domain/areas.ts';
import { competencies } from '#domain/competencies.ts';
import { developmentStatus } from '#domain/development.ts';
import type { Rating } from '#domain/rating-scale.ts';
import { averageRating, summarizeAreas, type CompetencyResponse } from '#domain/scoring.ts';
import { deleteExpired } from '#server/jobs/retention.ts';
import { jobAttempt } from '#testing/job-attempt.ts';
import { mailedLink, openLink } from '#testing/mailed-link.ts';
import { newEmail } from '#testing/prepared-assessment.ts';
import { visit } from '#testing/sign-in.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { TestCaller } from '#testing/test-caller.ts';
import { createUnmigratedDatabase, preparedStatements } from '#testing/test-database.ts';

let server: TestApp;
let db: Db;
beforeAll(async () => {
  server = await startTestApp();
  db = server.database.db;
});
afterAll(() => server.close());

const derived = [
  'address',
  'proved_at',
  'first_at',
  'last_at',
  'assessments',
  'assessment_id',
  'answered_count',
  'completed_at',
  'overall_score',
  'weakest_area',
  'source',
] as const;

const contacts = (of: Db = db) =>
  of
    .selectFrom('contact')
    .select(derived)
    .orderBy(sql`address collate "C"`)
    .execute();

/** The only area whose development card says where to start. */
function weakestArea(responses: readonly CompetencyResponse[]): string | null {
  if (responses.length === 0) return null;
  const summaries = summarizeAreas(responses);
  const weakest = summaries.filter(
    (area) => developmentStatus(area, summaries) === 'Priority Focus',
  );
  return weakest.length === 1 ? weakest[0]!.name : null;
}

/** The expected rows, computed from the stored assessments. */
async function recounted(of: Db = db) {
  const responses = await of.selectFrom('response').selectAll().execute();
  const isWhole = responses.filter((r) => r.question1_rating && r.question2_rating);
  const rated = Map.groupBy(isWhole, (response) => response.assessment_id);
  const rows = await of
    .selectFrom('assessment')
    .selectAll()
    .where('email', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  const byAddress = Map.groupBy(rows, ({ email }) => email!);
  return [...byAddress]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([address, all]) => {
      const verified = all.filter(({ verified_at }) => verified_at !== null);
      const under = verified.length > 0 ? verified : all;
      const moments = verified.map(({ verified_at }) => verified_at!.getTime());
      const created = under.map(({ created_at }) => created_at.getTime());
      const shown = under.find(({ is_completed }) => is_completed) ?? under[0]!;
      const given = (rated.get(shown.id) ?? []).map((row) => ({
        competencyId: row.competency_id,
        category: row.category,
        question1Rating: row.question1_rating,
        question2Rating: row.question2_rating,
        averageRating: row.average_rating,
      }));
      return {
        address,
        proved_at: moments.length > 0 ? new Date(Math.min(...moments)) : null,
        first_at: new Date(Math.min(...created)),
        last_at: new Date(Math.max(...created)),
        assessments: under.length,
        assessment_id: shown.id,
        answered_count: given.length,
        completed_at: shown.completed_at,
        overall_score: shown.overall_score,
        weakest_area: weakestArea(given),
        source: shown.source,
      };
    });
}

async function begun(email?: string) {
  const owner = new TestCaller(server.app);
  const { id } = await owner.start();
  if (email !== undefined) await owner.post(`/api/assessment/${id}/submit-email`, { email });
  return { owner, id, path: `/api/assessment/${id}` };
}

/** As if someone had opened every link that was mailed to the address. */
const verify = (email: string, id?: string) =>
  sql`update assessment set verified_at = now()
    where email = ${email} and id = coalesce(${id ?? null}::uuid, id)`.execute(db);

const rated = (index: number, rating: number) => ({
  competencyId: competencies[index]!.id,
  category: competencies[index]!.category,
  question1Rating: rating,
  question2Rating: rating,
});

test("a contact's row matches the assessments under the address, whatever changes", async () => {
  const email = newEmail();
  const { owner, path, id } = await begun();
  const shown = async () => {
    const rows = await contacts();
    expect(rows).toEqual(await recounted());
    return rows.find(({ address }) => address === email);
  };
  expect(await shown()).toBeUndefined();
  await owner.post(`${path}/submit-email`, { email });
  expect(await shown()).toMatchObject({ assessments: 1, answered_count: 0, weakest_area: null });

  await owner.post(`${path}/responses`, { ...rated(0, 4), question2Rating: null });
  expect(await shown()).toMatchObject({ answered_count: 0, overall_score: null });
  await owner.post(`${path}/responses`, rated(0, 4));
  await owner.post(`${path}/responses`, rated(1, 2));
  expect(await shown()).toMatchObject({ answered_count: 2, overall_score: 300 });
  await owner.patch(path, { isCompleted: true });
  expect(await shown()).toMatchObject({ completed_at: expect.any(Date) as Date });
  await owner.patch(path, { isCompleted: false });
  expect(await shown()).toMatchObject({ completed_at: null });
  await owner.post(`${path}/reset`);
  expect(await shown()).toMatchObject({ answered_count: 0, overall_score: null });

  // Another completed assessment under the address: the contact now shows this one.
  const other = await begun(email);
  await other.owner.post(`${other.path}/responses`, rated(5, 5));
  await other.owner.patch(other.path, { isCompleted: true });
  expect(await shown()).toMatchObject({ assessments: 2, assessment_id: other.id });
  await other.owner.send('DELETE', other.path);
  expect(await shown()).toMatchObject({ assessments: 1, assessment_id: id });

  const renamed = newEmail();
  await owner.patch(path, { email: renamed });
  expect(await shown()).toBeUndefined();
  expect((await contacts()).map(({ address }) => address)).toContain(renamed);
  await owner.patch(path, { email: null });
  expect((await contacts()).map(({ address }) => address)).not.toContain(renamed);
  await owner.patch(path, { email });
  await owner.send('DELETE', path);
  expect(await shown()).toBeUndefined();
});

test("the office's status and note stay as long as the contact exists", async () => {
  const email = newEmail();
  const { owner, path } = await begun(email);
  await db
    .updateTable('contact')
    .set({ note: 'Call on Monday', state: 'contacted' })
    .where('address', '=', email)
    .execute();
  await owner.post(`${path}/responses`, rated(0, 1));
  const noted = () =>
    db.selectFrom('contact').select(['note', 'state']).where('address', '=', email).execute();
  expect(await noted()).toEqual([{ note: 'Call on Monday', state: 'contacted' }]);
  await owner.patch(path, { email: null });
  await owner.patch(path, { email });
  expect(await noted()).toEqual([{ note: '', state: 'new' }]);
});

test('an unverified assessment changes nothing about a contact who verified the address', async () => {
  const email = newEmail();
  const client = await begun(email);
  await client.owner.post(`${client.path}/responses`, rated(0, 4));
  await verify(email, client.id);
  const row = async () => {
    const rows = await contacts();
    expect(rows).toEqual(await recounted());
    return rows.find(({ address }) => address === email);
  };
  const before = await row();
  expect(before).toMatchObject({ assessments: 1, overall_score: 400 });
  expect(before?.proved_at).toBeInstanceOf(Date);

  const stranger = await begun(email);
  await stranger.owner.post(`${stranger.path}/responses`, rated(0, 1));
  await stranger.owner.patch(stranger.path, { isCompleted: true });
  expect(await row()).toEqual(before);
  await stranger.owner.post(`${stranger.path}/reset`);
  await stranger.owner.patch(stranger.path, { email: null });
  await stranger.owner.patch(stranger.path, { email });
  expect(await row()).toEqual(before);

  // Once verified, it counts.
  await stranger.owner.patch(stranger.path, { isCompleted: true });
  await verify(email, stranger.id);
  expect(await row()).toMatchObject({ assessments: 2, assessment_id: stranger.id });
  await stranger.owner.send('DELETE', stranger.path);
  expect(await row()).toEqual(before);

  // Without a verified assessment the address is unverified again.
  const other = await begun(email);
  await client.owner.send('DELETE', client.path);
  expect(await row()).toMatchObject({ assessment_id: other.id, proved_at: null });
});

const ratingOf = fc.constantFrom<Rating[]>(1, 2, 3, 4, 5);
/** All competencies of an area are equal but one, so that areas often tie; some are incomplete. */
const ofArea = fc.record({ usual: ratingOf, first: ratingOf, isComplete: fc.boolean() });

test('the weakest area is the priority of the development cards', async () => {
  const email = newEmail();
  const { id } = await begun(email);
  await fc.assert(
    fc.asyncProperty(fc.tuple(ofArea, ofArea, ofArea, ofArea, ofArea), async (perArea) => {
      const given = areaNames.flatMap((category, index) => {
        const { usual, first, isComplete } = perArea[index]!;
        return competencies
          .filter((one) => one.category === category)
          .slice(isComplete ? 0 : 1)
          .map(({ id: competencyId }, place) => {
            const ratings = {
              question1Rating: place === 0 ? first : usual,
              question2Rating: usual,
            };
            return { competencyId, category, ...ratings, averageRating: averageRating(ratings)! };
          });
      });
      await db.deleteFrom('response').where('assessment_id', '=', id).execute();
      await db
        .insertInto('response')
        .values(
          given.map((one) => ({
            assessment_id: id,
            competency_id: one.competencyId,
            category: one.category,
            question1_rating: one.question1Rating,
            question2_rating: one.question2Rating,
          })),
        )
        .execute();
      await sql`select refresh_contacts(array[${email}])`.execute(db);
      const { weakest_area: found } = await db
        .selectFrom('contact')
        .select('weakest_area')
        .where('address', '=', email)
        .executeTakeFirstOrThrow();
      expect(found).toBe(weakestArea(given));
    }),
    { numRuns: 60 },
  );
  await db.deleteFrom('assessment').where('id', '=', id).execute();
});

test('the first opened link verifies an address', async () => {
  const email = newEmail();
  const { id } = await begun(email);
  const verifiedAt = async () =>
    (await db
      .selectFrom('contact')
      .select('proved_at')
      .where('address', '=', email)
      .executeTakeFirst())!.proved_at;
  expect(await verifiedAt()).toBeNull();
  const link = await mailedLink(db, { id, email });
  await visit(server, new TestCaller(server.app), link);
  expect(await verifiedAt()).toBeNull();
  await openLink(server, new TestCaller(server.app), link);
  const first = await verifiedAt();
  expect(first).toBeInstanceOf(Date);
  await openLink(server, new TestCaller(server.app), link);
  expect(await verifiedAt()).toEqual(first);
});

test('a contact disappears with its expired assessment', async () => {
  const email = newEmail();
  const { owner, path, id } = await begun(email);
  await owner.post(`${path}/responses`, rated(3, 2));
  await sql`update assessment set created_at = now() - interval '9 days' where id = ${id}`.execute(
    db,
  );
  await sql`update response set answered_at = now() - interval '9 days' where assessment_id = ${id}`.execute(
    db,
  );
  await deleteExpired(
    db,
    {
      retention: { empty: 0, unfinished: 8, completed: 0 },
      notifies: false,
    },
    jobAttempt,
  );
  expect(await contacts()).toEqual(await recounted());
  expect((await contacts()).map(({ address }) => address)).not.toContain(email);
});

test('two assessments that get the same address at once are both counted', async () => {
  for (let round = 0; round < 5; round++) {
    const email = newEmail();
    const all = await Promise.all(Array.from({ length: 6 }, () => begun()));
    const given = await Promise.all(
      all.map(({ owner, path }) => owner.post(`${path}/submit-email`, { email })),
    );
    expect(given.map(({ statusCode }) => statusCode)).toEqual(all.map(() => 200));
    const row = (await contacts()).find(({ address }) => address === email);
    expect(row).toMatchObject({ assessments: 6 });
  }
});

test('simultaneous saves, erasures, and address changes wait for each other without deadlocks', async () => {
  const emails = Array.from({ length: 8 }, newEmail);
  const deadlocks = async () => {
    const { rows } = await sql<{ count: number }>`
      select deadlocks::int as count from pg_stat_database where datname = current_database()
    `.execute(db);
    return rows[0]!.count;
  };
  const before = await deadlocks();
  const all = await Promise.all(
    Array.from({ length: 48 }, (_, index) => begun(emails[index % emails.length])),
  );
  const doing = all.flatMap(({ owner, path, id }, index) => [
    owner.post(`${path}/responses`, rated(index % 35, 1 + (index % 5))),
    owner.post(`${path}/responses`, rated((index + 7) % 35, 3)),
    index % 3 === 0 && owner.patch(path, { email: emails[(index * 5) % emails.length] }),
    index % 4 === 1 && owner.send('DELETE', path),
    index % 8 === 2 &&
      // Many at once, in a different order, as the retention job does.
      sql`delete from assessment where id = any(${[id, all[(index + 21) % 48]!.id]})`.execute(db),
  ]);
  const done = await Promise.all(doing.filter((call) => call !== false));
  for (const answer of done) {
    if ('statusCode' in answer) expect(answer.statusCode).toBeOneOf([200, 403, 404]);
  }
  expect(await deadlocks()).toBe(before);
  expect(await contacts()).toEqual(await recounted());
});

test('more addresses than the database has locks can arrive at once', async () => {
  const client = new pg.Client(server.databaseUrl);
  await client.connect();
  try {
    await client.query(`
      begin;
      set local session_replication_role = replica;
      insert into assessment (session_id, email)
      select 'session_1700000000000_many-addresses-' || lpad(n::text, 12, '0'),
        'one-of-many-' || n || '@example.com'
      from generate_series(1, 20000) n;
      commit`);
    const ofThem = `where email like 'one-of-many-%'`;
    await client.query(`select refresh_contacts(array_agg(email)) from assessment ${ofThem}`);
    expect(await contacts()).toEqual(await recounted());
    await client.query(`delete from assessment ${ofThem}`);
    expect(await contacts()).toEqual(await recounted());
  } finally {
    await client.end();
  }
});

test('a restored backup has the rows and keeps updating them', async () => {
  const email = newEmail();
  await begun(email);
  const folder = await mkdtemp(join(tmpdir(), 'ready-leader-contacts-'));
  const target = await createUnmigratedDatabase();
  const restored = createDatabaseClient({
    url: target.url,
    poolMax: 1,
    onIdleError: () => {},
    preparedStatements,
  });
  try {
    await db
      .updateTable('contact')
      .set({ note: 'Kept', state: 'client' })
      .where('address', '=', email)
      .execute();
    await verify(email);
    await backUp(server.databaseUrl, join(folder, 'backup.gz'));
    await restore(target.url, join(folder, 'backup.gz'));
    const whole = (of: Db) => of.selectFrom('contact').selectAll().orderBy('id').execute();
    expect(await whole(restored.db)).toEqual(await whole(db));
    await restored.db.deleteFrom('assessment').where('email', '=', email).execute();
    expect(await contacts(restored.db)).toEqual(await recounted(restored.db));
  } finally {
    await restored.db.destroy();
    await target.drop();
    await rm(folder, { recursive: true });
  }
});
