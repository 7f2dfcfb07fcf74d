import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queueOnlyMail } from '#testing/mail-app.ts';
import { mailedLink, openLink } from '#testing/mailed-link.ts';
import { newEmail, withHistory } from '#testing/prepared-assessment.ts';
import { share } from '#testing/shared-results.ts';
import { visit } from '#testing/sign-in.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { TestCaller } from '#testing/test-caller.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ mail: queueOnlyMail });
});
afterAll(() => server.close());

const db = () => server.database.db;
const works = async (link: string) =>
  (await visit(server, new TestCaller(server.app), link)).statusCode === 200;

describe('a link to your data', () => {
  const ask = (email: string, caller = new TestCaller(server.app)) =>
    caller.post('/api/person/link', { email });

  test('is promised to every address alike', async () => {
    const { email } = await withHistory(server);
    const [known, unknown] = [await ask(email), await ask(newEmail())];
    expect(known.statusCode).toBe(200);
    expect(unknown.body).toBe(known.body);
    const names = (answer: typeof known) => Object.keys(answer.headers).toSorted();
    expect(names(unknown)).toEqual(names(known));
  });

  test('is sent as a mail about the address', async () => {
    const email = newEmail();
    await ask(email.toUpperCase());
    const mails = await db()
      .selectFrom('mail')
      .select(['kind', 'assessment_id', 'state'])
      .where('address', '=', email)
      .execute();
    expect(mails).toEqual([{ kind: 'your_data', assessment_id: null, state: 'waiting' }]);
  });

  test('can be requested ten times a minute at most, and five times a day for one address', async () => {
    const caller = new TestCaller(server.app);
    const statuses: number[] = [];
    for (let call = 0; call < 12; call++) {
      statuses.push((await ask(newEmail(), caller)).statusCode);
    }
    expect(statuses).toEqual([...Array<number>(10).fill(200), 429, 429]);

    const email = newEmail();
    const other = new TestCaller(server.app);
    for (let call = 0; call < 5; call++) expect((await ask(email, other)).statusCode).toBe(200);
    expect((await ask(email, other)).statusCode).toBe(429);
  });

  test('is not available if the site sends no mail, and the error says so', async () => {
    const silent = await startTestApp();
    try {
      const answer = await ask(newEmail(), new TestCaller(silent.app));
      expect(answer.statusCode).toBe(404);
      expect(answer.json<{ message: string }>().message).toContain('sends no email');
    } finally {
      await silent.close();
    }
  });
});

describe('stopping all links', () => {
  test("revokes share links to the caller's own assessments, and no others", async () => {
    const mine = await withHistory(server, { isCompleted: true });
    const others = await withHistory(server, { isCompleted: true, email: mine.email });
    const tokens = [(await share(mine)).token, (await share(others)).token];
    const events = () =>
      db().selectFrom('audit_event').select(['event', 'amount']).orderBy('happened_at').execute();
    const answer = await mine.owner.post('/api/person/revoke-links');
    expect(answer.json()).toEqual({ links: 1 });
    expect((await events()).at(-1)).toEqual({ event: 'links_revoked', amount: 1 });
    const opened = tokens.map(async (token) => {
      const { statusCode } = await new TestCaller(server.app).get(`/api/shared/${token}`);
      return statusCode;
    });
    expect(await Promise.all(opened)).toEqual([404, 200]);
  });

  test("revokes mailed links to the caller's own assessments, and no others", async () => {
    const mine = await withHistory(server);
    const others = await withHistory(server, { email: mine.email });
    const link = await mailedLink(db(), mine);
    const reminders = await mailedLink(db(), { ...mine, kind: 'reminder', purpose: 'unsubscribe' });
    const ofOthers = await mailedLink(db(), others);
    const ofAddress = await mailedLink(db(), { email: mine.email, id: null, kind: 'find' });
    const answer = await mine.owner.post('/api/person/revoke-links');
    // The number of mailed links is shown for a verified address only.
    expect(answer.json()).toEqual({ links: 0 });
    expect(await Promise.all([link, reminders, ofOthers, ofAddress].map(works))).toEqual([
      false,
      true,
      true,
      true,
    ]);
  });

  test('revokes all mailed links to an address that the caller verified, in every browser', async () => {
    const mine = await withHistory(server);
    const link = await mailedLink(db(), mine);
    const ofAddress = await mailedLink(db(), { email: mine.email, id: null, kind: 'find' });
    const elsewhere = new TestCaller(server.app);
    await openLink(server, elsewhere, link);
    expect((await elsewhere.post('/api/person/revoke-links')).json()).toEqual({ links: 2 });
    expect(await Promise.all([link, ofAddress].map(works))).toEqual([false, false]);
    expect((await elsewhere.read(mine.id)).access).toBe('owner');
  });
});

describe('an address', () => {
  test('can be removed: the browser that started the assessment stays its owner, others do not', async () => {
    const mine = await withHistory(server);
    const link = await mailedLink(db(), mine);
    const verified = new TestCaller(server.app);
    await openLink(server, verified, link);
    const changed = await verified.patch(`/api/assessment/${mine.id}`, { email: null });
    expect(changed.json()).toMatchObject({ email: null, access: 'reader' });
    expect(await works(link)).toBe(false);
    expect((await mine.owner.read(mine.id)).access).toBe('owner');
    const kept = (await mine.owner.get('/api/person')).json<object>();
    expect(kept).toMatchObject({ assessments: [{ id: mine.id }], addresses: [], mails: [] });
    expect((await verified.get('/api/person')).json<object>()).toMatchObject({ assessments: [] });
  });

  test('that is removed gets no mail, and no retake reminder', async () => {
    const { id, owner, email } = await withHistory(server, { isCompleted: true });
    await db()
      .updateTable('assessment')
      .set({ retake_at: new Date('2999-01-01') })
      .where('id', '=', id)
      .execute();
    await owner.patch(`/api/assessment/${id}`, { email: null });
    expect(
      await db().selectFrom('mail').select('id').where('address', '=', email).execute(),
    ).toEqual([]);
    const kept = (await owner.get('/api/person')).json<object>();
    expect(kept).toMatchObject({ assessments: [{ id, retakeAt: null }] });
  });
});

test('stopping links and erasing their assessment run one after the other', async () => {
  for (let round = 0; round < 10; round++) {
    const { owner, id } = await withHistory(server, { isCompleted: true });
    await mailedLink(db(), { id, email: newEmail() });
    await share({ owner, id });
    const answers = await Promise.all([
      owner.post('/api/person/revoke-links'),
      owner.send('DELETE', `/api/assessment/${id}`),
      owner.post('/api/person/revoke-links'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
  }
});
