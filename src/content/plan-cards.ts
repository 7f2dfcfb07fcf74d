import type { AreaName } from '#domain/areas.ts';
import { areasToFinish, areEqual, priorityAreas, strengthAreas } from '#domain/development.ts';
import { listed } from '#domain/listed.ts';
import { formatAverage, TOP_SCORE } from '#domain/score-format.ts';
import { isAreaComplete, type AreaSummary } from '#domain/scoring.ts';
import { furtherActions, priorityActions, strengthActions } from './personal-plan.ts';

export interface PlanCard {
  label: 'Where to Start' | 'Next Step' | 'Strength';
  title: string;
  /** Why it is shown, and what to do with it. */
  reason: string;
  /** What to do, by area if several are equal. */
  parts: readonly { area: AreaName | null; actions: readonly string[] }[];
}

/** If more areas than this are tied, each shows only one action. */
const AREAS_IN_FULL = 2;

const titleWords = ['', '', 'Two', 'Three', 'Four', 'Five'];

/** Advice from the completed areas: one to work on or a next step, and one strength to pass on. */
export function planCards(areas: readonly AreaSummary[]): PlanCard[] {
  if (!areas.some(isAreaComplete)) return [];
  const strength = strengthAreas(areas);
  return [startCard(areas), ...(strength.length > 0 ? [strengthCard(strength, areas)] : [])];
}

function startCard(areas: readonly AreaSummary[]): PlanCard {
  const unfinished = areasToFinish(areas);
  if (unfinished.length > 0) return finishCard(unfinished);
  const priority = priorityAreas(areas);
  if (priority.length === 0) return nextStepCard(areas);
  const how = areEqual(areas)
    ? 'so none comes first. Begin with the one that matters most to your work now.'
    : priority.length > 1
      ? 'the lowest of the completed areas. Begin with the one that matters most to your work now.'
      : `${only(areas) ? 'the only area completed so far' : 'the lowest of the completed areas'}. Begin with one of these.`;
  return {
    label: 'Where to Start',
    title: titleOf(priority),
    reason: `${describeAreas(priority)}, ${how}`,
    parts: partsOf(priority, priorityActions),
  };
}

/** In place of advice that an incomplete area contradicts. */
function finishCard(unfinished: readonly AreaSummary[]): PlanCard {
  const missing = unfinished.reduce((sum, { completed, total }) => sum + total - completed, 0);
  const areTied = unfinished.length > 1;
  return {
    label: 'Next Step',
    title: `Finish ${titleOf(unfinished)}`,
    reason: `${describeAreas(unfinished)} so far, lower than any completed area. Rate ${areTied ? 'their' : 'its'} last ${missing === 1 ? 'competency' : `${missing} competencies`} to see where to start.`,
    parts: [],
  };
}

function nextStepCard(areas: readonly AreaSummary[]): PlanCard {
  const lowest = Math.min(...areas.filter(isAreaComplete).map(({ averageScore }) => averageScore));
  return {
    label: 'Next Step',
    title: 'Raise the Bar',
    reason: `Every completed area is at ${lowest === TOP_SCORE ? '5.0, the top of the scale' : '4.0 or above'}. Find out whether others agree, then raise the challenge.`,
    parts: [{ area: null, actions: furtherActions }],
  };
}

function strengthCard(strength: readonly AreaSummary[], areas: readonly AreaSummary[]): PlanCard {
  const what = only(areas)
    ? 'the only area completed so far'
    : 'the highest of the completed areas';
  const how = areEqual(areas)
    ? 'so none comes first. Choose the one you most enjoy, and use it to help others.'
    : `${what}. Use ${strength.length > 1 ? 'one of them' : 'it'} to help others.`;
  return {
    label: 'Strength',
    title: titleOf(strength),
    reason: `${describeAreas(strength)}, ${how}`,
    parts: partsOf(strength, strengthActions),
  };
}

const only = (areas: readonly AreaSummary[]) => areas.filter(isAreaComplete).length === 1;

function titleOf(areas: readonly AreaSummary[]): string {
  if (areas.length > AREAS_IN_FULL) return `${titleWords[areas.length]} Tied Areas`;
  return listed(areas.map(({ name }) => name));
}

function describeAreas(areas: readonly AreaSummary[]): string {
  const average = formatAverage(areas[0]!.averageScore);
  return areas.length > 1 ? `At ${average} each` : `At ${average}`;
}

function partsOf(
  areas: readonly AreaSummary[],
  actions: Readonly<Record<AreaName, readonly string[]>>,
): PlanCard['parts'] {
  return areas.map(({ name }) => ({
    area: areas.length > 1 ? name : null,
    actions: areas.length > AREAS_IN_FULL ? actions[name].slice(0, 1) : actions[name],
  }));
}
