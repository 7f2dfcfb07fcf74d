import type { AreaName } from './areas.ts';
import { formatAverage, readsTheSame, TOP_SCORE } from './score-format.ts';
import { isAreaComplete, type AreaSummary } from './scoring.ts';

/** Below this average the weakest complete area becomes the priority (specification section 9). */
export const PRIORITY_BELOW = 4;
/** From this average on, the best complete area is shown as a strength. */
const STRENGTH_FROM = 3.5;

type DevelopmentStatus = 'Priority Focus' | 'Assessed' | 'Ready to Develop';

/**
 * The weakest complete area if it is below 4, with all tied ones, in display order. None while an
 * incomplete area is lower: a page that shows both would contradict itself.
 */
export function priorityAreas(summaries: readonly AreaSummary[]): AreaSummary[] {
  return atEnd(Math.min, summaries.filter(isRated)).filter(
    (area) => isAreaComplete(area) && area.averageScore < PRIORITY_BELOW,
  );
}

/** The incomplete areas that are lower than every complete one, in display order. */
export function areasToFinish(summaries: readonly AreaSummary[]): AreaSummary[] {
  const weakest = atEnd(Math.min, summaries.filter(isRated));
  return weakest.some(isAreaComplete) ? [] : weakest;
}

/**
 * The complete areas with the highest average. Those that read the same as the priority are left out: no
 * area is both. So there are none if only one area is complete and below 4, or if all are tied below 4.
 */
export function topAreas(summaries: readonly AreaSummary[]): AreaSummary[] {
  const [priority] = priorityAreas(summaries);
  return strongestAreas(summaries).filter(
    ({ averageScore }) => !(priority && readsTheSame(averageScore, priority.averageScore)),
  );
}

/** The complete areas with the highest average, in display order, even if they are the priority. */
export function strongestAreas(summaries: readonly AreaSummary[]): AreaSummary[] {
  return atEnd(Math.max, summaries.filter(isAreaComplete));
}

/** The top areas from 3.5 on, in display order. None while an incomplete area is higher. */
export function strengthAreas(summaries: readonly AreaSummary[]): AreaSummary[] {
  const strongest = atEnd(Math.max, summaries);
  return topAreas(summaries).filter(
    (area) => area.averageScore >= STRENGTH_FROM && strongest.includes(area),
  );
}

/** The complete areas with the lowest average; none before the first is complete. */
export function lowestAreas(summaries: readonly AreaSummary[]): AreaSummary[] {
  return atEnd(Math.min, summaries.filter(isAreaComplete));
}

/** The one area to start with: null if there is none, or if several are tied and none comes first. */
export function onlyPriority(summaries: readonly AreaSummary[]): AreaSummary | null {
  const [first, second] = priorityAreas(summaries);
  return first && !second ? first : null;
}

/**
 * The areas in the order of every list: complete ones first, lowest average first, because that is where
 * to start; then those with ratings, then the rest. Areas that read the same keep display order.
 */
export function rankAreas(summaries: readonly AreaSummary[]): AreaSummary[] {
  const rank = (area: AreaSummary) => {
    if (isAreaComplete(area)) return Number(formatAverage(area.averageScore));
    return TOP_SCORE + (area.completed > 0 ? 1 : 2);
  };
  return summaries.toSorted((a, b) => rank(a) - rank(b));
}

/** Compares competencies by the averages of their areas, the lower one first: that is where to start. */
export function byNeed(summaries: readonly AreaSummary[]) {
  const need = new Map(summaries.map(({ name, averageScore }) => [name, averageScore]));
  return (a: { area: AreaName }, b: { area: AreaName }) => need.get(a.area)! - need.get(b.area)!;
}

/** Two complete areas or more, all tied. */
export function areEqual(summaries: readonly AreaSummary[]): boolean {
  const complete = summaries.filter(isAreaComplete);
  return complete.length > 1 && atEnd(Math.max, complete).length === complete.length;
}

/** Several complete areas, all of which are the priority: none of them comes first. */
export function areAllPriority(summaries: readonly AreaSummary[]): boolean {
  const { length } = priorityAreas(summaries);
  return length > 1 && length === summaries.filter(isAreaComplete).length;
}

/** The text of an area's development card (specification section 4). */
export function developmentStatus(
  area: AreaSummary,
  summaries: readonly AreaSummary[],
): DevelopmentStatus {
  if (!isAreaComplete(area)) return 'Ready to Develop';
  const isPriority = priorityAreas(summaries).includes(area) && !areAllPriority(summaries);
  return isPriority ? 'Priority Focus' : 'Assessed';
}

const isRated = ({ completed }: AreaSummary) => completed > 0;

/** The areas that read the same as the lowest or the highest of these. */
function atEnd(end: typeof Math.min, summaries: readonly AreaSummary[]): AreaSummary[] {
  const score = end(...summaries.map(({ averageScore }) => averageScore));
  return summaries.filter(({ averageScore }) => readsTheSame(averageScore, score));
}

export type AdviceTier = 'strong' | 'developing' | 'focus';

/** Specification section 9, word for word. */
const adviceTexts: Record<AdviceTier, string> = {
  strong: 'Strong competency area. Consider mentoring others in these skills.',
  developing: 'Developing well. Continue building and practicing these capabilities.',
  focus: 'Focus area for development. Prioritize learning resources and practice.',
};

/** @param averageScore 1–5, or 0 while nothing is answered, which has no tier */
export function adviceTier(averageScore: number): AdviceTier | null {
  if (averageScore === 0) return null;
  if (averageScore >= 4) return 'strong';
  return averageScore >= 3 ? 'developing' : 'focus';
}

/** The advice for a complete area. An incomplete one has none: one answer says little about seven. */
export function adviceText(
  area: Pick<AreaSummary, 'completed' | 'total' | 'averageScore'>,
): string | null {
  const tier = isAreaComplete(area) ? adviceTier(area.averageScore) : null;
  return tier === null ? null : adviceTexts[tier];
}
