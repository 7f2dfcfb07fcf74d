import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queueOnlyMail } from '#testing/mail-app.ts';
import { mailedLink } from '#testing/mailed-link.ts';
import { newEmail, withHistory } from '#testing/prepared-assessment.ts';
import { officeCaller, officeSettings } from '#testing/sign-in.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import type { TestCaller } from '#testing/test-caller.ts';

let server: TestApp;
let owner: TestCaller;
beforeAll(async () => {
  server = await startTestApp({ office: officeSettings, mail: queueOnlyMail });
  owner = await officeCaller(server);
});
afterAll(() => server.close());

async function aContact() {
  const email = newEmail();
  const assessment = await withHistory(server, { email });
  await withHistory(server, { email, isCompleted: true });
  await mailedLink(server.database.db, { id: assessment.id, email });
  const { id } = await server.database.db
    .selectFrom('contact')
    .select('id')
    .where('address', '=', email)
    .executeTakeFirstOrThrow();
  return { id, email, assessment, path: `/api/office/people/${id}` };
}

interface Shown {
  address: string;
  editedAt: string | null;
  results: { isCompleted: boolean; isVerified: boolean; responses: { competencyId: string }[] }[];
  mails: unknown[];
  events: { what: string; who: string; detail: object }[];
}

const byNumber = (one: number, other: number) => one - other;

const eventsOf = (what: string) =>
  server.database.db.selectFrom('office_event').selectAll().where('what', '=', what).execute();

test('shows a contact with all results, and records the view', async () => {
  const { path, email } = await aContact();
  const shown = (await owner.get(path)).json<Shown>();
  expect(shown).toMatchObject({ address: email, state: 'new', note: '', editedAt: null });
  expect(shown.results.map(({ isCompleted }) => isCompleted)).toEqual([true, false]);
  expect(shown.results[0]?.responses).toMatchObject([{ competencyId: 'humility' }]);
  expect(shown.mails.length).toBeGreaterThan(0);
  expect(shown.events).toMatchObject([{ what: 'person_viewed', who: officeSettings.emails[0] }]);
  expect((await owner.get(path)).json<Shown>().events).toHaveLength(2);
});

test('says whether mail to the address was rejected or reminders were turned off', async () => {
  const { db } = server.database;
  const { path, email } = await aContact();
  expect((await owner.get(path)).json()).toMatchObject({ refusedAt: null, unsubscribedAt: null });
  await sql`insert into address_mark (fingerprint, refused_at, unsubscribed_at)
    values (address_fingerprint(${email}), '2026-03-01Z', '2026-04-01Z')`.execute(db);
  expect((await owner.get(path)).json()).toMatchObject({
    refusedAt: '2026-03-01T00:00:00.000Z',
    unsubscribedAt: '2026-04-01T00:00:00.000Z',
  });
});

test('shows results of unverified strangers after verified ones, and marks them', async () => {
  const { db } = server.database;
  const { path, assessment, email } = await aContact();
  await db
    .updateTable('assessment')
    .set({ verified_at: new Date() })
    .where('id', '=', assessment.id)
    .execute();
  const before = (await owner.get(path)).json<Shown>();
  await withHistory(server, { email, isCompleted: true });
  const after = (await owner.get(path)).json<Shown>();
  expect(after).toMatchObject({ isProved: true, assessments: 1, completedAt: null });
  expect(after.results.map(({ isVerified }) => isVerified)).toEqual([true, false, false]);
  const { results: _results, events: _events, ...shown } = before;
  expect(after).toMatchObject({ ...shown, mails: after.mails });
});

test('shows no contact if the view cannot be recorded', async () => {
  const { path, email } = await aContact();
  const { db } = server.database;
  await sql`alter table office_event add constraint broken check (whom <> ${sql.lit(email)})`.execute(
    db,
  );
  try {
    const answer = await owner.get(path);
    expect(answer.statusCode).toBe(500);
    expect(answer.body).not.toContain(email);
  } finally {
    await sql`alter table office_event drop constraint broken`.execute(db);
  }
});

test('saves a status and a note, and records that without their text', async () => {
  const { path, email } = await aContact();
  const first = await owner.patch(path, { note: 'Call\non Monday', editedAt: null });
  expect(first.json()).toMatchObject({ state: 'new', note: 'Call\non Monday' });
  const { editedAt } = first.json<{ editedAt: string }>();
  const second = await owner.patch(path, { state: 'client', editedAt });
  expect(second.json()).toMatchObject({ state: 'client', note: 'Call\non Monday' });
  const { events } = (await owner.get(path)).json<Shown>();
  expect(events.map(({ what, detail }) => [what, detail])).toEqual([
    ['person_viewed', {}],
    ['person_changed', { state: 'client' }],
    ['person_changed', { note: 'written' }],
  ]);
  expect(JSON.stringify(await eventsOf('person_changed'))).not.toContain('Monday');
  expect(email).toBeTruthy();
});

test('two windows do not overwrite each other', async () => {
  const { path } = await aContact();
  const both = await Promise.all(
    ['one', 'other'].map((note) => owner.patch(path, { note, editedAt: null })),
  );
  expect(both.map(({ statusCode }) => statusCode).toSorted(byNumber)).toEqual([200, 409]);
  const late = await owner.patch(path, { state: 'client', editedAt: null });
  expect(late.statusCode).toBe(409);
  const { editedAt } = (await owner.get(path)).json<Shown>();
  expect((await owner.patch(path, { state: 'client', editedAt })).statusCode).toBe(200);
});

test.each([
  { note: 'x'.repeat(10_001), editedAt: null },
  { note: 5, editedAt: null },
  { state: 'friend', editedAt: null },
  { note: 'without the moment' },
  { note: '', editedAt: 'yesterday' },
  { note: '', editedAt: '0000-01-01T00:00:00Z' },
])('rejects %j', async (change) => {
  const { path } = await aContact();
  expect((await owner.patch(path, change)).statusCode).toBe(400);
});

test('stores a note with any characters', async () => {
  const { path } = await aContact();
  const note = '=1+1\n\t"é" 😀 \\ \u2028 \ufffd';
  expect((await owner.patch(path, { note, editedAt: null })).json()).toMatchObject({ note });
  const longest = '😀'.repeat(5000);
  const { editedAt } = (await owner.get(path)).json<Shown>();
  expect((await owner.patch(path, { note: longest, editedAt })).statusCode).toBe(200);
});

test('erases a contact with all data, also from its own log', async () => {
  const { db } = server.database;
  const { id, path, email, assessment } = await aContact();
  await owner.get(path);
  await owner.patch(path, { note: 'Call on Monday', editedAt: null });
  const waiting = await assessment.owner.post(`/api/assessment/${assessment.id}/save-progress`, {
    email,
  });
  expect(waiting.statusCode).toBe(200);

  const erased = await owner.send('DELETE', path);
  expect(erased.json()).toEqual({ assessments: 2 });
  const { rows: tables } = await sql<{ name: string }>`
    select schemaname || '.' || tablename as name from pg_tables
    where schemaname in ('public', 'graphile_worker')`.execute(db);
  for (const { name } of tables) {
    const { rows } = await sql<{ found: string }>`
      select t::text as found from ${sql.raw(name)} t where t::text like ${`%${email}%`}
    `.execute(db);
    expect(rows).toEqual([]);
  }
  expect((await owner.get(path)).statusCode).toBe(404);
  expect((await owner.send('DELETE', path)).statusCode).toBe(404);
  expect((await owner.patch(path, { note: '', editedAt: null })).statusCode).toBe(404);
  expect(await eventsOf('person_erased')).toMatchObject([
    { whom: null, detail: { assessments: 2 } },
  ]);
  expect(await db.selectFrom('contact').selectAll().where('id', '=', id).execute()).toEqual([]);
});

test('two simultaneous erasures erase once', async () => {
  const { path } = await aContact();
  const both = await Promise.all([owner.send('DELETE', path), owner.send('DELETE', path)]);
  expect(both.map(({ statusCode }) => statusCode).toSorted(byNumber)).toEqual([200, 404]);
});

test('a contact viewed while being erased leaves no address in the log', async () => {
  for (let round = 0; round < 5; round++) {
    const { path, email } = await aContact();
    await Promise.all([
      owner.get(path),
      owner.send('DELETE', path),
      owner.patch(path, { note: 'x', editedAt: null }),
      owner.get(path),
    ]);
    const left = await server.database.db
      .selectFrom('office_event')
      .selectAll()
      .where('whom', '=', email)
      .execute();
    expect(left).toEqual([]);
  }
});
