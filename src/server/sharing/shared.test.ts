import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newToken } from '#server/auth/token.ts';
import { planned } from '#testing/plans.ts';
import { withHistory, writeCalls } from '#testing/prepared-assessment.ts';
import { share, withResults } from '#testing/shared-results.ts';
import { foundAnywhere } from '#testing/stored-rows.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { TestCaller } from '#testing/test-caller.ts';
import type { SharedOutput } from './sharing.schemas.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const db = () => server.database.db;
const open = (token: string, caller = new TestCaller(server.app)) =>
  caller.get(`/api/shared/${token}`);

async function shown(token: string): Promise<SharedOutput> {
  const answer = await open(token);
  expect(answer.statusCode).toBe(200);
  return answer.json<SharedOutput>();
}

async function expire(linkId: string): Promise<void> {
  await db()
    .updateTable('share_link')
    .set({ expires_at: new Date(Date.now() - 1) })
    .where('id', '=', linkId)
    .execute();
}

describe('a visitor with a share link', () => {
  test('sees the results', async () => {
    const results = await withResults(server);
    const { token, expiresAt } = await share(results);
    const { owner, id } = results;
    const responses = await owner.get(`/api/assessment/${id}/responses`);
    const { overallScore, categoryScores, createdAt } = await owner.read(id);
    expect(await shown(token)).toEqual({
      isCompleted: true,
      overallScore,
      categoryScores,
      createdAt,
      completedAt: expect.any(String),
      expiresAt,
      sharedBy: null,
      responses: responses.json(),
      plan: null,
      feedback: [],
      comparison: null,
    });
  });

  test('sees the name that its owner gave for this link', async () => {
    const results = await withHistory(server, { isCompleted: true });
    const { token } = await share(results, { sharedBy: 'Ada Lovelace' });
    expect((await shown(token)).sharedBy).toBe('Ada Lovelace');
  });

  test('sees the plan if its owner chose so, without removed or empty entries', async () => {
    const results = await withResults(server);
    const { owner, id } = results;
    const moments = { addedAt: '2026-01-03T00:00:00.000Z', changedAt: '2026-01-03T00:00:00.000Z' };
    const removed = { competencyId: 'influence', whenItWorks: 'Never mind.', partner: '' };
    const blank = planned().action({ text: '', evidence: 'Half a thought', ...moments });
    await owner.post(`/api/assessment/${id}/plan`, {
      focus: [{ ...removed, isRemoved: true, ...moments }],
      actions: [blank],
    });
    const { plan, comparison } = await shown((await share(results, { withPlan: true })).token);
    expect(plan?.actions.map((action) => action.id)).not.toContain(blank.id);
    expect(plan?.focus.map(({ competencyId }) => competencyId)).toEqual(['humility']);
    expect(plan).not.toHaveProperty('timeZone');
    expect(comparison).toBeNull();
  });

  test('sees no plan if there is none', async () => {
    const results = await withHistory(server, { isCompleted: true });
    expect((await shown((await share(results, { withPlan: true })).token)).plan).toBeNull();
  });

  test('sees the changes if their owner chose so, and the focus only with the plan', async () => {
    const results = await withResults(server);
    const comparedWith = results.earlierId;
    const { plan, comparison } = await shown((await share(results, { comparedWith })).token);
    expect(plan).toBeNull();
    expect(comparison).toMatchObject({
      competencies: [{ competencyId: 'humility', before: 100, after: 250, verdict: 'up' }],
      focus: [],
      focusActions: [],
    });
    const both = await shown((await share(results, { comparedWith, withPlan: true })).token);
    expect(both.comparison?.focus).toEqual(['influence']);
  });

  test('gets nothing that leads to the assessment or its owner', async () => {
    const results = await withResults(server);
    const { id, earlierId, sessionId, email } = results;
    const name = `Grace ${crypto.randomUUID()}`;
    const { token, linkId } = await share(results, {
      name,
      withPlan: true,
      comparedWith: earlierId,
    });
    const answer = await open(token);
    expect(answer.json<SharedOutput>().plan?.focus).toHaveLength(1);
    expect(answer.json<SharedOutput>().comparison).not.toBeNull();
    const all = JSON.stringify([answer.headers, answer.body]);
    const [mailbox = ''] = email.split('@');
    const earlierSession = (await results.owner.read(earlierId)).sessionId!;
    for (const secret of [id, earlierId, linkId, sessionId, earlierSession, mailbox, name, token]) {
      expect(all).not.toContain(secret);
    }
    // The answer does not even contain the first characters of random ids, which would identify them.
    expect(all).not.toContain(id.slice(0, 8));
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  test('gets no access: no cookie, and no call changes anything', async () => {
    const results = await withResults(server);
    const { id, linkId, token } = { ...(await share(results)), id: results.id };
    const holder = new TestCaller(server.app);
    const answer = await open(token, holder);
    expect(answer.headers['set-cookie']).toBeUndefined();
    const before = await results.owner.read(id);
    const answers = [
      ...(await Promise.all(writeCalls.map(({ send }) => send(holder, id)))),
      await holder.post(`/api/assessment/${id}/plan`, {}),
      await holder.get(`/api/assessment/${id}/plan`),
      await holder.send('DELETE', `/api/assessment/${id}/share-links/${linkId}`),
      await holder.send('DELETE', `/api/assessment/${id}`),
    ];
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([403]));
    expect(await results.owner.read(id)).toEqual(before);
    expect(await holder.read(id)).toMatchObject({ access: 'reader' });
  });

  test('is counted, so that the owner sees when the link was last opened', async () => {
    const results = await withHistory(server, { isCompleted: true });
    const { token } = await share(results);
    const lastOpened = async () => {
      const links = await results.owner.get(`/api/assessment/${results.id}/share-links`);
      return links.json<{ lastOpenedAt: string | null }[]>()[0]!.lastOpenedAt;
    };
    expect(await lastOpened()).toBeNull();
    await open(token);
    const first = await lastOpened();
    expect(Date.now() - Date.parse(first!)).toBeLessThan(60_000);
    await open(token);
    expect(Date.parse((await lastOpened())!)).toBeGreaterThan(Date.parse(first!));
  });
});

describe('a dead share link', () => {
  test('looks the same, whether it was revoked, expired, unknown, or malformed', async () => {
    const results = await withHistory(server, { isCompleted: true });
    const { owner, id } = results;
    const [revoked, expired, works] = [
      await share(results),
      await share(results),
      await share(results),
    ];
    await owner.send('DELETE', `/api/assessment/${id}/share-links/${revoked.linkId}`);
    await expire(expired.linkId);
    const dead = [
      revoked.token,
      expired.token,
      newToken(),
      `${works.token}.`,
      works.token.slice(0, -1),
      works.token.toLowerCase(),
      'x',
      '%00',
      id,
    ];
    const answers = await Promise.all(dead.map((token) => open(token)));
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([404]));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    const names = answers.map(({ headers }) => Object.keys(headers).toSorted().join());
    expect(new Set(names).size).toBe(1);
    expect(answers[0]?.json<{ message: string }>().message).toContain('Ask the person who sent it');
    expect(await shown(works.token)).toMatchObject({ isCompleted: true });
  });

  test('is not recorded as opened', async () => {
    const results = await withHistory(server, { isCompleted: true });
    const { linkId, token } = await share(results);
    await expire(linkId);
    await open(token);
    const row = await db()
      .selectFrom('share_link')
      .select('last_opened_at')
      .where('id', '=', linkId)
      .executeTakeFirstOrThrow();
    expect(row.last_opened_at).toBeNull();
  });

  test('is any link to an assessment that was reset', async () => {
    const results = await withResults(server);
    const { token } = await share(results);
    await results.owner.post(`/api/assessment/${results.id}/reset`);
    expect((await open(token)).statusCode).toBe(404);
    const links = await results.owner.get(`/api/assessment/${results.id}/share-links`);
    expect(links.json()).toEqual([]);
  });

  test('is any link to an assessment that was erased', async () => {
    const results = await withResults(server);
    const { token, linkId } = await share(results);
    await results.owner.send('DELETE', `/api/assessment/${results.id}`);
    expect((await open(token)).statusCode).toBe(404);
    expect(await foundAnywhere(db(), [linkId])).toEqual([]);
  });
});

describe('a share link shows less', () => {
  test('without the comparison, when the earlier assessment is erased', async () => {
    const results = await withResults(server);
    const { token } = await share(results, { comparedWith: results.earlierId });
    expect((await shown(token)).comparison).not.toBeNull();
    await results.owner.send('DELETE', `/api/assessment/${results.earlierId}`);
    expect((await shown(token)).comparison).toBeNull();
  });

  test('while responses are reviewed: the current results without a comparison', async () => {
    const results = await withResults(server);
    const { owner, id } = results;
    const { token } = await share(results, { comparedWith: results.earlierId });
    await owner.patch(`/api/assessment/${id}`, { isCompleted: false });
    await owner.post(`/api/assessment/${id}/responses`, {
      competencyId: 'humility',
      category: 'Leadership of Self',
      question1Rating: 5,
      question2Rating: 5,
    });
    expect(await shown(token)).toMatchObject({
      isCompleted: false,
      completedAt: null,
      overallScore: 500,
      comparison: null,
    });
    await owner.patch(`/api/assessment/${id}`, { isCompleted: true });
    expect(await shown(token)).toMatchObject({ isCompleted: true, comparison: expect.anything() });
  });
});

test('the database stores only the hash of a token', async () => {
  const { token } = await share(await withHistory(server, { isCompleted: true }));
  const forms = [token, Buffer.from(token, 'base64url').toString('hex')];
  expect(await foundAnywhere(db(), forms)).toEqual([]);
});
