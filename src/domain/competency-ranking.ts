import type { AreaName } from './areas.ts';
import { competencies } from './competencies.ts';
import { answeredResponses, type CompetencyResponse } from './scoring.ts';

const PLACES = 3;

export interface RankedCompetency {
  id: string;
  name: string;
  area: AreaName;
  /** 1 to 5. */
  average: number;
}

/** Competencies with one average, none of which comes before another. */
export interface Tie {
  average: number;
  competencies: readonly RankedCompetency[];
}

/** One end of the ranking. */
export interface Ranked {
  /** As many as there are places at most, the outermost first. */
  competencies: readonly RankedCompetency[];
  /** The ones tied for the next place, if there are too many for the places left. */
  tie: Tie | null;
}

export type CompetencyRanking =
  | { kind: 'equal'; tie: Tie }
  | {
      kind: 'ranked';
      strongest: Ranked;
      weakest: Ranked;
      /** All others, if they are tied and would belong to both ends. */
      others: Tie | null;
    };

/**
 * The strongest and the weakest of the answered competencies. Ties that do not fit are left out as a
 * whole, and none is at both ends. Null while both ends would have the same ones.
 */
export function rankCompetencies(
  responses: readonly CompetencyResponse[],
  places = PLACES,
): CompetencyRanking | null {
  const ties = tiesFromTheTop(responses);
  const count = ties.reduce((sum, tie) => sum + tie.competencies.length, 0);
  if (count < 2 * places) return null;
  if (ties.length === 1) return { kind: 'equal', tie: ties[0]! };
  const strongest = firstPlaces(ties, places);
  const weakest = firstPlaces(ties.toReversed(), places);
  if (strongest.tie !== weakest.tie) {
    return { kind: 'ranked', strongest, weakest, others: null };
  }
  return {
    kind: 'ranked',
    strongest: { ...strongest, tie: null },
    weakest: { ...weakest, tie: null },
    others: strongest.tie,
  };
}

/** The answered competencies, highest average first; ties in question order. */
function tiesFromTheTop(responses: readonly CompetencyResponse[]): Tie[] {
  const averages = new Map(
    answeredResponses(responses).map((it) => [it.competencyId, it.averageRating / 100]),
  );
  const answered = competencies.flatMap(({ id, name, category }) => {
    const average = averages.get(id);
    return average === undefined ? [] : [{ id, name, area: category, average }];
  });
  return [...new Set(answered.map(({ average }) => average))]
    .toSorted((a, b) => b - a)
    .map((average) => ({ average, competencies: answered.filter((it) => it.average === average) }));
}

function firstPlaces(ties: readonly Tie[], places: number): Ranked {
  const placed: RankedCompetency[] = [];
  for (const tie of ties) {
    if (placed.length === places) break;
    if (placed.length + tie.competencies.length > places) return { competencies: placed, tie };
    placed.push(...tie.competencies);
  }
  return { competencies: placed, tie: null };
}
