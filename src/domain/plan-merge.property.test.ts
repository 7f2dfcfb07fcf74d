import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { CompetencyId } from './competencies.ts';
import { emptyPlan, mergePlans, type Plan, type PlanAction, type PlanFocus } from './plan.ts';
import { action, focusOn, planWith, startingOn } from './testing/plans.ts';

/** A small range, so that entries often collide, and often change at the same moment. */
const moment = fc.integer({ min: 0, max: 3 }).map((second) => `2027-01-01T08:00:0${second}.000Z`);
const word = fc.constantFrom('', 'one', 'other');
const stamped = { addedAt: moment, changedAt: moment, isRemoved: fc.boolean() };

/** The same entry with its properties in any order, because databases have their own. */
const inAnyOrder = <E extends object>(entries: fc.Arbitrary<E>): fc.Arbitrary<E> =>
  entries.chain((entry) =>
    fc
      .shuffledSubarray(Object.entries(entry), { minLength: Object.keys(entry).length })
      .map((properties) => Object.fromEntries(properties) as E),
  );

const focus: fc.Arbitrary<PlanFocus> = inAnyOrder(
  fc.record({
    ...stamped,
    competencyId: fc.constantFrom<CompetencyId[]>('humility', 'influence', 'accountability'),
    whenItWorks: word,
    partner: word,
  }),
);
const anAction: fc.Arbitrary<PlanAction> = inAnyOrder(
  fc.record({
    ...stamped,
    id: fc.constantFrom('a', 'b', 'c'),
    competencyId: fc.constantFrom<CompetencyId[]>('humility', 'influence'),
    after: fc.constantFrom(30 as const, 60 as const, 90 as const),
    text: word,
    evidence: word,
    isDone: fc.boolean(),
  }),
);
const start = fc.record({ day: fc.constantFrom('2027-01-01', '2027-02-01'), changedAt: moment });
const plan: fc.Arbitrary<Plan> = fc.record({
  start: fc.option(inAnyOrder(start)),
  focus: fc.array(focus, { maxLength: 5 }),
  actions: fc.array(anAction, { maxLength: 5 }),
});

describe('merged plans', () => {
  test('are the same in either order', () => {
    fc.assert(
      fc.property(plan, plan, (one, other) => {
        expect(mergePlans(one, other)).toEqual(mergePlans(other, one));
      }),
    );
  });

  test('are the same whichever two are merged first', () => {
    fc.assert(
      fc.property(plan, plan, plan, (one, other, third) => {
        expect(mergePlans(mergePlans(one, other), third)).toEqual(
          mergePlans(one, mergePlans(other, third)),
        );
      }),
    );
  });

  test('are the same however often they are merged', () => {
    fc.assert(
      fc.property(plan, plan, (one, other) => {
        const met = mergePlans(one, other);
        expect(mergePlans(met, other)).toEqual(met);
        expect(mergePlans(met, met)).toEqual(met);
        expect(mergePlans(met, emptyPlan)).toEqual(met);
      }),
    );
  });

  test('have each entry once, sorted by name, with its latest change', () => {
    fc.assert(
      fc.property(plan, plan, (one, other) => {
        const met = mergePlans(one, other);
        const given = [...one.actions, ...other.actions];
        const ids = met.actions.map(({ id }) => id);
        expect(ids).toEqual([...new Set(given.map(({ id }) => id))].toSorted());
        for (const { id, changedAt } of met.actions) {
          const moments = given.filter((it) => it.id === id).map((it) => it.changedAt);
          expect(changedAt).toBe(moments.toSorted().at(-1));
        }
      }),
    );
  });

  test('keep no text of removed entries', () => {
    fc.assert(
      fc.property(plan, plan, (one, other) => {
        const met = mergePlans(one, other);
        const removed = [...met.focus, ...met.actions].filter(({ isRemoved }) => isRemoved);
        for (const entry of removed) {
          expect(entry).not.toMatchObject({ text: expect.stringMatching(/./) as string });
          expect(entry).not.toMatchObject({ whenItWorks: expect.stringMatching(/./) as string });
          expect(entry).not.toMatchObject({ evidence: expect.stringMatching(/./) as string });
          expect(entry).not.toMatchObject({ partner: expect.stringMatching(/./) as string });
        }
      }),
    );
  });
});

const at = (second: number) => ({ changedAt: `2027-01-01T08:00:0${second}.000Z` });

test.each<[string, Partial<Plan>, Partial<Plan>, Partial<Plan>]>([
  [
    'keeps a start if the other plan has none',
    { start: startingOn('2027-02-01') },
    {},
    { start: startingOn('2027-02-01') },
  ],
  [
    'keeps the later start',
    { start: { day: '2027-03-01', ...at(2) } },
    { start: { day: '2027-02-01', ...at(3) } },
    { start: { day: '2027-02-01', ...at(3) } },
  ],
  [
    'keeps the later text of an action that another device marked done',
    { actions: [action('a', { isDone: true, ...at(2) })] },
    { actions: [action('a', { text: 'New', ...at(3) })] },
    { actions: [action('a', { text: 'New', ...at(3) })] },
  ],
  [
    'keeps an entry removed if it was changed earlier',
    { focus: [focusOn('humility', { isRemoved: true, whenItWorks: '', partner: '', ...at(4) })] },
    { focus: [focusOn('humility', { whenItWorks: 'Earlier', ...at(3) })] },
    { focus: [focusOn('humility', { isRemoved: true, whenItWorks: '', partner: '', ...at(4) })] },
  ],
  [
    'restores a removed entry that was added again later',
    { focus: [focusOn('humility', { isRemoved: true, ...at(4) })] },
    { focus: [focusOn('humility', { whenItWorks: 'Again', ...at(5) })] },
    { focus: [focusOn('humility', { whenItWorks: 'Again', ...at(5) })] },
  ],
  [
    'keeps the entries of both',
    { focus: [focusOn('influence')], actions: [action('b')] },
    { focus: [focusOn('humility')], actions: [action('a')] },
    { focus: [focusOn('humility'), focusOn('influence')], actions: [action('a'), action('b')] },
  ],
])('%s', (_name, one, other, met) => {
  expect(mergePlans(planWith(one), planWith(other))).toEqual(planWith(met));
});

test('a focus from before a text was added gets it empty', () => {
  const { partner: _, ...older } = focusOn('humility', { whenItWorks: 'Earlier' });
  const met = mergePlans({ ...emptyPlan, focus: [older as PlanFocus] }, emptyPlan);
  expect(met.focus).toEqual([{ ...older, partner: '' }]);
});

test('removed entries keep no text', () => {
  const removed = { isRemoved: true };
  const met = mergePlans(
    planWith({
      focus: [focusOn('humility', removed)],
      actions: [action('a', { evidence: 'It went well', ...removed })],
    }),
    emptyPlan,
  );
  expect(met.focus).toEqual([focusOn('humility', { whenItWorks: '', partner: '', ...removed })]);
  expect(met.actions).toEqual([action('a', { text: '', evidence: '', ...removed })]);
});

test('of two changes of the same moment the same one wins, whatever the order of their properties', () => {
  const changes = ['One', 'Other'].map((text) => action('a', { text }));
  const turned = changes.map(
    (it) => Object.fromEntries(Object.entries(it).toReversed()) as PlanAction,
  );
  const stand = [changes, turned, [changes[0]!, turned[1]!], [turned[0]!, changes[1]!]].map(
    (actions) => mergePlans(planWith({ actions }), emptyPlan).actions[0]?.text,
  );
  expect(new Set(stand).size).toBe(1);
});
