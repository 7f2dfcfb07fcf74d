import type { CompetencyId } from './competencies.ts';
import { MAX_FOCUS } from './plan-focus.ts';
import { dueDay, type Day, type PlanDays } from './plan-dates.ts';

/** Of characters, of entries, removed ones too, and of the day of its start. */
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

/** What was given last counts, whenever it arrives: by the service's clock (ISO 8601). */
interface Stamped {
  changedAt: string;
}

/** Something that can be removed: what is left then only says so. */
interface Entry extends Stamped {
  /** In this order they are shown. */
  addedAt: string;
  isRemoved: boolean;
}

/** From which day the due days are counted. */
export interface PlanStart extends Stamped {
  day: Day;
}

/** A competency that somebody works on. */
export interface PlanFocus extends Entry {
  competencyId: CompetencyId;
  /** What it will look like when it works. */
  whenItWorks: string;
  /** Who will ask. */
  partner: string;
}

export interface PlanAction extends Entry {
  /** A UUID, given by who added it. */
  id: string;
  competencyId: CompetencyId;
  /** It is due so many days after the start. */
  after: PlanDays;
  text: string;
  /** What came of it. */
  evidence: string;
  isDone: boolean;
}

/** Everything that was ever entered, each with its last change; of removed ones no words are left. */
export interface Plan {
  start: PlanStart | null;
  focus: readonly PlanFocus[];
  actions: readonly PlanAction[];
}

export const emptyPlan: Plan = { start: null, focus: [], actions: [] };

/**
 * Of each entry the one that was changed last. The same in whatever order, and however often, plans
 * meet: so two devices that were apart have the same plan as soon as both have heard of the other.
 */
export function mergePlans(one: Plan, other: Plan): Plan {
  const focus = [...one.focus, ...other.focus].map((entry) =>
    entry.isRemoved ? { ...entry, whenItWorks: '', partner: '' } : entry,
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

/** Of two that were changed in the same millisecond, by two devices, any; but always the same one. */
function latest<S extends Stamped>(entries: readonly S[]): S | undefined {
  return entries
    .toSorted(
      (one, other) =>
        compareTexts(one.changedAt, other.changedAt) || compareTexts(spelled(one), spelled(other)),
    )
    .at(-1);
}

/** Whatever order its properties have: the database has one of its own. */
const spelled = (entry: Stamped) =>
  JSON.stringify(Object.entries(entry).toSorted(([one], [other]) => compareTexts(one, other)));

/** A focus competency with the actions that are planned for it. */
export interface PlannedFocus extends PlanFocus {
  /** The earliest due first. */
  actions: readonly PlannedAction[];
}

export interface PlannedAction extends PlanAction {
  /** Null while the plan has no start. */
  dueOn: Day | null;
}

/** Everything that is not removed, in the order in which it is shown: for the form that edits it. */
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

/** What the plan says to everyone but its form: an action counts once it has words. */
export function plannedFocus(plan: Plan): PlannedFocus[] {
  return draftedFocus(plan).map((focus) => ({
    ...focus,
    actions: focus.actions.filter(isPlanned),
  }));
}

/** Whether an action says what to do. */
export const isPlanned = ({ isRemoved, text }: PlanAction) => !isRemoved && text.trim() !== '';

/** What is still to be done, the earliest due first; at the same day in the order of the plan. */
export function openSteps(plan: Plan): PlannedAction[] {
  return plannedFocus(plan)
    .flatMap(({ actions }) => actions)
    .filter(({ isDone }) => !isDone)
    .toSorted((a, b) => a.after - b.after);
}

/** The days on which something is due that is not done, in their order. */
export function openDays(plan: Plan): Day[] {
  return [...new Set(openSteps(plan).flatMap(({ dueOn }) => dueOn ?? []))];
}

export function planProgress(plan: Plan): { done: number; total: number } {
  const actions = plannedFocus(plan).flatMap((focus) => focus.actions);
  return { done: actions.filter(({ isDone }) => isDone).length, total: actions.length };
}

/** Why a plan cannot stand like this; undefined: it can. Two devices may each have added something. */
export function planFault(plan: Plan): string | undefined {
  const planned = draftedFocus(plan);
  if (planned.length > MAX_FOCUS) {
    return `A plan has at most ${MAX_FOCUS} focus competencies. Remove one first.`;
  }
  if (planned.some(({ actions }) => actions.length > planLimits.actions)) {
    return `A focus competency has at most ${planLimits.actions} actions. Remove one first.`;
  }
  if (plan.focus.length + plan.actions.length > planLimits.entries) {
    return 'Too many actions were added to this plan and removed. Change one instead.';
  }
  return undefined;
}

const isThere = ({ isRemoved }: Entry) => !isRemoved;
/** At the same moment: as they stand, which is by their names. */
const byAdded = (one: Entry, other: Entry) => compareTexts(one.addedAt, other.addedAt);

function compareTexts(one: string, other: string): number {
  return Number(one > other) - Number(one < other);
}
