import type { AreaName } from './areas.ts';
import { competencies, type CompetencyId } from './competencies.ts';
import { answeredResponses, summarizeAreas, type CompetencyResponse } from './scoring.ts';

const PLACES = 3;
/** With fewer, the strongest and the weakest would be the same ones. */
const FEWEST = 2 * PLACES;
/** Of the competencies at one end, a list shows this many; all others have the average of its last. */
const ROWS = 5;

export interface RankedCompetency {
  id: CompetencyId;
  name: string;
  area: AreaName;
  /** 1 to 5. */
  average: number;
}

/** One end of the ranking, the outermost first: three competencies, and all that tie with the third. */
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
 * from a tie. Null while fewer than six are answered.
 */
export function rankCompetencies(
  responses: readonly CompetencyResponse[],
): CompetencyRanking | null {
  const ties = tiesFromTheTop(responses);
  if (ties.flat().length < FEWEST) return null;
  const need = new Map(summarizeAreas(responses).map((area) => [area.name, area.averageScore]));
  const byNeed = (a: RankedCompetency, b: RankedCompetency) =>
    need.get(a.area)! - need.get(b.area)!;
  const top = firstPlaces(ties);
  const bottom = firstPlaces(ties.toReversed());
  const tied = top.find((tie) => bottom.includes(tie)) ?? [];
  const strongest = top.filter((tie) => tie !== tied);
  const weakest = bottom.filter((tie) => tie !== tied);
  return {
    strongest: strongest.flatMap((tie) => tie.toSorted((a, b) => byNeed(b, a))),
    weakest: weakest.flatMap((tie) => tie.toSorted(byNeed)),
    tied,
  };
}

/** The rows of one end, and those that a page folds or only counts. */
export const rowsOf = (ranked: Ranked) => ({
  shown: ranked.slice(0, ROWS),
  more: ranked.slice(ROWS),
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

function firstPlaces(ties: readonly Ranked[]): Ranked[] {
  const end = ties.findIndex((_tie, at) => ties.slice(0, at + 1).flat().length >= PLACES);
  return ties.slice(0, end + 1);
}
