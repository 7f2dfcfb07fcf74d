import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { competencies } from '#domain/competencies.ts';
import { queueOnlyMail } from '#testing/mail-app.ts';
import { mailedLink, openLink } from '#testing/mailed-link.ts';
import { newEmail, withHistory } from '#testing/prepared-assessment.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { TestCaller } from '#testing/test-caller.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ mail: queueOnlyMail, findResults: 'mail' });
});
afterAll(() => server.close());

const path = '/api/assessment/lookup-by-email';
const lookUp = (email: string, caller = new TestCaller(server.app)) => caller.post(path, { email });
const ids = (answer: LightMyRequestResponse) => answer.json<{ id: string }[]>().map(({ id }) => id);

/** The mails to an address since the lookup, each due or not. */
async function mailsTo(email: string) {
  const { rows } = await sql<{ kind: string; assessment_id: string | null; jobs: number }>`
    select kind, assessment_id, (due_at <= now())::int as jobs
    from mail where address = ${email} and kind = 'find'
  `.execute(server.database.db);
  return rows;
}
const findMail = { kind: 'find', assessment_id: null, jobs: 1 };

/** The whole response, except for its time and request id. */
function answerOf({ statusCode, body, headers }: LightMyRequestResponse) {
  const { date: _date, 'x-request-id': _id, ...others } = headers;
  return { statusCode, body, headers: others };
}

describe('a caller without a verified address', () => {
  test('gets the same response for known and unknown addresses, and each address gets a mail', async () => {
    const known = await withHistory(server);
    const completed = await withHistory(server, { isCompleted: true });
    const unknown = newEmail();
    const emails = [known.email, completed.email, unknown];
    const answers = [];
    for (const email of emails) answers.push(answerOf(await lookUp(email)));
    expect(answers[0]).toMatchObject({ statusCode: 200, body: '[]' });
    expect(answers[0]?.headers).not.toHaveProperty('set-cookie');
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    for (const email of emails) expect(await mailsTo(email)).toEqual([findMail]);
  });

  test('has no access to the assessments under it, before or after', async () => {
    const { id, email } = await withHistory(server);
    const caller = new TestCaller(server.app);
    await lookUp(email, caller);
    const answer = await caller.patch(`/api/assessment/${id}`, { currentQuestionIndex: 9 });
    expect(answer.statusCode).toBe(403);
    expect((await caller.read(id)).access).toBe('reader');
  });

  test('loses access that an earlier lookup gave', async () => {
    const list = await startTestApp({}, { databaseUrl: server.databaseUrl });
    try {
      const { id, email } = await withHistory(list);
      const finder = new TestCaller(list.app);
      await finder.post(path, { email });
      expect((await finder.read(id)).access).toBe('finder');
      const now = new TestCaller(server.app);
      for (const [name, value] of finder.cookies) now.cookies.set(name, value);
      expect((await now.read(id)).access).toBe('reader');
    } finally {
      await list.close();
    }
  });

  test('sees their own assessments under it but no others, and no mail is sent', async () => {
    const { id, email, owner } = await withHistory(server);
    await withHistory(server, { email });
    expect(ids(await lookUp(email, owner))).toEqual([id]);
    expect(await mailsTo(email)).toEqual([]);
  });

  test('sees all their own assessments: those with responses first, then the newest', async () => {
    const { owner, id, email } = await withHistory(server);
    const started = [id];
    for (let count = 0; count < 3; count++) {
      const { id: next } = await owner.start();
      await owner.patch(`/api/assessment/${next}`, { email });
      started.push(next);
    }
    await owner.post(`/api/assessment/${started[2]}/responses`, {
      competencyId: 'humility',
      category: 'Leadership of Self',
      question1Rating: 4,
      question2Rating: null,
    });
    const order = [started[2], started[0], started[3], started[1]];
    expect(ids(await lookUp(email, owner))).toEqual(order);
  });
});

describe('a caller with a verified address', () => {
  test('sees what was verified, and not what others typed since', async () => {
    const { id, email } = await withHistory(server);
    const link = await mailedLink(server.database.db, { id, email });
    const caller = new TestCaller(server.app);
    await openLink(server, caller, link);
    await withHistory(server, { email });
    expect(ids(await lookUp(email, caller))).toEqual([id]);
    expect(await mailsTo(email)).toEqual([]);
  });

  test('gets a mail if nothing is stored under it, like everyone else', async () => {
    const email = newEmail();
    const caller = new TestCaller(server.app);
    const link = await mailedLink(server.database.db, { id: null, email, kind: 'your_data' });
    await openLink(server, caller, link);
    expect(ids(await lookUp(email, caller))).toEqual([]);
    expect(await mailsTo(email)).toEqual([findMail]);
  });
});

test('the API document describes this behavior', async () => {
  const { paths } = (await server.app.inject('/api/openapi.json')).json<{
    paths: Record<string, { post: { description: string } }>;
  }>();
  expect(paths[path]?.post.description).toContain('a link is mailed to the address');
});

/** How far apart two samples are, in standard deviations (Mann and Whitney's U). */
function difference(a: readonly number[], b: readonly number[]): number {
  const ranked = [...a.map((ms) => ({ ms, of: a })), ...b.map((ms) => ({ ms, of: b }))].toSorted(
    (one, other) => one.ms - other.ms,
  );
  const ranksOfA = ranked.reduce((sum, { of }, index) => (of === a ? sum + index + 1 : sum), 0);
  const u = ranksOfA - (a.length * (a.length + 1)) / 2;
  const mean = (a.length * b.length) / 2;
  return (u - mean) / Math.sqrt((mean * (a.length + b.length + 1)) / 6);
}

describe('timing', () => {
  const CALLS = 200;
  /** Chance alone reaches this once in ten million runs. */
  const LINKS_AN_HOUR = 3;
  const TOO_FAR = 5.3;

  test('does not distinguish two addresses over 200 calls each, however much is stored under them', async () => {
    const known = newEmail();
    await sql`
      with made as (
        insert into assessment (session_id, email)
        select 'session_1700000000000_one-of-many-' || gen_random_uuid(), ${known}
        from generate_series(1, 40)
        returning id
      )
      insert into response
        (assessment_id, competency_id, category, question1_rating, question2_rating)
      select made.id, competency.id, competency.category, 3, 4
      from made, jsonb_to_recordset(${JSON.stringify(competencies)}::jsonb)
        as competency (id text, category text)
    `.execute(server.database.db);
    // Both addresses have the same length, so that nothing else differs.
    const unknown = newEmail();
    const times: Record<string, number[]> = { [known]: [], [unknown]: [] };
    const measure = async (email: string) => {
      const from = performance.now();
      const { body } = await lookUp(email);
      times[email]!.push(performance.now() - from);
      expect(body).toBe('[]');
    };
    for (let call = 0; call < CALLS; call++) {
      // The first call warms up the machine for the second.
      const [first, second] = call % 2 === 0 ? [known, unknown] : [unknown, known];
      await measure(first);
      await measure(second);
    }
    expect(Math.abs(difference(times[known]!, times[unknown]!))).toBeLessThan(TOO_FAR);
    expect(await mailsTo(known)).toHaveLength(LINKS_AN_HOUR);
    expect(await mailsTo(unknown)).toHaveLength(LINKS_AN_HOUR);
  });

  test('distinguishes a lookup that lists assessments: the measure is sensitive enough', async () => {
    const steady = Array.from({ length: CALLS }, (_, index) => 1 + (index % 20) / 10);
    const slower = steady.map((ms) => ms * 1.5);
    expect(Math.abs(difference(steady, steady.toReversed()))).toBeLessThan(1);
    expect(difference(steady, slower)).toBeLessThan(-TOO_FAR);
  });
});

/**
 * An address with every kind of history here: verified, unsubscribed, rejected, used by many others
 * today. The other has the same shape and no history.
 */
async function knownAddress(): Promise<string> {
  const { id, email } = await withHistory(server, { isCompleted: true });
  const { db } = server.database;
  await sql`update assessment set verified_at = now() where id = ${id}`.execute(db);
  await sql`insert into address_mark values (address_fingerprint(${email}), now(), now())`.execute(
    db,
  );
  for (let use = 0; use < 14; use++) {
    const other = new TestCaller(server.app);
    const { id: theirs } = await other.start();
    await other.post(`/api/assessment/${theirs}/submit-email`, { email });
    await other.post('/api/person/link', { email });
  }
  return email;
}

/** All responses to a caller who typed the address, without their random parts. */
async function answersAbout(email: string, mailed: (id: string) => Promise<unknown>) {
  const caller = new TestCaller(server.app);
  const { id, sessionId } = await caller.start();
  const own = `/api/assessment/${id}`;
  const answers: [call: string, answer: { statusCode: number; [detail: string]: unknown }][] = [];
  const call = async (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', url: string, body?: object) => {
    const { statusCode, body: text, headers } = answerOf(await caller.send(method, url, body));
    const shown = text
      .replaceAll(email, 'EMAIL')
      .replace(/session_[\w-]+/g, 'SESSION')
      .replace(/[\da-f]{8}-[\da-f-]{27}/g, 'ID')
      .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'MOMENT');
    // The waiting time depends on when the calls began.
    const { 'set-cookie': cookie, 'retry-after': wait, ...others } = headers;
    answers.push([
      `${method} ${url.replace(id, 'ID').replace(sessionId!, 'SESSION')}`,
      {
        statusCode,
        shown,
        headers: others,
        waits: wait !== undefined,
        cookies: [cookie ?? []].flat().length,
      },
    ]);
    return text;
  };
  const rating = {
    competencyId: 'humility',
    category: 'Leadership of Self',
    question1Rating: 2,
    question2Rating: 4,
  };
  await call('POST', `${own}/responses`, rating);
  for (let time = 0; time < 4; time++) await call('POST', `${own}/submit-email`, { email });
  for (let time = 0; time < 4; time++) await call('POST', `${own}/save-progress`, { email });
  await call('PATCH', own, { isCompleted: 1 });
  await mailed(id);
  // The mail is promised again if the first reached no one.
  await call('PATCH', own, { isCompleted: 0 });
  await call('PATCH', own, { email, isCompleted: 1 });
  await call('POST', `${own}/retake-reminder`, { months: 3 });
  await call('POST', `${own}/plan`, {
    start: { day: '2027-01-01', changedAt: '2026-01-02T03:04:05.006Z' },
  });
  await call('POST', `${own}/plan/reminders`, { timeZone: 'UTC' });
  await call('POST', '/api/assessment/lookup-by-email', { email });
  for (let time = 0; time < 6; time++) await call('POST', '/api/person/link', { email });
  for (const url of ['/api/person', '/api/person/export', '/api/person/history']) {
    await call('GET', url);
  }
  await call('GET', `/api/assessment/by-id/${id}`);
  await call('GET', `/api/assessment/${sessionId}`);
  await call('GET', `${own}/responses`);
  await call('GET', `${own}/plan`);
  await call('GET', `${own}/share-links`);
  await call('POST', '/api/person/revoke-links');
  await call('POST', `${own}/reset`);
  // The tenth use, and one too many.
  for (let time = 0; time < 2; time++) await call('PATCH', own, { email });
  await call('DELETE', own);
  await call('DELETE', '/api/person');
  return answers;
}

test('no response reveals to an unverified caller whether the address is known', async () => {
  const { db } = server.database;
  const unknown = newEmail();
  const known = await knownAddress();
  const ofUnknown = await answersAbout(unknown, async (id) => {
    await sql`update mail set state = 'sent', tried_at = now(), sent_at = now()
      where assessment_id = ${id}`.execute(db);
    await sql`insert into mail_link (token_hash, mail_id, purpose)
      select sha256(id::text::bytea), id, 'open' from mail where assessment_id = ${id}`.execute(db);
  });
  const ofKnown = await answersAbout(known, (id) =>
    sql`update mail set state = 'dropped' where assessment_id = ${id}`.execute(db),
  );
  for (const [at, answer] of ofKnown.entries()) expect(answer).toEqual(ofUnknown[at]);
  expect(ofKnown.map(([, { statusCode }]) => statusCode)).toContain(429);
  expect(ofKnown.filter(([, { statusCode }]) => ![200, 429].includes(statusCode))).toEqual([]);
});
