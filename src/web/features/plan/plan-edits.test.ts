import { describe, expect, test } from 'vitest';
import { planSuggestions } from '#content/plan-suggestions.ts';
import { competencies, type CompetencyId } from '#domain/competencies.ts';
import { emptyPlan, mergePlans, draftedFocus, planLimits, type Plan } from '#domain/plan.ts';
import { planDays } from '#domain/plan-dates.ts';
import { idSchema } from '#domain/id.ts';
import {
  hasOwnWords,
  hasRoomForActions,
  missingSuggestions,
  roomForFocus,
  withAction,
  withFocus,
  withFocusWords,
  withoutAction,
  withoutFocus,
  withStart,
  newAction,
  newActionId,
  suggestedAction,
  suggestedId,
} from './plan-edits.ts';

let second = 0;
const later = () => new Date(Date.UTC(2027, 0, 1) + 1000 * (second += 1)).toISOString();

type Edit = (plan: Plan, at: string) => Plan;

const planAfter = (...edits: Edit[]): Plan =>
  edits.reduce((plan, edit) => mergePlans(plan, edit(plan, later())), emptyPlan);
const take =
  (...ids: CompetencyId[]): Edit =>
  (plan, at) =>
    withFocus(plan, at, ids, '2027-01-01');
const first = (plan: Plan) => draftedFocus(plan)[0]!;
const humility30 = suggestedId('humility', 30);

test('each suggested action has its own id that the server accepts', () => {
  const ids = competencies.flatMap(({ id }) => planDays.map((after) => suggestedId(id, after)));
  expect(new Set(ids).size).toBe(competencies.length * planDays.length);
  for (const id of [...ids, newActionId()]) expect(idSchema.parse(id)).toBe(id);
  expect(newActionId()).not.toBe(newActionId());
});

describe('a focus competency', () => {
  test('comes with its suggested actions, in the order of choice', () => {
    const plan = planAfter(take('team-building', 'humility', 'accountability'));
    const planned = draftedFocus(plan);
    expect(planned.map(({ competencyId }) => competencyId)).toEqual([
      'team-building',
      'humility',
      'accountability',
    ]);
    expect(planned[1]!.actions.map(({ text, dueOn }) => [text, dueOn])).toEqual([
      [planSuggestions.humility.actions[30], '2027-01-31'],
      [planSuggestions.humility.actions[60], '2027-03-02'],
      [planSuggestions.humility.actions[90], '2027-04-01'],
    ]);
    expect(roomForFocus(plan)).toBe(0);
  });

  test('that two devices choose separately is in the plan once', () => {
    const plan = mergePlans(planAfter(take('humility')), planAfter(take('humility')));
    expect(first(plan).actions).toHaveLength(3);
  });

  test('does not change the start', () => {
    const plan = planAfter(
      take('humility'),
      (_plan, at) => withStart(at, '2027-05-01'),
      take('resilience'),
    );
    expect(plan.start?.day).toBe('2027-05-01');
  });

  test('that is removed loses its texts, and returns as it was suggested', () => {
    const gone = planAfter(
      take('humility'),
      (plan, at) => withFocusWords(plan, at, 'humility', { partner: 'Sam' }),
      (plan, at) => withAction(plan, at, humility30, { text: 'Mine', isDone: true }),
      (plan, at) => withoutFocus(plan, at, 'humility'),
    );
    expect(draftedFocus(gone)).toEqual([]);
    expect(gone.actions.every(({ isRemoved, text }) => isRemoved && text === '')).toBe(true);
    expect(JSON.stringify(gone)).not.toContain('Sam');
    const back = mergePlans(gone, take('humility')(gone, later()));
    expect(first(back)).toMatchObject({ partner: '', ...{ actions: { length: 3 } } });
    expect(hasOwnWords(first(back))).toBe(false);
  });

  test('that another tab removed is not restored by a late key press', () => {
    const gone = planAfter(take('humility'), (plan, at) => withoutFocus(plan, at, 'humility'));
    expect(withFocusWords(gone, later(), 'humility', { partner: 'Sam' }).focus).toEqual([]);
    expect(withAction(gone, later(), humility30, { text: 'Mine' }).actions).toEqual([]);
  });
});

describe("the owner's own texts", () => {
  test.each<[string, Edit]>([
    [
      'what it looks like',
      (plan, at) => withFocusWords(plan, at, 'humility', { whenItWorks: 'x' }),
    ],
    ['who asks', (plan, at) => withFocusWords(plan, at, 'humility', { partner: 'Sam' })],
    ['an action', (plan, at) => withAction(plan, at, humility30, { text: 'x' })],
    ['what came of it', (plan, at) => withAction(plan, at, humility30, { evidence: 'x' })],
    ['what is done', (plan, at) => withAction(plan, at, humility30, { isDone: true })],
  ])('%s', (_what, edit) => {
    expect(hasOwnWords(first(planAfter(take('humility'), edit)))).toBe(true);
  });

  test('exclude suggested, empty, and removed ones', () => {
    const plan = planAfter(
      take('humility'),
      (_plan, at) => ({ ...emptyPlan, actions: [newAction(at, 'humility', 60)] }),
      (before, at) => withoutAction(before, at, humility30),
      (before, at) => withFocusWords(before, at, 'humility', { whenItWorks: '' }),
    );
    expect(hasOwnWords(first(plan))).toBe(false);
  });
});

test('a removed suggestion can be restored, and a changed one is still there', () => {
  const removed = planAfter(
    take('humility'),
    (plan, at) => withoutAction(plan, at, humility30),
    (plan, at) => withAction(plan, at, suggestedId('humility', 60), { text: 'Mine' }),
  );
  expect(missingSuggestions(first(removed))).toEqual([30]);
  const suggested = suggestedAction(later(), 'humility', 30);
  const back = mergePlans(removed, { ...emptyPlan, actions: [suggested] });
  expect(missingSuggestions(first(back))).toEqual([]);
  expect(first(back).actions[0]!.text).toBe(planSuggestions.humility.actions[30]);
});

test('a focus competency has a limited number of actions', () => {
  const add: Edit = (_plan, at) => ({ ...emptyPlan, actions: [newAction(at, 'humility', 30)] });
  const adds = Array.from({ length: planLimits.actions - 4 }, () => add);
  expect(hasRoomForActions(first(planAfter(take('humility'), ...adds)))).toBe(true);
  expect(hasRoomForActions(first(planAfter(take('humility'), add, ...adds)))).toBe(false);
});
