import { competencies, competencyById } from '#domain/competencies.ts';
import { plannedFocus, type Plan } from '#domain/plan.ts';
import { formatAverage } from '#domain/score-format.ts';
import { answeredResponses, summarizeAreas, type CompetencyResponse } from '#domain/scoring.ts';

/** Competencies at each end. */
const PLACES = 5;

/**
 * The text that the advisor gets about someone's results, which the owner reads before agreeing: scores
 * and our own names, and nothing that anyone has typed.
 */
export function resultsText(responses: readonly CompetencyResponse[], plan: Plan): string {
  const averages = new Map(
    answeredResponses(responses).map((one) => [one.competencyId, one.averageRating / 100]),
  );
  const ranked = competencies
    .map(({ id, name }) => ({ name, average: averages.get(id) ?? 0 }))
    .filter(({ average }) => average > 0)
    .toSorted((a, b) => b.average - a.average);
  const areas = summarizeAreas(responses);
  const focus = plannedFocus(plan).flatMap(
    ({ competencyId }) => competencyById.get(competencyId)?.name ?? [],
  );
  return [
    line(
      'Areas, from 1 to 5',
      scored(areas.map(({ name, averageScore: average }) => ({ name, average }))),
    ),
    line('Highest competencies', scored(ranked.slice(0, PLACES))),
    line('Lowest competencies', scored(ranked.slice(PLACES).slice(-PLACES).toReversed())),
    line('Focus of the plan', focus),
  ].join('\n\n');
}

const scored = (all: readonly { name: string; average: number }[]) =>
  all.map(({ name, average }) => `${name} ${formatAverage(average)}`);

const line = (label: string, parts: readonly string[]) => `${label}: ${parts.join('; ') || 'none'}`;
