import type { AreaName } from './areas.ts';
import { competencies, type CompetencyId } from './competencies.ts';
import { byNeed } from './development.ts';
import { answeredResponses, summarizeAreas, type CompetencyResponse } from './scoring.ts';

const PLACES = 3;
/** Of the competencies at one end, a list shows this many; all others have the average of its last. */
const ROWS = 5;

export interface RankedCompetency {
  id: CompetencyId;
  name: string;
  area: AreaName;
  /** 1 to 5. */
  average: number;
}

/** One end of the ranking, the outermost first: those of its places, and all that tie with the last. */
export type Ranked = readonly RankedCompetency[];

export interface CompetencyRanking {
  /** Of equal ones, those of the strongest area first. */
  strongest: Ranked;
  /** Of equal ones, those of the weakest area first: that is where to start. */
  weakest: Ranked;
  /** Tied, and at neither end: between the two, or all of them. */
  tied: Ranked;
}

/**
 * The strongest and the weakest of the answered competencies; none is at both ends, and none is chosen
 * from a tie. Null while so few are answered that both ends would have the same ones.
 */
export function rankCompetencies(
  responses: readonly CompetencyResponse[],
  places = PLACES,
): CompetencyRanking | null {
  const ties = tiesFromTheTop(responses);
  if (ties.flat().length < 2 * places) return null;
  const needier = byNeed(summarizeAreas(responses));
  const top = firstPlaces(ties, places);
  const bottom = firstPlaces(ties.toReversed(), places);
  const tied = top.find((tie) => bottom.includes(tie)) ?? [];
  const strongest = top.filter((tie) => tie !== tied);
  const weakest = bottom.filter((tie) => tie !== tied);
  return {
    strongest: strongest.flatMap((tie) => tie.toSorted((a, b) => needier(b, a))),
    weakest: weakest.flatMap((tie) => tie.toSorted(needier)),
    tied,
  };
}

/** The rows of one end, at least three, and those that a page folds or only counts. */
export const rowsOf = (ranked: Ranked, rows = ROWS) => ({
  shown: ranked.slice(0, rows),
  more: ranked.slice(rows),
});

/** The answered competencies by average, highest first; ties in question order. */
function tiesFromTheTop(responses: readonly CompetencyResponse[]): Ranked[] {
  const averages = new Map(
    answeredResponses(responses).map((it) => [it.competencyId, it.averageRating / 100]),
  );
  const answered = competencies.flatMap(({ id, name, category }) => {
    const average = averages.get(id);
    return average === undefined ? [] : [{ id, name, area: category, average }];
  });
  return [...Map.groupBy(answered, ({ average }) => average)]
    .toSorted(([one], [other]) => other - one)
    .map(([, tie]) => tie);
}

function firstPlaces(ties: readonly Ranked[], places: number): Ranked[] {
  const end = ties.findIndex((_tie, at) => ties.slice(0, at + 1).flat().length >= places);
  return ties.slice(0, end + 1);
}
