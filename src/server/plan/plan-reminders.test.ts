import { afterAll, beforeAll, expect, test } from 'vitest';
import { queueOnlyMail } from '#testing/mail-app.ts';
import type { PlanOutput } from './plan.schemas.ts';
import { planOf, planned, planSaved, remindOfPlan, type Planner } from '#testing/plans.ts';
import { withHistory, type PreparedAssessment } from '#testing/prepared-assessment.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { TestCaller } from '#testing/test-caller.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp({ mail: queueOnlyMail });
});
afterAll(() => server.close());

const { focus, action, start } = planned();

/** Due on the last day of January 2090, and 30 and 60 days later. */
async function planner(): Promise<PreparedAssessment> {
  const me = await withHistory(server);
  await planSaved(me, {
    start: start('2090-01-01'),
    focus: [focus('humility')],
    actions: [30, 60, 90].map((after) => action({ after })),
  });
  return me;
}

const refusal = async (me: Planner, timeZone: unknown) => {
  const answer = await remindOfPlan(me, timeZone);
  return [answer.statusCode, answer.json<{ message: string }>().message];
};

async function nextFor({ id }: Planner): Promise<string | null> {
  const row = await server.database.db
    .selectFrom('plan')
    .select('next_reminder_at')
    .where('assessment_id', '=', id)
    .executeTakeFirst();
  return row?.next_reminder_at?.toISOString() ?? null;
}

test.each([
  ['Europe/Copenhagen', '2090-01-31T07:00:00.000Z'],
  ['Pacific/Auckland', '2090-01-30T19:00:00.000Z'],
  ['America/Los_Angeles', '2090-01-31T16:00:00.000Z'],
  // A former name of a time zone, which browsers still use.
  ['Asia/Calcutta', '2090-01-31T02:30:00.000Z'],
])('an owner who turns reminders on gets them in the morning in %s', async (timeZone, next) => {
  const me = await planner();
  const answer = await remindOfPlan(me, timeZone);
  expect(answer.statusCode).toBe(200);
  expect(answer.json<PlanOutput>()).toEqual({ ...(await planOf(me)), timeZone });
  expect(await nextFor(me)).toBe(next);
});

test('every time zone that browsers know is accepted', async () => {
  const me = await planner();
  for (const timeZone of Intl.supportedValuesOf('timeZone')) {
    expect((await remindOfPlan(me, timeZone)).statusCode, timeZone).toBe(200);
    expect(await nextFor(me)).toMatch(/^2090-01-3/);
  }
}, 60_000);

test('changes in the plan move the next reminder', async () => {
  const me = await planner();
  await remindOfPlan(me, 'UTC');
  const { actions } = await planOf(me);
  const changedAt = new Date().toISOString();
  const first = actions.find(({ after }) => after === 30);
  await planSaved(me, { actions: [{ ...first, isDone: true, changedAt }] });
  expect(await nextFor(me)).toBe('2090-03-02T08:00:00.000Z');
  await planSaved(me, { start: { day: '2090-01-02', changedAt } });
  expect(await nextFor(me)).toBe('2090-03-03T08:00:00.000Z');
  await planSaved(me, { focus: [focus('humility', { isRemoved: true, changedAt })] });
  expect(await nextFor(me)).toBeNull();
  expect((await planOf(me)).timeZone).toBe('UTC');
});

test('reminders can be moved to another time zone and turned off', async () => {
  const me = await planner();
  await remindOfPlan(me, 'UTC');
  await remindOfPlan(me, 'Asia/Tokyo');
  expect(await nextFor(me)).toBe('2090-01-30T23:00:00.000Z');
  expect((await remindOfPlan(me, null)).json<PlanOutput>().timeZone).toBeNull();
  expect(await nextFor(me)).toBeNull();
  expect((await remindOfPlan(me, null)).statusCode).toBe(200);
});

test('actions that were due earlier cause no reminder', async () => {
  const me = await planner();
  await planSaved(me, { start: { day: '2020-01-01', changedAt: new Date().toISOString() } });
  await remindOfPlan(me, 'UTC');
  expect(await nextFor(me)).toBeNull();
});

test('impossible reminders are rejected with the reason', async () => {
  const nothing = await withHistory(server);
  expect(await refusal(nothing, 'UTC')).toEqual([
    409,
    'Nothing is planned yet. Choose a competency first.',
  ]);
  expect((await remindOfPlan(nothing, null)).json<PlanOutput>().timeZone).toBeNull();

  const owner = new TestCaller(server.app);
  const { id } = await owner.start();
  await planSaved({ owner, id }, { focus: [focus('humility')] });
  expect(await refusal({ owner, id }, 'UTC')).toEqual([
    409,
    'This assessment has no email address to send a reminder to. Enter one first.',
  ]);

  const silent = await startTestApp({}, { databaseUrl: server.databaseUrl });
  try {
    const same = new TestCaller(silent.app);
    for (const [name, value] of nothing.owner.cookies) same.cookies.set(name, value);
    expect(await refusal({ owner: same, id: nothing.id }, 'UTC')).toEqual([
      409,
      'This site sends no email, so it cannot send reminders.',
    ]);
  } finally {
    await silent.close();
  }
});

test.each(['Europe/Atlantis', '+02:00', '', 'x'.repeat(65), 5, undefined])(
  'the time zone %s is rejected',
  async (timeZone) => {
    const me = await planner();
    expect((await remindOfPlan(me, timeZone)).statusCode).toBe(400);
    expect((await planOf(me)).timeZone).toBeNull();
  },
);

test('others can neither turn reminders on nor off', async () => {
  const me = await planner();
  await remindOfPlan(me, 'UTC');
  const reader = { owner: new TestCaller(server.app), id: me.id };
  expect((await remindOfPlan(reader, null)).statusCode).toBe(403);
  expect((await planOf(me)).timeZone).toBe('UTC');
});
