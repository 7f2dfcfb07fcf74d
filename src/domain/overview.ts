import { competencies, competencyById } from './competencies.ts';
import { areaNames, type AreaName } from './areas.ts';

/** From the first day to the last, inclusive; in UTC, like 2026-01-31. */
export interface Period {
  from: string;
  to: string;
}

/** The interval of a chart's points: a day, or a week that starts on Monday. */
export type ChartStep = 'day' | 'week';

/** Charts of more than ten years are not useful. */
export const PERIOD_MAX_DAYS = 3660;

/** Longer periods are shown by week. */
const MOST_DAYS = 62;

const DAY_MS = 24 * 60 * 60 * 1000;
const numberOf = (day: string) => Date.parse(day) / DAY_MS;
const dayOf = (number: number) => new Date(number * DAY_MS).toISOString().slice(0, 10);

export function daysIn({ from, to }: Period): number {
  return numberOf(to) - numberOf(from) + 1;
}

/** The last days up to this one. */
export function lastDays(count: number, today: Date): Period {
  const number = Math.floor(today.getTime() / DAY_MS);
  return { from: dayOf(number - count + 1), to: dayOf(number) };
}

/** From the day of this moment to today. */
export function daysSince(moment: string, today: Date): number {
  return Math.floor(today.getTime() / DAY_MS) - Math.floor(Date.parse(moment) / DAY_MS);
}

export function chartStep(period: Period): ChartStep {
  return daysIn(period) > MOST_DAYS ? 'week' : 'day';
}

/** The first day of each step that has a day in the period. */
export function chartSteps(period: Period): string[] {
  const last = numberOf(period.to);
  const isWeekly = chartStep(period) === 'week';
  // Day 0 was a Thursday.
  const sinceMonday = isWeekly ? (numberOf(period.from) + 3) % 7 : 0;
  const steps: string[] = [];
  for (
    let number = numberOf(period.from) - sinceMonday;
    number <= last;
    number += isWeekly ? 7 : 1
  ) {
    steps.push(dayOf(number));
  }
  return steps;
}

/** How many started assessments share the same progress. */
export interface Place {
  answered: number;
  /** The position after the last rated competency. */
  stoppedAt: number;
  isCompleted: boolean;
  hasEmail: boolean;
  people: number;
}

export interface Funnel {
  started: number;
  /** How many people rated a quarter, half, and three quarters of the competencies. */
  quarter: number;
  half: number;
  threeQuarters: number;
  completed: number;
  /** Of those who completed it. */
  emailGiven: number;
}

/** Each step is a part of the one before: everyone who completed it passed every earlier step. */
export function funnelOf(places: readonly Place[]): Funnel {
  const reached = (share: number) =>
    peopleWith(
      places,
      (it) => it.isCompleted || it.answered >= Math.ceil(share * competencies.length),
    );
  return {
    started: peopleWith(places, () => true),
    quarter: reached(1 / 4),
    half: reached(1 / 2),
    threeQuarters: reached(3 / 4),
    completed: peopleWith(places, (it) => it.isCompleted),
    emailGiven: peopleWith(places, (it) => it.isCompleted && it.hasEmail),
  };
}

export interface DropOff {
  /** Null after the last competency, before the assessment was completed. */
  competencyId: string | null;
  /** Those who stopped at this step, and those who continued. */
  reached: number;
  stopped: number;
}

/** For each competency in question order: who reached it, and who stopped there. */
export function dropOffOf(places: readonly Place[]): DropOff[] {
  let reached = peopleWith(places, () => true);
  return [...competencies.map(({ id }) => id), null].map((competencyId, position) => {
    const stopped = peopleWith(
      places,
      (it) => !it.isCompleted && Math.min(it.stoppedAt, competencies.length) === position,
    );
    const here = { competencyId, reached, stopped };
    reached -= stopped;
    return here;
  });
}

/** The steps where people stopped, most people first; of equal numbers, the larger share. */
export function byStopped(dropOff: readonly DropOff[]): DropOff[] {
  return dropOff
    .filter(({ stopped }) => stopped > 0)
    .toSorted((a, b) => b.stopped - a.stopped || a.reached - b.reached);
}

/** If fewer people left at a step, it may be chance. */
const FEWEST_LEFT = 5;
/** The share of those who left. Evenly spread, each of the 36 steps would have one in 36. */
const CLEAR_SHARE = 1 / 6;

/** The steps where clearly more people stopped than elsewhere; several only if they are equal. */
export function outliers(dropOff: readonly DropOff[]): DropOff[] {
  const ordered = byStopped(dropOff);
  const left = ordered.reduce((sum, { stopped }) => sum + stopped, 0);
  const most = ordered[0]?.stopped ?? 0;
  const isClear = most >= FEWEST_LEFT && most >= left * CLEAR_SHARE;
  return isClear ? ordered.filter(({ stopped }) => stopped === most) : [];
}

/** The median of counted values; the mean of two middle values. Null without values. */
export function medianOf(counted: readonly { value: number; people: number }[]): number | null {
  const sorted = counted.toSorted((a, b) => a.value - b.value);
  const total = sorted.reduce((sum, { people }) => sum + people, 0);
  if (total === 0) return null;
  const at = (place: number) => {
    let passed = 0;
    return sorted.find(({ people }) => (passed += people) > place)!.value;
  };
  return (at(Math.floor((total - 1) / 2)) + at(Math.floor(total / 2))) / 2;
}

function peopleWith(places: readonly Place[], counts: (place: Place) => boolean): number {
  return places.reduce((sum, place) => sum + (counts(place) ? place.people : 0), 0);
}

/** With fewer people, an average would reveal the ratings of one. */
export const FEWEST_PEOPLE = 5;
const SHOWN = 7;

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
