import type { AreaName } from './areas.ts';
import { competencies, type CompetencyId } from './competencies.ts';
import { priorityAreas } from './development.ts';
import { answeredResponses, summarizeAreas, type CompetencyResponse } from './scoring.ts';

/** A plan has at most this many competencies. */
export const MAX_FOCUS = 3;
/** How many suggestions come from the priority area, if there is one. */
const FROM_PRIORITY = 2;
/** Competencies with a top score are not suggested. */
const TOP_RATING = 500;

export interface FocusSuggestion {
  competencyId: CompetencyId;
  /** The rule that chose it: one of the lowest overall may be in the priority area too. */
  reason: 'priority area' | 'lowest overall';
  area: AreaName;
  /** × 100 (100–499). */
  averageRating: number;
}

/**
 * Suggests a focus: the two lowest competencies of the priority area (or areas, if several are
 * tied), then the lowest of all others. Ties keep question order.
 */
export function suggestFocus(responses: readonly CompetencyResponse[]): FocusSuggestion[] {
  const priorities = new Set(priorityAreas(summarizeAreas(responses)).map(({ name }) => name));
  const lowest = lowestFirst(responses);
  const first = lowest.filter(({ area }) => priorities.has(area)).slice(0, FROM_PRIORITY);
  const others = lowest.filter((it) => !first.includes(it));
  return [
    ...first.map((it) => ({ ...it, reason: 'priority area' as const })),
    ...others.map((it) => ({ ...it, reason: 'lowest overall' as const })),
  ].slice(0, MAX_FOCUS);
}

/** The answered competencies below the top score. */
function lowestFirst(responses: readonly CompetencyResponse[]) {
  const averages = new Map(
    answeredResponses(responses).map((it) => [it.competencyId, it.averageRating]),
  );
  return competencies
    .map(({ id, category }) => ({
      competencyId: id,
      area: category,
      averageRating: averages.get(id) ?? TOP_RATING,
    }))
    .filter((it) => it.averageRating < TOP_RATING)
    .toSorted((a, b) => a.averageRating - b.averageRating);
}
