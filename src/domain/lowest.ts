import { areaNames, type AreaName } from './areas.ts';
import { competencies, competencyById } from './competencies.ts';

/** With fewer people, an average would reveal the ratings of one. */
export const FEWEST_PEOPLE = 5;
const SHOWN = 7;

/** The sum of a competency's ratings. */
export interface RatingSum {
  competencyId: string;
  people: number;
  /** Sum of the averages × 100. */
  total: number;
}

interface Rated {
  /** × 100 (100–500). */
  average: number;
  people: number;
}

export interface Lowest {
  /** The number of people who completed it and have at least one rating. */
  people: number;
  /** All areas that enough people rated, lowest first. */
  areas: (Rated & { name: AreaName })[];
  /** The lowest seven that enough people rated. */
  competencies: (Rated & { competencyId: string })[];
}

/** The lowest-rated competencies, among those that enough people rated. */
export function lowestOf(sums: readonly RatingSum[]): Lowest {
  const known = sums.flatMap((it) => {
    const competency = competencyById.get(it.competencyId);
    return competency ? [{ ...it, area: competency.category }] : [];
  });
  const rated = known
    .map(({ competencyId, people, total }) => ({ competencyId, people, average: total / people }))
    .filter(hasEnoughPeople);
  const areas = areaNames
    .map((name) => {
      const ofArea = known.filter(({ area }) => area === name);
      const people = most(ofArea);
      const total = ofArea.reduce((sum, it) => sum + it.total, 0);
      const ratings = ofArea.reduce((sum, it) => sum + it.people, 0);
      return { name, people, average: total / ratings };
    })
    .filter(hasEnoughPeople);
  const inOrder = (id: string) => competencies.findIndex((it) => it.id === id);
  return {
    people: most(known),
    areas: areas.toSorted((a, b) => a.average - b.average),
    competencies: rated
      .toSorted(
        (a, b) => a.average - b.average || inOrder(a.competencyId) - inOrder(b.competencyId),
      )
      .slice(0, SHOWN),
  };
}

const hasEnoughPeople = ({ people }: Rated) => people >= FEWEST_PEOPLE;

/** The minimum: different people may have rated different competencies. */
const most = (sums: readonly RatingSum[]) => Math.max(0, ...sums.map(({ people }) => people));
