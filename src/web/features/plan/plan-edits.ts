import { planSuggestions } from '#content/plan-suggestions.ts';
import type { CompetencyId } from '#domain/competencies.ts';
import { planDays, type Day, type PlanDays } from '#domain/plan-dates.ts';
import { MAX_FOCUS } from '#domain/plan-focus.ts';
import {
  emptyPlan,
  planLimits,
  plannedFocus,
  type Plan,
  type PlanAction,
  emptyFocusTexts,
  type FocusTexts,
  type PlanFocus,
  type PlannedFocus,
} from '#domain/plan.ts';

/*
 * Each function returns only the changed entries, with the given time (ISO 8601). These are stored,
 * sent, and merged.
 */

/** Adds competencies in this order, with suggested actions. The first ones start the plan. */
export function withFocus(plan: Plan, at: string, ids: readonly CompetencyId[], today: Day): Plan {
  return {
    start: plan.start ?? { day: today, changedAt: at },
    focus: ids.map((competencyId, index) => ({
      competencyId,
      ...emptyFocusTexts,
      whenItWorks: planSuggestions[competencyId].whenItWorks,
      isRemoved: false,
      addedAt: new Date(Date.parse(at) + index).toISOString(),
      changedAt: at,
    })),
    actions: ids.flatMap((competencyId) =>
      planDays.map((after) => suggestedAction(at, competencyId, after)),
    ),
  };
}

export function suggestedAction(
  at: string,
  competencyId: CompetencyId,
  after: PlanDays,
): PlanAction {
  return {
    ...newAction(at, competencyId, after),
    id: suggestedId(competencyId, after),
    text: planSuggestions[competencyId].actions[after],
  };
}

export function newAction(at: string, competencyId: CompetencyId, after: PlanDays): PlanAction {
  return {
    id: newActionId(),
    competencyId,
    after,
    text: '',
    evidence: '',
    isDone: false,
    isRemoved: false,
    addedAt: at,
    changedAt: at,
  };
}

export function withoutFocus(plan: Plan, at: string, competencyId: CompetencyId): Plan {
  const isOf = (entry: PlanFocus | PlanAction) => entry.competencyId === competencyId;
  return {
    start: null,
    focus: plan.focus
      .filter(isOf)
      .map((it) => ({ ...it, ...emptyFocusTexts, isRemoved: true, changedAt: at })),
    actions: plan.actions.filter((it) => isOf(it) && !it.isRemoved).map((it) => removed(it, at)),
  };
}

function removed(action: PlanAction, at: string): PlanAction {
  return { ...action, text: '', evidence: '', isDone: false, isRemoved: true, changedAt: at };
}

export function withFocusWords(
  plan: Plan,
  at: string,
  competencyId: CompetencyId,
  words: Partial<FocusTexts>,
): Plan {
  const focus = plan.focus
    .filter((it) => it.competencyId === competencyId && !it.isRemoved)
    .map((it) => ({ ...it, ...words, changedAt: at }));
  return { ...emptyPlan, focus };
}

export type ActionChange = Partial<Pick<PlanAction, 'text' | 'evidence' | 'isDone'>>;

export function withAction(plan: Plan, at: string, id: string, change: ActionChange): Plan {
  const actions = plan.actions
    .filter((it) => it.id === id && !it.isRemoved)
    .map((it) => ({ ...it, ...change, changedAt: at }));
  return { ...emptyPlan, actions };
}

export function withoutAction(plan: Plan, at: string, id: string): Plan {
  const actions = plan.actions.filter((it) => it.id === id).map((it) => removed(it, at));
  return { ...emptyPlan, actions };
}

export function withStart(at: string, day: Day): Plan {
  return { ...emptyPlan, start: { day, changedAt: at } };
}

/** The days whose suggested action was removed. */
export function missingSuggestions({ competencyId, actions }: PlannedFocus): PlanDays[] {
  const ids = new Set(actions.map(({ id }) => id));
  return planDays.filter((after) => !ids.has(suggestedId(competencyId, after)));
}

/** True if it contains something that suggestions cannot restore. */
export function hasOwnWords(focus: PlannedFocus): boolean {
  const { competencyId, actions } = focus;
  const suggestion = planSuggestions[competencyId];
  const suggested = new Set(['', suggestion.whenItWorks, ...Object.values(suggestion.actions)]);
  const texts = Object.keys(emptyFocusTexts) as (keyof FocusTexts)[];
  return (
    texts.some((text) => !suggested.has(focus[text])) ||
    actions.some(({ text, evidence, isDone }) => isDone || evidence !== '' || !suggested.has(text))
  );
}

export function roomForFocus(plan: Plan): number {
  return Math.max(0, MAX_FOCUS - plannedFocus(plan).length);
}

export function hasRoomForActions({ actions }: PlannedFocus): boolean {
  return actions.length < planLimits.actions;
}

const HEX_DIGITS = 30;

/** A UUID with digits of our choice (RFC 9562, version 8). */
const uuidOf = (digits: string) =>
  digits.replace(/^(.{8})(.{4})(.{3})(.{3})(.{12})$/, '$1-$2-8$3-8$4-$5');

/**
 * The id of the suggested action. Always the same: two devices that choose the same focus get each
 * suggestion once, and a removed suggestion can be recognized and put back.
 */
export function suggestedId(competencyId: CompetencyId, after: PlanDays): string {
  const number = [...`${competencyId} ${after}`].reduce(
    (sum, letter) => BigInt.asUintN(HEX_DIGITS * 4, sum * 257n + BigInt(letter.codePointAt(0)!)),
    0n,
  );
  return uuidOf(number.toString(16).padStart(HEX_DIGITS, '0'));
}

/** `crypto.randomUUID` only exists over HTTPS. */
export function newActionId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(HEX_DIGITS / 2));
  return uuidOf(Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join(''));
}
