import { describe, expect, test, vi } from 'vitest';
import {
  emptyFocusTexts,
  emptyPlan,
  type FocusTexts,
  mergePlans,
  planLimits,
  type Plan,
  type PlanFocus,
} from '#domain/plan.ts';
import type { CompetencyId } from '#domain/competencies.ts';
import type { StoredPlan } from '#web/features/assessment/data/device-store.ts';
import type { ServerPlan } from '#web/features/assessment/data/types.ts';
import { lostCall, refusedCall, testBrowser, testClock } from '#web/lib/outbox/outbox.fixture.ts';
import { inParts, planOutbox } from './plan-outbox.ts';

/** A focus with this partner, changed at this time. */
const focusWith = (competencyId: CompetencyId, name: string, changedAt: string): PlanFocus => ({
  ...emptyFocusTexts,
  competencyId,
  partner: name,
  isRemoved: false,
  addedAt: changedAt,
  changedAt,
});

/** The change that names this partner. */
const partner =
  (name: string, competencyId: CompetencyId = 'humility') =>
  (_plan: Plan, at: string): Plan => ({
    ...emptyPlan,
    focus: [focusWith(competencyId, name, at)],
  });

const partners = (plan: Plan | null) =>
  plan?.focus.map(({ competencyId, partner: name }) => [competencyId, name]);

/** A server that accepts everything, and browsers whose tabs share what they store. */
function setUp() {
  const server = { plan: emptyPlan };
  const clock = testClock();
  const answer = (): ServerPlan => ({
    start: server.plan.start,
    focus: [...server.plan.focus],
    actions: [...server.plan.actions],
    changedAt: new Date(clock.time).toISOString(),
    timeZone: null,
  });
  const readPlan = vi.fn(() => Promise.resolve(answer()));
  const savePlan = vi.fn((unsent: Plan) => {
    server.plan = mergePlans(server.plan, unsent);
    return Promise.resolve(answer());
  });
  const saveKeepalive = vi.fn();

  function openBrowser() {
    const { device, stored, timers } = testBrowser<StoredPlan>(
      { unsent: null, saved: null },
      clock,
    );
    const openTab = () => planOutbox(device, { readPlan, savePlan, saveKeepalive });
    return { stored, timers, openTab, outbox: openTab() };
  }

  return { server, clock, readPlan, savePlan, saveKeepalive, openBrowser, ...openBrowser() };
}

describe('a change', () => {
  test('is shown and stored at once, and sent after a pause', async () => {
    const { outbox, timers, savePlan, stored, server } = setUp();
    outbox.edit(partner('S'));
    outbox.edit(partner('Sam'));
    expect(partners(outbox.view().plan)).toEqual([['humility', 'Sam']]);
    expect(outbox.view().state).toBe('saving');
    await vi.waitFor(() => expect(partners(stored.value.unsent)).toEqual([['humility', 'Sam']]));
    expect(savePlan).not.toHaveBeenCalled();
    timers.at(-1)!.work();
    await outbox.send();
    expect(savePlan).toHaveBeenCalledOnce();
    expect(partners(server.plan)).toEqual([['humility', 'Sam']]);
    expect(outbox.view().state).toBe('saved');
    expect(stored.value.unsent).toBeNull();
  });

  test('is later than what it replaces, even if the clock is behind', async () => {
    const { outbox, server, clock } = setUp();
    const ahead = '2025-06-01T15:00:00.000Z';
    server.plan = { ...emptyPlan, focus: [focusWith('humility', 'Ann', ahead)] };
    await outbox.refresh();
    clock.time -= 60_000;
    outbox.edit(partner('Sam'));
    outbox.edit(partner('Samuel'));
    expect(partners(outbox.view().plan)).toEqual([['humility', 'Samuel']]);
    await outbox.send();
    expect(partners(server.plan)).toEqual([['humility', 'Samuel']]);
  });

  test('made while another is being sent is sent after it', async () => {
    const { outbox, savePlan, server } = setUp();
    const reply = Promise.withResolvers<never>();
    const first = savePlan.getMockImplementation()!;
    savePlan.mockImplementationOnce(async (unsent: Plan) => {
      const saved = await first(unsent);
      await reply.promise.catch(() => undefined);
      return saved;
    });
    outbox.edit(partner('Sam'));
    const sending = outbox.send();
    await vi.waitFor(() => expect(savePlan).toHaveBeenCalledOnce());
    outbox.edit(partner('Samuel'));
    reply.reject(new Error('continue'));
    await sending;
    expect(partners(outbox.view().plan)).toEqual([['humility', 'Samuel']]);
    expect(outbox.view().state).toBe('saving');
    await outbox.send();
    expect(partners(server.plan)).toEqual([['humility', 'Samuel']]);
    expect(outbox.view().state).toBe('saved');
  });

  test('is not sent again if the server saved it with another time', async () => {
    const { outbox, savePlan, server, clock } = setUp();
    const asNow = '2025-06-01T11:00:00.000Z';
    savePlan.mockImplementation((unsent) => {
      const focus = unsent.focus.map((it) => ({ ...it, changedAt: asNow }));
      server.plan = { ...unsent, focus };
      return Promise.resolve({
        ...unsent,
        focus,
        actions: [...unsent.actions],
        changedAt: asNow,
        timeZone: null,
      });
    });
    clock.time += 60_000;
    outbox.edit(partner('Sam'));
    await outbox.send();
    await outbox.send();
    expect(savePlan).toHaveBeenCalledOnce();
    expect(outbox.view().state).toBe('saved');
  });
});

describe('without a connection', () => {
  test('the next page shows stored changes and the plan as last read', async () => {
    const { outbox, openTab, savePlan, readPlan, server } = setUp();
    const before = '2025-05-01T12:00:00.000Z';
    server.plan = { ...emptyPlan, focus: [focusWith('resilience', 'Ann', before)] };
    await outbox.refresh();
    savePlan.mockRejectedValue(lostCall());
    readPlan.mockRejectedValue(lostCall());
    outbox.edit(partner('Sam'));
    await outbox.send();
    const later = openTab();
    await later.ready;
    expect(partners(later.view().plan)).toEqual([
      ['humility', 'Sam'],
      ['resilience', 'Ann'],
    ]);
  });

  test('a plan that could not be read is read again later', async () => {
    const { outbox, readPlan, timers } = setUp();
    readPlan.mockRejectedValueOnce(lostCall());
    await outbox.refresh();
    expect(outbox.view()).toMatchObject({ plan: null, isFailing: true });
    timers.at(-1)!.work();
    await outbox.send();
    expect(outbox.view()).toMatchObject({ plan: { focus: [] }, isFailing: false });
    await outbox.send();
    expect(readPlan).toHaveBeenCalledTimes(2);
  });
});

describe('two tabs', () => {
  test('both show what either changed, and it is sent once', async () => {
    const { outbox, openTab, savePlan } = setUp();
    const other = openTab();
    await other.ready;
    outbox.edit(partner('Sam'));
    other.edit(partner('Ann', 'resilience'));
    await vi.waitFor(() => expect(outbox.view().plan).not.toBeNull());
    await Promise.all([outbox.send(), other.send()]);
    await Promise.all([outbox.follow(), other.follow()]);
    const both = [
      ['humility', 'Sam'],
      ['resilience', 'Ann'],
    ];
    expect(partners(outbox.view().plan)).toEqual(both);
    expect(partners(other.view().plan)).toEqual(both);
    expect(savePlan.mock.calls.flatMap(([{ focus }]) => focus)).toHaveLength(2);
  });
});

describe('two devices', () => {
  test('the later change to an entry wins, whichever came first', async () => {
    const { outbox, openBrowser, clock, server } = setUp();
    const { outbox: phone } = openBrowser();
    outbox.edit(partner('Sam'));
    clock.time += 60_000;
    phone.edit(partner('Ann'));
    await phone.send();
    await outbox.send();
    expect(partners(server.plan)).toEqual([['humility', 'Ann']]);
    expect(partners(outbox.view().plan)).toEqual([['humility', 'Ann']]);
  });

  test('a plan that is too large together is shown in full, and saved once there is room', async () => {
    const { outbox, savePlan, server, readPlan } = setUp();
    const elsewhere = '2025-05-01T12:00:00.000Z';
    savePlan.mockRejectedValueOnce(refusedCall(409));
    outbox.edit(partner('Sam'));
    server.plan = { ...emptyPlan, focus: [focusWith('resilience', 'Ann', elsewhere)] };
    await outbox.send();
    expect(readPlan).toHaveBeenCalledOnce();
    expect(outbox.view()).toMatchObject({ state: 'attention', problem: 'tooMuch' });
    expect(partners(outbox.view().plan)).toEqual([
      ['humility', 'Sam'],
      ['resilience', 'Ann'],
    ]);
    outbox.edit(partner('', 'resilience'));
    await outbox.send();
    expect(outbox.view()).toMatchObject({ state: 'saved', problem: null });
  });
});

describe('a rejected change', () => {
  test.each([
    [400, 'refused'],
    [403, 'forbidden'],
    [404, 'gone'],
    [409, 'tooMuch'],
  ])('with %d (%s) is shown, stays stored, and is not retried', async (status, problem) => {
    const { outbox, savePlan, readPlan, timers, stored } = setUp();
    savePlan.mockRejectedValue(refusedCall(status));
    readPlan.mockRejectedValue(lostCall());
    outbox.edit(partner('Sam'));
    const asked = timers.length;
    await outbox.send();
    expect(outbox.view()).toMatchObject({ state: 'attention', problem });
    expect(timers).toHaveLength(asked);
    expect(partners(stored.value.unsent)).toEqual([['humility', 'Sam']]);
  });
});

describe('leaving the page', () => {
  test('sends what is not confirmed, and nothing otherwise', async () => {
    const { outbox, saveKeepalive } = setUp();
    outbox.leave();
    expect(saveKeepalive).not.toHaveBeenCalled();
    outbox.edit(partner('Sam'));
    outbox.leave();
    expect(saveKeepalive).toHaveBeenCalledWith(
      expect.objectContaining({ focus: [expect.objectContaining({ partner: 'Sam' })] }),
    );
  });
});

test('another call that changes the plan waits for unsent changes, and shows its result', async () => {
  const { outbox, savePlan } = setUp();
  outbox.edit(partner('Sam'));
  await outbox.saveBy(async () => {
    expect(savePlan).toHaveBeenCalledOnce();
    return { ...outbox.view().saved!, timeZone: 'Europe/Copenhagen' };
  });
  expect(outbox.view().saved?.timeZone).toBe('Europe/Copenhagen');
});

const at = '2026-01-02T03:04:05.006Z';
/** Each character has three bytes when it is sent. */
const words = (length: number) => '字'.repeat(length);

const names = Object.keys(emptyFocusTexts) as (keyof FocusTexts)[];
const longest = Object.fromEntries(names.map((name) => [name, words(planLimits[name])]));

const planOf = (actions: number): Plan => ({
  start: { day: '2026-01-02', changedAt: at },
  focus: (['humility', 'influence', 'resilience'] as const).map((competencyId) => ({
    ...focusWith(competencyId, '', at),
    ...longest,
  })),
  actions: Array.from({ length: actions }, (_nothing, index) => ({
    id: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    competencyId: 'humility',
    after: 30 as const,
    text: words(planLimits.text),
    evidence: words(planLimits.evidence),
    isDone: false,
    isRemoved: false,
    addedAt: at,
    changedAt: at,
  })),
});

test.each([0, 1, 12, 13, 24, 25, 36])('a plan with %d actions can be split and merged', (count) => {
  const plan = planOf(count);
  const parts = inParts(plan);
  expect(parts).toHaveLength(Math.max(1, Math.ceil(count / 12)));
  expect(parts.reduce(mergePlans)).toEqual(plan);
});

test('each part fits in one call, even with the longest texts', () => {
  for (const part of inParts(planOf(36))) {
    expect(Buffer.byteLength(JSON.stringify(part))).toBeLessThan(60_000);
  }
});
