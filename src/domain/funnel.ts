import { competencies } from './competencies.ts';

/** How many started assessments share the same progress. */
export interface Place {
  /** Competencies with both statements rated. */
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
  emailGiven: number;
}

/** Everyone who completed it passed every earlier step. */
export function funnelOf(places: readonly Place[]): Funnel {
  const reached = (share: number) =>
    count(places, (it) => it.isCompleted || it.answered >= Math.ceil(share * competencies.length));
  return {
    started: count(places, () => true),
    quarter: reached(1 / 4),
    half: reached(1 / 2),
    threeQuarters: reached(3 / 4),
    completed: count(places, (it) => it.isCompleted),
    emailGiven: count(places, (it) => it.hasEmail),
  };
}

export interface DropOff {
  /** Null: after the last competency, before the assessment was completed. */
  competencyId: string | null;
  /** Those who stopped at this step, and those who continued. */
  reached: number;
  stopped: number;
}

/** For each competency in question order: who reached it, and who stopped there. */
export function dropOffOf(places: readonly Place[]): DropOff[] {
  let reached = count(places, () => true);
  return [...competencies.map(({ id }) => id), null].map((competencyId, position) => {
    const stopped = count(
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

function count(places: readonly Place[], counts: (place: Place) => boolean): number {
  return places.reduce((sum, place) => sum + (counts(place) ? place.people : 0), 0);
}
