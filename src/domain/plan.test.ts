import { describe, expect, test } from 'vitest';
import {
  draftedFocus,
  emptyPlan,
  openDays,
  openSteps,
  planFault,
  planLimits,
  plannedFocus,
  planProgress,
  type Plan,
  withoutOldest,
} from './plan.ts';
import { competencies } from './competencies.ts';
import { nextReminder } from './plan-reminders.ts';
import { action, focusOn, planWith, startingOn } from './testing/plans.ts';

const at = (second: number) => `2027-01-01T08:00:0${second}.000Z`;

/** Two focus competencies, the last one added first, with unsorted actions. */
const plan: Plan = planWith({
  start: startingOn('2027-01-31'),
  focus: [
    focusOn('accountability', { addedAt: at(5) }),
    focusOn('humility', { addedAt: at(1) }),
    focusOn('influence', { addedAt: at(0), isRemoved: true }),
  ],
  actions: [
    action('a', { competencyId: 'accountability', after: 60 }),
    action('b', { competencyId: 'accountability', after: 30 }),
    action('c', { after: 90, addedAt: at(1) }),
    action('d', { after: 30, addedAt: at(4) }),
    action('e', { after: 30, addedAt: at(2) }),
    action('f', { after: 30, addedAt: at(4) }),
    action('gone', { isRemoved: true }),
    action('done', { after: 60, isDone: true }),
    action('of a removed one', { competencyId: 'influence' }),
    action('of none', { competencyId: 'entrepreneurship' }),
  ],
});

describe('the contents of a plan', () => {
  test('are in the order they were added, actions by due day', () => {
    expect(
      plannedFocus(plan).map(({ competencyId, actions }) => [
        competencyId,
        actions.map(({ id, dueOn }) => `${id} ${dueOn}`),
      ]),
    ).toEqual([
      [
        'humility',
        ['e 2027-03-02', 'd 2027-03-02', 'f 2027-03-02', 'done 2027-04-01', 'c 2027-05-01'],
      ],
      ['accountability', ['b 2027-03-02', 'a 2027-04-01']],
    ]);
  });

  test('have no due dates while the plan has no start', () => {
    const undated = { ...plan, start: null };
    expect(openSteps(undated).map(({ dueOn }) => dueOn)).toEqual([
      null,
      null,
      null,
      null,
      null,
      null,
    ]);
    expect(openDays(undated)).toEqual([]);
  });

  test('are empty in an empty plan', () => {
    expect(plannedFocus(emptyPlan)).toEqual([]);
    expect(openSteps(emptyPlan)).toEqual([]);
    expect(planProgress(emptyPlan)).toEqual({ done: 0, total: 0 });
  });
});

test('open actions come by due day, on the same day in plan order', () => {
  expect(openSteps(plan).map(({ id }) => id)).toEqual(['e', 'd', 'f', 'b', 'a', 'c']);
});

test('each day with an open action comes once', () => {
  expect(openDays(plan)).toEqual(['2027-03-02', '2027-04-01', '2027-05-01']);
  const done = plan.actions.map((it) => (it.after === 60 ? { ...it, isDone: true } : it));
  expect(openDays({ ...plan, actions: done })).toEqual(['2027-03-02', '2027-05-01']);
});

test('an action without text is neither planned, due, counted, nor mailed about', () => {
  const blank = action('blank', { text: ' \n' });
  const one = planWith({
    start: startingOn('2027-01-01'),
    focus: [focusOn('humility')],
    actions: [blank, action('done', { isDone: true })],
  });
  expect(plannedFocus(one)[0]?.actions.map(({ id }) => id)).toEqual(['done']);
  expect(openSteps(one)).toEqual([]);
  expect(openDays(one)).toEqual([]);
  expect(planProgress(one)).toEqual({ done: 1, total: 1 });
  expect(nextReminder(one, 'UTC', new Date('2027-01-01T00:00:00Z'))).toBeNull();
  // The form shows it, so that it can get its text.
  expect(draftedFocus(one)[0]?.actions).toHaveLength(2);
});

test('done actions are counted', () => {
  expect(planProgress(plan)).toEqual({ done: 1, total: 7 });
});

describe('a plan', () => {
  const actions = (count: number, given: Parameters<typeof action>[1] = {}) =>
    Array.from({ length: count }, (_, index) => action(String(index), given));
  const focus = competencies.map(({ id }) => focusOn(id));
  const removed = focus.map((it) => ({ ...it, isRemoved: true }));
  const humility = focusOn('humility');

  test.each<[string, Partial<Plan>]>([
    ['empty', {}],
    ['about three', { focus: focus.slice(0, 3) }],
    ['about three, others removed', { focus: [...focus.slice(0, 3), ...removed.slice(3)] }],
    ['of twelve actions', { focus: [humility], actions: actions(12) }],
    [
      'of many actions for a competency outside the focus',
      { focus: [humility], actions: actions(13, { competencyId: 'influence' }) },
    ],
    [
      'of many removed actions',
      { focus: [humility], actions: actions(planLimits.entries - 1, { isRemoved: true }) },
    ],
  ])('%s is valid', (_name, given) => {
    expect(planFault(planWith(given))).toBeUndefined();
  });

  test.each<[string, Partial<Plan>, string]>([
    [
      'about four',
      { focus: focus.slice(0, 4) },
      'Your plan has more than three competencies. Remove one.',
    ],
    [
      'of thirteen actions for one competency',
      { focus: [focusOn('influence'), humility], actions: actions(13) },
      'A focus competency has at most 12 actions. Remove one first.',
    ],
    [
      'of too many removed actions',
      { focus: [humility], actions: actions(planLimits.entries, { isRemoved: true }) },
      'Too many actions were added to this plan and removed. Change one instead.',
    ],
  ])('%s is rejected', (_name, given, fault) => {
    expect(planFault(planWith(given))).toBe(fault);
  });
});

test('of too many entries, the removed ones that changed first are forgotten', () => {
  const full = Array.from({ length: planLimits.entries - 2 }, (_, nth) => action(`kept ${nth}`));
  const gone = (second: number) => ({ isRemoved: true, changedAt: at(second) });
  const withRemoved = planWith({
    start: { day: '2027-01-01', changedAt: at(1) },
    focus: [focusOn('humility', gone(2)), focusOn('resilience')],
    actions: [action('later', gone(3)), ...full, action('first', gone(1))],
  });
  const { start, focus, actions } = withoutOldest(withRemoved);
  expect(start).toEqual(withRemoved.start);
  expect(focus.map(({ competencyId }) => competencyId)).toEqual(['resilience']);
  expect(actions.map(({ id }) => id)).toEqual(['later', ...full.map(({ id }) => id)]);
  const fits = planWith({ actions: [...full, action('first', gone(1))] });
  expect(withoutOldest(fits)).toEqual(fits);
});
