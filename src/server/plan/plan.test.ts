import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { emptyFocusTexts, type FocusTexts, planLimits } from '#domain/plan.ts';
import { planOf, planned, planSaved, savePlan, type Planner } from '#testing/plans.ts';
import { newEmail, withHistory } from '#testing/prepared-assessment.ts';
import { printOfDatabase } from '#testing/stored-rows.ts';
import { visit } from '#testing/sign-in.ts';
import { startTestApp, type TestApp } from '#testing/test-app.ts';
import { newSessionId, TestCaller, trpcClient } from '#testing/test-caller.ts';

let server: TestApp;
beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

async function planner(): Promise<Planner> {
  const owner = new TestCaller(server.app);
  return { owner, id: (await owner.start()).id };
}

const at = (second: number) => `2026-03-04T05:06:0${second}.000Z`;
const messageOf = (answer: LightMyRequestResponse) => answer.json<{ message: string }>().message;
const { focus, action, start } = planned();

describe('a plan', () => {
  test('is empty at first', async () => {
    expect(await planOf(await planner())).toEqual({
      start: null,
      focus: [],
      actions: [],
      changedAt: null,
      timeZone: null,
    });
  });

  test('returns what was saved, each entry sorted by name', async () => {
    const me = await planner();
    const given = {
      start: start('2026-02-28'),
      focus: [focus('influence'), focus('humility')],
      actions: [action({ id: 'B1000000-0000-4000-8000-000000000000', evidence: 'It went well' })],
    };
    const saved = await planSaved(me, given);
    expect(saved).toEqual({
      start: given.start,
      focus: [given.focus[1], given.focus[0]],
      actions: [{ ...given.actions[0], id: 'b1000000-0000-4000-8000-000000000000' }],
      changedAt: expect.stringMatching(/Z$/) as string,
      timeZone: null,
    });
    expect(await planOf(me)).toEqual(saved);
  });

  test('keeps the fields that are not given', async () => {
    const me = await planner();
    const first = await planSaved(me, { start: start('2026-02-28'), focus: [focus('humility')] });
    const then = await planSaved(me, { actions: [action()] });
    expect(then).toMatchObject({
      start: first.start,
      focus: first.focus,
      actions: [{ after: 30 }],
    });
    expect(await planSaved(me, {})).toMatchObject({ actions: then.actions });
  });

  test('takes changes after the clock was set back', async () => {
    const me = await planner();
    const first = 'b1000000-0000-4000-8000-000000000001';
    const { changedAt: _, ...stored } = await planSaved(me, {
      actions: [action({ id: first, text: 'One' })],
    });
    const ahead = JSON.stringify(stored).replaceAll('2026-', '2999-');
    await sql`update plan set content = ${ahead}::jsonb where assessment_id = ${me.id}`.execute(
      server.database.db,
    );
    const saved = await planSaved(me, { actions: [action({ id: first, text: 'Two' })] });
    expect(saved.actions).toMatchObject([{ text: 'Two' }]);
  });

  test('takes new entries however many were added and removed', async () => {
    const me = await planner();
    const id = (n: number) => `b1000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
    const removed = Array.from({ length: planLimits.entries }, (_, n) =>
      action({ id: id(n), isRemoved: true, changedAt: n === 7 ? at(1) : at(2) }),
    );
    await planSaved(me, { actions: removed.slice(0, 150) });
    await planSaved(me, { actions: removed.slice(150) });
    const { actions } = await planSaved(me, { actions: [action({ id: id(999), text: 'New' })] });
    expect(actions).toHaveLength(planLimits.entries);
    expect(actions.at(-1)).toMatchObject({ text: 'New' });
    expect(actions.map((one) => one.id)).not.toContain(id(7));
  });

  test('is the same over tRPC', async () => {
    const me = await planner();
    const saved = await planSaved(me, { focus: [focus('humility')] });
    const trpc = trpcClient(server.app, me.owner);
    expect(await trpc.plan.get.query({ id: me.id })).toEqual(saved);
    const changed = await trpc.plan.save.mutate({ id: me.id, start: start('2026-02-28') });
    expect(await planOf(me)).toEqual(changed);
  });

  test('accepts times with any offset', async () => {
    const { start: given } = await planSaved(await planner(), {
      start: { day: '2026-02-28', changedAt: '2026-01-02T03:04:05+02:00' },
    });
    expect(given?.changedAt).toBe('2026-01-02T01:04:05.000Z');
  });

  test('survives a reset of the assessment and is erased with it', async () => {
    const { owner, id } = await withHistory(server);
    const saved = await planSaved({ owner, id }, { focus: [focus('humility')] });
    expect((await owner.post(`/api/assessment/${id}/reset`)).statusCode).toBe(200);
    expect(await planOf({ owner, id })).toEqual(saved);
    expect((await owner.send('DELETE', `/api/assessment/${id}`)).statusCode).toBe(200);
    const { db } = server.database;
    const left = db.selectFrom('plan').select('content').where('assessment_id', '=', id);
    expect(await left.execute()).toEqual([]);
    expect((await owner.get(`/api/assessment/${id}/plan`)).statusCode).toBe(404);
  });
});

describe('each entry of a plan', () => {
  const id = crypto.randomUUID();
  const text = (words: string, changedAt: string) => ({
    actions: [action({ id, text: words, changedAt })],
  });

  test('keeps the latest change, whenever it arrives', async () => {
    const me = await planner();
    await planSaved(me, text('Second', at(2)));
    expect((await planSaved(me, text('First', at(1)))).actions[0]?.text).toBe('Second');
    expect((await planSaved(me, text('Third', at(3)))).actions[0]?.text).toBe('Third');
  });

  test('stays removed, without its text, until it is changed again', async () => {
    const me = await planner();
    await planSaved(me, { focus: [focus('humility')], ...text('Ask', at(1)) });
    const removed = await planSaved(me, {
      focus: [focus('humility', { isRemoved: true, changedAt: at(5) })],
      actions: [action({ id, text: 'Ask', evidence: 'Done', isRemoved: true, changedAt: at(5) })],
    });
    expect(removed.focus).toMatchObject([{ isRemoved: true, whenItWorks: '', partner: '' }]);
    expect(removed.actions).toMatchObject([{ isRemoved: true, text: '', evidence: '' }]);
    expect((await planSaved(me, text('Late', at(4)))).actions).toEqual(removed.actions);
    expect((await planSaved(me, text('New', at(6)))).actions).toMatchObject([
      { isRemoved: false, text: 'New' },
    ]);
  });

  test('accepts later changes even after one from a clock that is ahead', async () => {
    const me = await planner();
    const before = Date.now();
    const ahead = await planSaved(me, {
      start: { day: '2026-01-01', changedAt: '2999-01-01T00:00:00Z' },
      focus: [focus('humility', { changedAt: '2999-01-01T00:00:00Z' })],
      ...text('Ahead', '9999-12-31T23:59:59Z'),
    });
    const stamps = [ahead.start, ahead.focus[0], ahead.actions[0]].map((it) => it!.changedAt);
    for (const stamp of stamps) {
      expect(Date.parse(stamp)).toBeGreaterThanOrEqual(before);
      expect(Date.parse(stamp)).toBeLessThanOrEqual(Date.now());
    }
    const later = new Date(Date.parse(stamps[2]!) + 1).toISOString();
    expect((await planSaved(me, text('Later', later))).actions[0]?.text).toBe('Later');
  });

  test('keeps the changes of two devices that save at the same time', async () => {
    const me = await planner();
    const ids = Array.from({ length: 10 }, () => crypto.randomUUID());
    await Promise.all(ids.map((own) => planSaved(me, { actions: [action({ id: own })] })));
    expect((await planOf(me)).actions.map((it) => it.id)).toEqual(ids.toSorted());
  });
});

describe('the texts of a plan', () => {
  test.each<[string, string, string]>([
    ['spaces around', '  Ask.\n ', 'Ask.'],
    ['a character that a database cannot hold', 'a\0b', 'ab'],
    ['half a character', 'a\ud800b', 'a\ufffdb'],
    ['pictures, quotes, and lines', '“Ask” 👩🏽‍🚀,\n;\\', '“Ask” 👩🏽‍🚀,\n;\\'],
  ])('with %s are stored in readable form', async (_name, given, stored) => {
    const saved = await planSaved(await planner(), {
      focus: [focus('humility', { whenItWorks: given, partner: given })],
      actions: [action({ text: given, evidence: given })],
    });
    expect(saved.focus).toMatchObject([{ whenItWorks: stored, partner: stored }]);
    expect(saved.actions).toMatchObject([{ text: stored, evidence: stored }]);
  });

  const names = Object.keys(emptyFocusTexts) as (keyof FocusTexts)[];
  test.each<[keyof FocusTexts | 'text' | 'evidence', (words: string) => object]>([
    ...names.map((name) => {
      const given = (words: string) => ({ focus: [focus('humility', { [name]: words })] });
      return [name, given] as [typeof name, typeof given];
    }),
    ['text', (words) => ({ actions: [action({ text: words })] })],
    ['evidence', (words) => ({ actions: [action({ evidence: words })] })],
  ])('are rejected if they are too long: %s', async (name, given) => {
    const me = await planner();
    const length = planLimits[name];
    await planSaved(me, given('x'.repeat(length)));
    const refused = await savePlan(me, given('x'.repeat(length + 1)));
    expect(refused.statusCode).toBe(400);
    expect(messageOf(refused)).toContain(`may have at most ${length} characters`);
  });

  test('may be sent in several calls if they exceed the size of one', async () => {
    const me = await planner();
    const many = (count: number) => ({
      actions: Array.from({ length: count }, () =>
        action({ competencyId: 'influence', text: 'x'.repeat(280), evidence: 'y'.repeat(500) }),
      ),
    });
    expect((await savePlan(me, many(80))).statusCode).toBe(413);
    expect((await planOf(me)).actions).toEqual([]);
    for (let saved = 0; saved < 120; saved += 40) await planSaved(me, many(40));
    const answer = await me.owner.get(`/api/assessment/${me.id}/plan`);
    expect(answer.body.length).toBeGreaterThan(100_000);
  });
});

describe('the server rejects', () => {
  const noMoment = 'must be a date and time with its offset (ISO 8601)';

  test.each<[string, object, string]>([
    [
      'an unknown field',
      { actions: [{ ...action(), owner: 'Ada' }] },
      'actions.0.owner: is not a field of this call',
    ],
    ['an unknown field of the plan', { goal: '' }, 'goal: is not a field of this call'],
    [
      'an unknown competency',
      { focus: [focus('charm')] },
      'focus.0.competencyId: is not one of the 35 competencies',
    ],
    ['an unknown due day', { actions: [action({ after: 45 })] }, 'actions.0.after'],
    ['an action without an id', { actions: [action({ id: 'one' })] }, 'actions.0.id'],
    ['a day that does not exist', { start: start('2027-02-29') }, 'must be a day, as 2027-02-28'],
    [
      'a day before 2000',
      { start: start('1999-12-31') },
      'must be a day from 2000-01-01 to 2199-12-31',
    ],
    [
      'a day after 2199',
      { start: start('9999-12-31') },
      'must be a day from 2000-01-01 to 2199-12-31',
    ],
    ['an invalid time', { focus: [focus('humility', { changedAt: 'now' })] }, noMoment],
    [
      'a time without an offset',
      { focus: [focus('humility', { addedAt: at(1).slice(0, -1) })] },
      noMoment,
    ],
    [
      'a time on a day that does not exist',
      { actions: [action({ changedAt: '2027-02-30T00:00:00Z' })] },
      noMoment,
    ],
    [
      'a time after the year 9999',
      { actions: [action({ addedAt: '9999-12-31T23:59:59-14:00' })] },
      'must be in the years 0 to 9999',
    ],
    [
      'too many entries',
      { actions: Array.from({ length: planLimits.entries + 1 }, () => ({})) },
      'actions',
    ],
  ])('%s', async (_name, given, message) => {
    const me = await planner();
    const refused = await savePlan(me, given);
    expect([refused.statusCode, messageOf(refused)]).toEqual([
      400,
      expect.stringContaining(message) as string,
    ]);
    expect((await planOf(me)).changedAt).toBeNull();
  });

  test.each<[string, object, string]>([
    [
      'a fourth competency',
      { focus: [focus('accountability'), focus('partnership')] },
      'Your plan has more than three competencies. Remove one.',
    ],
    [
      'a thirteenth action',
      { actions: Array.from({ length: 13 }, () => action()) },
      'A focus competency has at most 12 actions. Remove one first.',
    ],
  ])('%s: nothing changes, and the plan can still be corrected', async (_name, given, message) => {
    const me = await planner();
    const saved = await planSaved(me, { focus: [focus('humility'), focus('influence')] });
    const refused = await savePlan(me, { ...given, start: start('2026-02-28') });
    expect([refused.statusCode, messageOf(refused)]).toEqual([409, message]);
    expect(await planOf(me)).toEqual(saved);
    const removed = focus('humility', { isRemoved: true, changedAt: at(1) });
    await planSaved(me, { focus: [removed, focus('accountability'), focus('partnership')] });
  });

  test('an assessment that does not exist', async () => {
    const { owner } = await planner();
    const gone = { owner, id: crypto.randomUUID() };
    for (const answer of [
      await owner.get(`/api/assessment/${gone.id}/plan`),
      await savePlan(gone, {}),
    ]) {
      expect(answer.statusCode).toBe(404);
      expect(messageOf(answer)).toMatch(/^This assessment does not exist\./);
    }
  });
});

test('readers and finders can neither see nor change the plan', async () => {
  const { owner, id, email } = await withHistory(server);
  await planSaved({ owner, id }, { focus: [focus('humility')] });
  const reader = new TestCaller(server.app);
  const finder = new TestCaller(server.app);
  await finder.post('/api/assessment/lookup-by-email', { email });
  expect((await finder.read(id)).access).toBe('finder');
  const before = await printOfDatabase(server.database.db);
  for (const [caller, message] of [
    [reader, 'Only the person who started this assessment can do that. Use Find My Results with'],
    [finder, 'Only the person who started this assessment can do that, in the browser that'],
  ] as const) {
    for (const answer of [
      await caller.get(`/api/assessment/${id}/plan`),
      await savePlan({ owner: caller, id }, { focus: [focus('influence')] }),
      await visit(server, caller, `/assessment/plan.ics?id=${id}`, { headers: { accept: '*/*' } }),
    ]) {
      expect(answer.statusCode).toBe(403);
      expect(messageOf(answer)).toContain(message);
      expect(answer.body).not.toContain('People tell me early');
    }
  }
  expect(await printOfDatabase(server.database.db)).toBe(before);
});

describe('after a retake', () => {
  /** Someone who planned from the first of two assessments under the same address. */
  async function retaken() {
    const { owner, id: earlierId, email } = await withHistory(server, { isCompleted: true });
    await planSaved({ owner, id: earlierId }, { focus: [focus('humility')], actions: [action()] });
    const sessionId = newSessionId();
    const begun = await owner.post('/api/assessment', { sessionId, againOf: earlierId });
    return { owner, email, earlierId, id: begun.json<{ id: string }>().id };
  }

  test('the plan continues until one is made from the new results, over REST and tRPC', async () => {
    const { owner, id, earlierId } = await retaken();
    expect(await planOf({ owner, id })).toMatchObject({ focus: [], runningId: earlierId });
    const { plan } = trpcClient(server.app, owner);
    expect(await plan.get.query({ id })).toMatchObject({ runningId: earlierId });

    await planSaved({ owner, id }, { focus: [focus('influence')] });
    expect(await planOf({ owner, id })).not.toHaveProperty('runningId');
    const removed = focus('influence', { isRemoved: true, changedAt: at(9) });
    await planSaved({ owner, id }, { focus: [removed] });
    expect(await planOf({ owner, id })).toMatchObject({ runningId: earlierId });
  });

  test('an earlier assessment does not show the plan of a later one', async () => {
    const { owner, id, earlierId } = await retaken();
    const removed = focus('humility', { isRemoved: true, changedAt: at(9) });
    await planSaved({ owner, id: earlierId }, { focus: [removed] });
    await planSaved({ owner, id }, { focus: [focus('influence')] });
    expect(await planOf({ owner, id: earlierId })).not.toHaveProperty('runningId');
  });

  test('someone else who uses the same browser has a separate plan', async () => {
    const { owner } = await retaken();
    const { id } = await owner.start();
    expect(await planOf({ owner, id })).not.toHaveProperty('runningId');
    await owner.patch(`/api/assessment/${id}`, { email: newEmail() });
    expect(await planOf({ owner, id })).not.toHaveProperty('runningId');
  });

  test('another browser has a separate plan under the same address', async () => {
    const { email } = await retaken();
    const other = new TestCaller(server.app);
    const { id } = await other.start();
    await other.patch(`/api/assessment/${id}`, { email });
    expect(await planOf({ owner: other, id })).not.toHaveProperty('runningId');
  });
});
