import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MAX_SHARE_LINKS } from '#domain/sharing.ts';
import { withHistory, type PreparedAssessment } from '#testing/prepared-assessment.ts';
import { share, withResults } from '#testing/shared-results.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { TestCaller } from '#testing/test-caller.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ publicUrl: 'https://leaders.example.com' });
});
afterAll(() => server.close());

const db = () => server.database.db;
const someone = () => new TestCaller(server.app);
const linksPath = (id: string) => `/api/assessment/${id}/share-links`;

interface Listed {
  linkId: string;
  name: string;
  lastOpenedAt: string | null;
}
const listed = async (owner: TestCaller, id: string) =>
  (await owner.get(linksPath(id))).json<Listed[]>();

const daysFromNow = (moment: string) => (Date.parse(moment) - Date.now()) / (24 * 60 * 60 * 1000);

describe('a new share link', () => {
  test('works for 30 days and shows only the results by default', async () => {
    const results = await withHistory(server, { isCompleted: true });
    const { linkId, url, token, expiresAt } = await share(results);
    expect(url).toBe(`https://leaders.example.com/shared/${token}`);
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(daysFromNow(expiresAt)).toBeCloseTo(30, 2);
    expect(await listed(results.owner, results.id)).toEqual([
      {
        linkId,
        name: 'Grace, my coach',
        sharedBy: null,
        withPlan: false,
        withFeedback: false,
        comparedWith: null,
        createdAt: expect.any(String),
        expiresAt,
        lastOpenedAt: null,
      },
    ]);
  });

  test.each([7, 30, 90, 365])('works for %i days if chosen', async (days) => {
    const { expiresAt } = await share(await withHistory(server, { isCompleted: true }), { days });
    expect(daysFromNow(expiresAt)).toBeCloseTo(days, 2);
  });

  test('has the given name, on one line', async () => {
    const { owner, id } = await withHistory(server, { isCompleted: true });
    await share({ owner, id }, { name: '  Grace\n\tHopper\0 \ud800 ' });
    expect((await listed(owner, id)).map(({ name }) => name)).toEqual(['Grace Hopper \ufffd']);
  });

  test.each([
    ['  Ada\n\tLovelace\0 ', 'Ada Lovelace'],
    [' \n ', null],
  ])('has the name of its owner only if there is one (%j)', async (sharedBy, shown) => {
    const { owner, id } = await withHistory(server, { isCompleted: true });
    await share({ owner, id }, { sharedBy });
    expect(await listed(owner, id)).toMatchObject([{ sharedBy: shown }]);
  });

  test.each([
    ['no name', { name: ' \n ' }, 'for whom'],
    ['a name of 81 letters', { name: 'x'.repeat(81) }, '80 characters'],
    ['a name of its owner of 81 letters', { sharedBy: 'x'.repeat(81) }, '80 characters'],
    ['days that are not offered', { days: 31 }, ''],
    ['no days', { days: null }, ''],
  ])('is rejected with %s', async (_what, choices, words) => {
    const { owner, id } = await withHistory(server, { isCompleted: true });
    const answer = await owner.post(linksPath(id), { name: 'Grace', ...choices });
    expect(answer.statusCode).toBe(400);
    expect(answer.body).toContain(words);
    expect(await listed(owner, id)).toEqual([]);
  });

  test('requires complete results', async () => {
    const { owner, id } = await withHistory(server);
    const answer = await owner.post(linksPath(id), { name: 'Grace' });
    expect(answer.statusCode).toBe(409);
    expect(answer.json<{ message: string }>().message).toContain('Complete it');
  });

  test(`is one of at most ${MAX_SHARE_LINKS}, even if many are created at once`, async () => {
    const results = await withHistory(server, { isCompleted: true });
    const { owner, id } = results;
    const { linkId } = await share(results);
    const answers = await Promise.all(
      Array.from({ length: MAX_SHARE_LINKS + 2 }, () =>
        owner.post(linksPath(id), { name: 'Grace' }),
      ),
    );
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect(refused).toHaveLength(3);
    expect(refused[0]?.json<{ message: string }>().message).toContain('Revoke one');
    expect(await listed(owner, id)).toHaveLength(MAX_SHARE_LINKS);

    await owner.send('DELETE', `${linksPath(id)}/${linkId}`);
    await share(results);
  });

  test('does not count once it has expired', async () => {
    const results = await withHistory(server, { isCompleted: true });
    const { owner, id } = results;
    for (let made = 0; made < MAX_SHARE_LINKS; made++) await share(results);
    await db()
      .updateTable('share_link')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('assessment_id', '=', id)
      .execute();
    await share(results);
    expect(await listed(owner, id)).toHaveLength(1);
  });
});

describe('only its owner', () => {
  test.each<[who: string, come: (mine: PreparedAssessment) => Promise<TestCaller>]>([
    ['who holds the id', () => Promise.resolve(someone())],
    [
      'who looked up the email',
      async ({ email }) => {
        const finder = someone();
        await finder.post('/api/assessment/lookup-by-email', { email });
        return finder;
      },
    ],
    [
      'who opened a link to it',
      async (mine) => {
        const holder = someone();
        await holder.get(`/api/shared/${(await share(mine)).token}`);
        return holder;
      },
    ],
  ])('creates, lists, and revokes links, and not %s', async (_who, come) => {
    const mine = await withHistory(server, { isCompleted: true });
    const { linkId, token } = await share(mine);
    const other = await come(mine);
    const answers = [
      await other.get(linksPath(mine.id)),
      await other.post(linksPath(mine.id), { name: 'Me' }),
      await other.send('DELETE', `${linksPath(mine.id)}/${linkId}`),
    ];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
    expect((await someone().get(`/api/shared/${token}`)).statusCode).toBe(200);
  });

  test('shares comparisons, with other completed assessments that they own', async () => {
    const mine = await withResults(server);
    const others = await withHistory(server, { isCompleted: true });
    const compared = async (comparedWith: string) =>
      (await mine.owner.post(linksPath(mine.id), { name: 'Grace', comparedWith })).statusCode;
    expect(await compared(mine.earlierId)).toBe(200);
    expect(await compared(others.id)).toBe(403);
    expect(await compared(crypto.randomUUID())).toBe(404);
    expect(await compared(mine.id.toUpperCase())).toBe(409);
    const unfinished = await mine.owner.start();
    expect(await compared(unfinished.id)).toBe(409);
  });

  test('revokes only links of the given assessment', async () => {
    const [mine, another] = [
      await withHistory(server, { isCompleted: true }),
      await withHistory(server, { isCompleted: true }),
    ];
    const { linkId, token } = await share(another);
    const answer = await mine.owner.send('DELETE', `${linksPath(mine.id)}/${linkId}`);
    expect(answer.statusCode).toBe(404);
    expect((await someone().get(`/api/shared/${token}`)).statusCode).toBe(200);
  });
});
