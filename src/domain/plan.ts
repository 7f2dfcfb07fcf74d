import type { CompetencyId } from './competencies.ts';
import { MAX_FOCUS } from './plan-focus.ts';
import { dueDay, type Day, type PlanDays } from './plan-dates.ts';

/** Limits: characters, entries including removed ones, and the range of the start day. */
export const planLimits = {
  whenItWorks: 500,
  partner: 80,
  text: 280,
  evidence: 500,
  /** Actions of one focus competency. */
  actions: 12,
  entries: 300,
  firstDay: '2000-01-01',
  lastDay: '2199-12-31',
} as const;

/** The latest change wins, whenever it arrives: server time (ISO 8601). */
interface Stamped {
  changedAt: string;
}

/** Something that can be removed. A removed entry keeps only its id and times. */
interface Entry extends Stamped {
  /** Entries are shown in this order. */
  addedAt: string;
  isRemoved: boolean;
}

/** Due dates count from this day. */
export interface PlanStart extends Stamped {
  day: Day;
}

/** The texts of a focus before anything is written, and after it is removed. */
export const emptyFocusTexts = {
  /** What success will look like. */
  whenItWorks: '',
  /** Who will check in. */
  partner: '',
};

export type FocusTexts = typeof emptyFocusTexts;

export interface PlanFocus extends Entry, FocusTexts {
  competencyId: CompetencyId;
}

export interface PlanAction extends Entry {
  /** A UUID, chosen by the browser that added it. */
  id: string;
  competencyId: CompetencyId;
  /** Due this many days after the start. */
  after: PlanDays;
  text: string;
  /** The outcome. */
  evidence: string;
  isDone: boolean;
}

/** Everything that was ever entered, each with its last change; removed entries keep no text. */
export interface Plan {
  start: PlanStart | null;
  focus: readonly PlanFocus[];
  actions: readonly PlanAction[];
}

export const emptyPlan: Plan = { start: null, focus: [], actions: [] };

/**
 * Merges two plans: the latest change of each entry wins. The result does not depend on order or repetition,
 * so two devices agree after they exchange their plans.
 */
export function mergePlans(one: Plan, other: Plan): Plan {
  // A browser may keep a plan from before a text was added.
  const focus = [...one.focus, ...other.focus].map((entry) =>
    entry.isRemoved ? { ...entry, ...emptyFocusTexts } : { ...emptyFocusTexts, ...entry },
  );
  const actions = [...one.actions, ...other.actions].map((entry) =>
    entry.isRemoved ? { ...entry, text: '', evidence: '' } : entry,
  );
  return {
    start: latest([one.start, other.start].filter((start) => start !== null)) ?? null,
    focus: latestOfEach(focus, ({ competencyId }) => competencyId),
    actions: latestOfEach(actions, ({ id }) => id),
  };
}

function latestOfEach<E extends Entry>(entries: readonly E[], keyOf: (entry: E) => string): E[] {
  return [...Map.groupBy(entries, keyOf).entries()]
    .toSorted(([one], [other]) => compareTexts(one, other))
    .map(([, same]) => latest(same)!);
}

/** Picks one of two changes of the same millisecond, always the same one. */
function latest<S extends Stamped>(entries: readonly S[]): S | undefined {
  return entries
    .toSorted(
      (one, other) =>
        compareTexts(one.changedAt, other.changedAt) || compareTexts(spelled(one), spelled(other)),
    )
    .at(-1);
}

/** Independent of the order of properties, which the database changes. */
const spelled = (entry: Stamped) =>
  JSON.stringify(Object.entries(entry).toSorted(([one], [other]) => compareTexts(one, other)));

/** A focus competency with its actions. */
export interface PlannedFocus extends PlanFocus {
  /** The earliest due first. */
  actions: readonly PlannedAction[];
}

export interface PlannedAction extends PlanAction {
  /** Null while the plan has no start. */
  dueOn: Day | null;
}

/** Everything that is not removed, in display order: for the form that edits it. */
export function draftedFocus({ start, focus, actions }: Plan): PlannedFocus[] {
  return focus
    .filter(isThere)
    .toSorted(byAdded)
    .map((one) => ({
      ...one,
      actions: actions
        .filter((action) => isThere(action) && action.competencyId === one.competencyId)
        .toSorted((a, b) => a.after - b.after || byAdded(a, b))
        .map((action) => ({ ...action, dueOn: start && dueDay(start.day, action.after) })),
    }));
}

/** The plan for everything but its form: an action counts once it has text. */
export function plannedFocus(plan: Plan): PlannedFocus[] {
  return draftedFocus(plan).map((focus) => ({
    ...focus,
    actions: focus.actions.filter(isPlanned),
  }));
}

export const isPlanned = ({ isRemoved, text }: PlanAction) => !isRemoved && text.trim() !== '';

/** Open actions, the earliest due first; on the same day in plan order. */
export function openSteps(plan: Plan): PlannedAction[] {
  return plannedFocus(plan)
    .flatMap(({ actions }) => actions)
    .filter(({ isDone }) => !isDone)
    .toSorted((a, b) => a.after - b.after);
}

export function openDays(plan: Plan): Day[] {
  return [...new Set(openSteps(plan).flatMap(({ dueOn }) => dueOn ?? []))];
}

export function planProgress(plan: Plan): { done: number; total: number } {
  const actions = plannedFocus(plan).flatMap((focus) => focus.actions);
  return { done: actions.filter(({ isDone }) => isDone).length, total: actions.length };
}

/** The problem of a plan; undefined if it is valid. Two devices may each have added entries. */
export function planFault(plan: Plan): string | undefined {
  const planned = draftedFocus(plan);
  if (planned.length > MAX_FOCUS) {
    return 'Your plan has more than three competencies. Remove one.';
  }
  if (planned.some(({ actions }) => actions.length > planLimits.actions)) {
    return `A focus competency has at most ${planLimits.actions} actions. Remove one first.`;
  }
  if (plan.focus.length + plan.actions.length > planLimits.entries) {
    return 'Too many actions were added to this plan and removed. Change one instead.';
  }
  return undefined;
}

/**
 * Forgets the oldest removed entries of a plan that has too many: otherwise nothing could ever be added again. Only
 * a device that has been offline since before the removal could bring one back.
 */
export function withoutOldest({ start, focus, actions }: Plan): Plan {
  const surplus = Math.max(0, focus.length + actions.length - planLimits.entries);
  const removed = [...focus, ...actions].filter(({ isRemoved }) => isRemoved);
  const forgotten = new Set<Entry>(
    removed
      .toSorted((one, other) => compareTexts(one.changedAt, other.changedAt))
      .slice(0, surplus),
  );
  const isKept = (entry: Entry) => !forgotten.has(entry);
  return { start, focus: focus.filter(isKept), actions: actions.filter(isKept) };
}

const isThere = ({ isRemoved }: Entry) => !isRemoved;
/** Ties keep the order of the keys. */
const byAdded = (one: Entry, other: Entry) => compareTexts(one.addedAt, other.addedAt);

function compareTexts(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}
