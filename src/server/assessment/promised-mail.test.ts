import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { queueOnlyMail } from '#testing/mail-app.ts';
import { newEmail, type PreparedAssessment, withHistory } from '#testing/prepared-assessment.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { TestCaller } from '#testing/test-caller.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ mail: queueOnlyMail });
});
afterAll(() => server.close());

async function promised({ database }: TestApp, id: string) {
  const { rows } = await sql<{ kind: string; address: string; jobs: number }>`
    select kind, address, (due_at <= now())::int as jobs
    from mail where assessment_id = ${id} order by created_at`.execute(database.db);
  return rows;
}

async function started(): Promise<{ owner: TestCaller; id: string; email: string }> {
  const owner = new TestCaller(server.app);
  const { id } = await owner.start();
  return { owner, id, email: newEmail() };
}

const finish = ({ owner, id }: Pick<PreparedAssessment, 'owner' | 'id'>) =>
  owner.patch(`/api/assessment/${id}`, { isCompleted: 1 });

test.each([
  [
    'save-progress',
    ({ owner, id }: Started, email: string) =>
      owner.post(`/api/assessment/${id}/save-progress`, { email }),
  ],
  [
    'the PATCH in its place',
    ({ owner, id }: Started, email: string) => owner.patch(`/api/assessment/${id}`, { email }),
  ],
])('%s promises one mail with the link back', async (_name, save) => {
  const mine = await started();
  await save(mine, mine.email);
  await save(mine, mine.email);
  expect(await promised(server, mine.id)).toEqual([
    { kind: 'continue', address: mine.email, jobs: 1 },
  ]);
});
type Started = Awaited<ReturnType<typeof started>>;

test('adding an email to a completed assessment promises one mail with the results', async () => {
  const mine = await started();
  await finish(mine);
  expect(await promised(server, mine.id)).toEqual([]);
  await Promise.all(
    [1, 2, 3].map(() =>
      mine.owner.post(`/api/assessment/${mine.id}/submit-email`, { email: mine.email }),
    ),
  );
  expect(await promised(server, mine.id)).toEqual([
    { kind: 'results', address: mine.email, jobs: 1 },
  ]);
});

test('completing an assessment that has an email promises the results', async () => {
  const mine = await withHistory(server);
  await finish(mine);
  await finish(mine);
  expect(await promised(server, mine.id)).toMatchObject([
    { kind: 'continue' },
    { kind: 'results' },
  ]);
});

test('when a finder completes it, the results go to its email', async () => {
  const { id, email } = await withHistory(server);
  const finder = new TestCaller(server.app);
  await finder.post('/api/assessment/lookup-by-email', { email });
  await finder.patch(`/api/assessment/${id}`, { isCompleted: true });
  expect(await promised(server, id)).toMatchObject([
    { kind: 'continue', address: email },
    { kind: 'results', address: email },
  ]);
});

describe('no mail is promised', () => {
  test('if the change was rejected', async () => {
    const mine = await started();
    const stranger = new TestCaller(server.app);
    await stranger.post(`/api/assessment/${mine.id}/save-progress`, { email: mine.email });
    await mine.owner.post(`/api/assessment/${mine.id}/save-progress`, { email: 'no-address' });
    expect(await promised(server, mine.id)).toEqual([]);
  });

  test('to an address that was replaced', async () => {
    const mine = await withHistory(server);
    const other = newEmail();
    await mine.owner.patch(`/api/assessment/${mine.id}`, { email: other });
    expect(await promised(server, mine.id)).toMatchObject([{ kind: 'continue', address: other }]);
  });

  test('if mail is not configured', async () => {
    const without = await startTestApp();
    const mine = await withHistory(without, { isCompleted: true });
    expect(await promised(without, mine.id)).toEqual([]);
    await without.close();
  });
});

test('twenty spellings of one mailbox count as one address', async () => {
  const email = newEmail();
  const [name = '', host = ''] = email.split('@');
  const spellings = [
    email.toUpperCase(),
    ` ${email}\n`,
    `${email}\u00a0`,
    email.replace('@', '\uff20'),
    `${name}@\uff45xample.com`,
    `${name}@example\uff0ecom`,
    `${name}\u200b@${host}`,
    `<${email}>`,
    `${email}>`,
    `${email},`,
    `${email};`,
    `${email}.`,
    `${email}..`,
    `mailto:${email}`,
    `"${name}"@${host}`,
  ];
  const caller = new TestCaller(server.app);
  const { id } = await caller.start();
  const outcomes = [];
  for (const spelling of spellings) {
    const answer = await caller.post(`/api/assessment/${id}/submit-email`, { email: spelling });
    const { message, email: stored } = answer.json<{ message?: string; email?: string }>();
    if (answer.statusCode === 400) expect(message).toContain('Please enter a valid email address');
    outcomes.push(answer.statusCode === 400 ? 'refused' : stored);
  }
  expect(new Set(outcomes)).toEqual(new Set([email, 'refused']));
  const { rows } = await sql<{ address: string }>`
    select distinct address from mail where assessment_id = ${id}`.execute(server.database.db);
  expect(rows).toEqual([{ address: email }]);
});
