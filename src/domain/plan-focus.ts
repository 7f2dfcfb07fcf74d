import type { AreaName } from './areas.ts';
import { competencies, type CompetencyId } from './competencies.ts';
import { byNeed, priorityAreas } from './development.ts';
import { answeredResponses, summarizeAreas, type CompetencyResponse } from './scoring.ts';

/** A plan has at most this many competencies. */
export const MAX_FOCUS = 3;
/** Competencies with a top score are not suggested. */
const TOP_RATING = 500;

export interface FocusSuggestion {
  competencyId: CompetencyId;
  reason: 'priority area' | 'lowest overall';
  area: AreaName;
  /** × 100 (100–499). */
  averageRating: number;
}

/**
 * Suggests the lowest competencies as a focus, whatever their area. Equal ones: those of the lowest area
 * first, then in question order. If several areas are equally low, none is the priority.
 */
export function suggestFocus(responses: readonly CompetencyResponse[]): FocusSuggestion[] {
  const summaries = summarizeAreas(responses);
  const [priority, ...tied] = priorityAreas(summaries);
  const isPriority = (area: AreaName) => tied.length === 0 && area === priority?.name;
  const needier = byNeed(summaries);
  return answeredBelowTop(responses)
    .toSorted((a, b) => a.averageRating - b.averageRating || needier(a, b))
    .slice(0, MAX_FOCUS)
    .map((it) => ({ ...it, reason: isPriority(it.area) ? 'priority area' : 'lowest overall' }));
}

/** The suggestions without an equal among the rest, where only the question order would choose. */
export function clearFocus(responses: readonly CompetencyResponse[]): FocusSuggestion[] {
  const suggested = suggestFocus(responses);
  const rest = answeredBelowTop(responses).filter(
    ({ competencyId }) => !suggested.some((it) => it.competencyId === competencyId),
  );
  return suggested.filter((it) =>
    rest.every(({ averageRating }) => averageRating !== it.averageRating),
  );
}

function answeredBelowTop(responses: readonly CompetencyResponse[]) {
  const averages = new Map(
    answeredResponses(responses).map((it) => [it.competencyId, it.averageRating]),
  );
  return competencies
    .map(({ id, category }) => ({
      competencyId: id,
      area: category,
      averageRating: averages.get(id) ?? TOP_RATING,
    }))
    .filter((it) => it.averageRating < TOP_RATING);
}
