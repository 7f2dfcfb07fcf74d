import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { queueOnlyMail } from '#testing/mail-app.ts';
import type { AssessmentOutput } from './assessment.schemas.ts';
import { mailedLink, openLink } from '#testing/mailed-link.ts';
import { withHistory, type PreparedAssessment } from '#testing/prepared-assessment.ts';
import { visit } from '#testing/sign-in.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { TestCaller } from '#testing/test-caller.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ mail: queueOnlyMail });
});
afterAll(() => server.close());

type Mine = Pick<PreparedAssessment, 'owner' | 'id'>;

const remind = ({ owner, id }: Mine, months: unknown) =>
  owner.post(`/api/assessment/${id}/retake-reminder`, { months });

async function completed(): Promise<PreparedAssessment> {
  const mine = await withHistory(server);
  await mine.owner.patch(`/api/assessment/${mine.id}`, { isCompleted: 1 });
  return mine;
}

const retakeAt = async ({ owner, id }: Mine) => (await owner.read(id)).retakeAt;

function inMonths(count: number): number {
  const date = new Date();
  date.setUTCMonth(date.getUTCMonth() + count);
  return date.getTime();
}

test.each([3, 6, 12])(
  'the owner of a completed assessment can set a reminder in %i months',
  async (months) => {
    const mine = await completed();
    const answer = await remind(mine, months);
    expect(answer.statusCode).toBe(200);
    const at = Date.parse(answer.json<AssessmentOutput>().retakeAt!);
    const DAY_MS = 24 * 60 * 60 * 1000;
    // Months end on different days.
    expect(Math.abs(at - inMonths(months))).toBeLessThan(4 * DAY_MS);
    expect(await retakeAt(mine)).toBe(new Date(at).toISOString());
  },
);

test('the owner can change the reminder or cancel it', async () => {
  const mine = await completed();
  const first = (await remind(mine, 3)).json<AssessmentOutput>().retakeAt!;
  const then = (await remind(mine, 12)).json<AssessmentOutput>().retakeAt!;
  expect(Date.parse(then)).toBeGreaterThan(Date.parse(first));
  expect((await remind(mine, null)).json<AssessmentOutput>().retakeAt).toBeNull();
});

test('others can neither see nor change the reminder', async () => {
  const mine = await completed();
  await remind(mine, 6);
  const reader = new TestCaller(server.app);
  expect(await retakeAt({ owner: reader, id: mine.id })).toBeNull();
  expect((await remind({ owner: reader, id: mine.id }, null)).statusCode).toBe(403);
  expect(await retakeAt(mine)).not.toBeNull();
});

test.each([1, 0, -3, 24, 3.5, '3', true, undefined, {}])(
  'a reminder in %s months is rejected',
  async (months) => {
    const mine = await completed();
    expect((await remind(mine, months)).statusCode).toBe(400);
  },
);

test('an assessment that is unfinished or has no email has no reminder', async () => {
  const unfinished = await withHistory(server);
  const answer = await remind(unfinished, 3);
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    409,
    'This assessment is not completed yet. Complete it, then turn on the reminder.',
  ]);
  const owner = new TestCaller(server.app);
  const { id } = await owner.start();
  await owner.patch(`/api/assessment/${id}`, { isCompleted: 1 });
  expect((await remind({ owner, id }, 3)).json<{ message: string }>().message).toBe(
    'This assessment has no email address to send a reminder to. Enter one first.',
  );
  expect((await remind({ owner, id }, null)).statusCode).toBe(200);
});

test('only the verified reader of an unsubscribed address can turn reminders on again', async () => {
  const mine = await completed();
  const { db } = server.database;
  const stop = await mailedLink(db, { ...mine, kind: 'reminder', purpose: 'unsubscribe' });
  const stopped = await visit(server, new TestCaller(server.app), stop, { method: 'POST' });
  expect(stopped.statusCode).toBe(200);
  const isUnsubscribed = async () => {
    const { rows } = await sql`
      select from address_mark
      where fingerprint = address_fingerprint(${mine.email}) and unsubscribed_at is not null
    `.execute(db);
    return rows.length > 0;
  };
  // The response tells unverified callers nothing.
  expect((await remind(mine, 3)).statusCode).toBe(200);
  expect(await isUnsubscribed()).toBe(true);
  await sql`update address_mark set no_feedback_at = now()
    where fingerprint = address_fingerprint(${mine.email})`.execute(db);
  await openLink(server, mine.owner, await mailedLink(db, mine));
  expect((await remind(mine, 3)).statusCode).toBe(200);
  expect(await isUnsubscribed()).toBe(false);
  // Invitations are another matter.
  const { rows } = await sql`
    select from address_mark
    where fingerprint = address_fingerprint(${mine.email}) and no_feedback_at is not null
  `.execute(db);
  expect(rows).toHaveLength(1);
});

test('a site without mail sets no reminders but lets owners cancel earlier ones', async () => {
  const mine = await completed();
  await remind(mine, 3);
  const silent = await startTestApp({}, { databaseUrl: server.databaseUrl });
  try {
    const owner = new TestCaller(silent.app);
    for (const [name, value] of mine.owner.cookies) owner.cookies.set(name, value);
    const refused = await remind({ owner, id: mine.id }, 3);
    expect([refused.statusCode, refused.json<{ message: string }>().message]).toEqual([
      409,
      'This site sends no email, so it cannot send reminders.',
    ]);
    expect((await remind({ owner, id: mine.id }, null)).statusCode).toBe(200);
    expect(await retakeAt(mine)).toBeNull();
  } finally {
    await silent.close();
  }
});

test.each<[string, (mine: Mine) => Promise<unknown>]>([
  ['cleared', ({ owner, id }) => owner.post(`/api/assessment/${id}/reset`)],
  ['unfinished', ({ owner, id }) => owner.patch(`/api/assessment/${id}`, { isCompleted: false })],
])('an assessment that is %s loses its reminder', async (_name, change) => {
  const mine = await completed();
  await remind(mine, 6);
  await change(mine);
  expect(await retakeAt(mine)).toBeNull();
});

test('other changes keep the reminder', async () => {
  const mine = await completed();
  await remind(mine, 6);
  await mine.owner.patch(`/api/assessment/${mine.id}`, { currentQuestionIndex: 3, isCompleted: 1 });
  expect(await retakeAt(mine)).not.toBeNull();
});
