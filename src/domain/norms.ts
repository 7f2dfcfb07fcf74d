import { areas, type AreaName } from './areas.ts';
import { competencies, type CompetencyId } from './competencies.ts';

/** From this many people on, what they gave themselves is shown. */
const PEOPLE = 100;
/** A snapshot is replaced once this many have come since, so that no one can be told apart by comparing two. */
const NEW_PEOPLE = 10;
/** From this many people on, how well the ratings of an area agree is shown. */
const PEOPLE_FOR_AGREEMENT = 300;
const QUARTER = 0.25;
/** Tenths, as scores read. */
const TENTH = 10;

/** Scores × 100 in whole tenths: half of all people are between them. */
export interface MiddleHalf {
  low: number;
  high: number;
}

/** What people gave themselves, at the time of a snapshot. */
export interface Norms {
  overall: MiddleHalf;
  areas: Record<AreaName, MiddleHalf>;
  /** Cronbach's alpha × 100 of each area; null while too few people have completed the assessment. */
  agreement: Record<AreaName, number> | null;
}

/** The average of each competency (× 100) that a person gave. */
export type PersonRatings = Readonly<Record<CompetencyId, number>>;

/**
 * Whether a snapshot may be taken.
 * @param people all who count now
 * @param fresh those of them who came after the last snapshot
 */
export function isSnapshotDue(people: number, fresh: number, isFirst: boolean): boolean {
  return people >= PEOPLE && (isFirst || fresh >= NEW_PEOPLE);
}

export function normsOf(people: readonly PersonRatings[]): Norms {
  const all = competencies.map(({ id }) => id);
  const ofArea = (area: AreaName) =>
    competencies.filter(({ category }) => category === area).map(({ id }) => id);
  const byArea = <Value>(value: (ids: readonly CompetencyId[]) => Value) =>
    Object.fromEntries(areas.map(({ name }) => [name, value(ofArea(name))])) as Record<
      AreaName,
      Value
    >;
  return {
    overall: middleHalf(people.map((person) => mean(ratingsOf(person, all)))),
    areas: byArea((ids) => middleHalf(people.map((person) => mean(ratingsOf(person, ids))))),
    agreement:
      people.length < PEOPLE_FOR_AGREEMENT
        ? null
        : byArea((ids) => cronbachAlpha(people.map((person) => ratingsOf(person, ids)))),
  };
}

/** The quartiles (linear between neighbors), rounded to tenths. */
function middleHalf(scores: readonly number[]): MiddleHalf {
  const sorted = scores.toSorted((a, b) => a - b);
  const at = (share: number) => {
    const place = share * (sorted.length - 1);
    const below = sorted[Math.floor(place)]!;
    const above = sorted[Math.ceil(place)]!;
    return Math.round((below + (above - below) * (place % 1)) / TENTH) * TENTH;
  };
  return { low: at(QUARTER), high: at(1 - QUARTER) };
}

/**
 * How well the ratings of several items go together (× 100, at most 100; 0 if no one differs from anyone).
 * @param rows each person's ratings of the same items
 */
export function cronbachAlpha(rows: readonly (readonly number[])[]): number {
  const items = rows[0]!.length;
  const whole = variation(rows.map(sum));
  if (whole === 0) return 0;
  const single = sum(rows[0]!.map((_rating, item) => variation(rows.map((row) => row[item]!))));
  return Math.round((items / (items - 1)) * (1 - single / whole) * 100);
}

const ratingsOf = (person: PersonRatings, ids: readonly CompetencyId[]) =>
  ids.map((id) => person[id]);

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const mean = (values: readonly number[]) => sum(values) / values.length;

/** The sum of squares: what it would be divided by cancels out. */
function variation(values: readonly number[]): number {
  const middle = mean(values);
  return sum(values.map((value) => (value - middle) ** 2));
}
