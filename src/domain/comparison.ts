import { areaNames, type AreaName } from './areas.ts';
import { competencies, type CompetencyId } from './competencies.ts';
import type { Day } from './plan-dates.ts';
import type { Rewordings } from './rewordings.ts';
import { CHANGE_FROM } from './score-format.ts';
import { answeredResponses, type CompetencyResponse } from './scoring.ts';

export type RatedResponse = CompetencyResponse & {
  /** The time, in ISO 8601. */
  answeredAt: string;
};

/** Averages × 100 (100–500), and how far the later is above the earlier. */
export interface Change {
  before: number;
  after: number;
  difference: number;
  verdict: 'up' | 'down' | 'steady';
}

export interface AreaChange extends Change {
  area: AreaName;
}

export interface CompetencyChange extends AreaChange {
  competencyId: CompetencyId;
}

export interface NotCompared {
  competencyId: CompetencyId;
  reason: 'reworded' | 'not answered in both';
}

/** An action of the plan that was made from the earlier assessment. */
export interface FocusAction {
  id: string;
  competencyId: CompetencyId;
  text: string;
  /** The outcome. */
  evidence: string;
  isDone: boolean;
}

/** From the largest increase to the largest decrease; ties keep their usual order. */
export interface Comparison {
  /** Null if nothing is compared. */
  overall: Change | null;
  /** The areas with a compared competency. */
  areas: AreaChange[];
  competencies: CompetencyChange[];
  /** All others, in question order. */
  notCompared: NotCompared[];
}

/**
 * The changes since an earlier assessment. Area and overall scores average only the compared
 * competencies, so that a reworded or once-answered one moves neither side. They may differ from an
 * assessment's own scores.
 * The verdict uses the differences × 100 given here, not figures as shown to one decimal: 3.24 to
 * 3.73 is steady, although it reads as 3.2 to 3.7. Averages rounded to × 100 decide as exact ones
 * would: both sides have the same competencies, each a whole or a half, so a difference is exactly
 * at the limit, or too far from it for rounding to matter.
 */
export function compareAssessments(
  before: readonly RatedResponse[],
  after: readonly RatedResponse[],
  rewordings: Rewordings,
): Comparison {
  const earlier = byCompetency(before);
  const later = byCompetency(after);
  const changes: CompetencyChange[] = [];
  const notCompared: NotCompared[] = [];
  for (const { id, category } of competencies) {
    const [from, to] = [earlier.get(id), later.get(id)];
    if (!from || !to) {
      notCompared.push({ competencyId: id, reason: 'not answered in both' });
    } else if (rewordings[id]?.some((day) => liesBetween(day, from, to))) {
      notCompared.push({ competencyId: id, reason: 'reworded' });
    } else {
      const change = changeOf(from.averageRating, to.averageRating);
      changes.push({ competencyId: id, area: category, ...change });
    }
  }
  const areas = areaNames.flatMap((area) => {
    const change = meanChange(changes.filter((it) => it.area === area));
    return change ? [{ area, ...change }] : [];
  });
  return {
    overall: meanChange(changes),
    areas: areas.toSorted(risesFirst),
    competencies: changes.toSorted(risesFirst),
    notCompared,
  };
}

function byCompetency(responses: readonly RatedResponse[]): ReadonlyMap<string, RatedResponse> {
  return new Map(answeredResponses(responses).map((it) => [it.competencyId, it]));
}

/** Whether one was answered before the day and the other on it or later. */
function liesBetween(day: Day, one: RatedResponse, other: RatedResponse): boolean {
  const moments = [one, other].map(({ answeredAt }) => Date.parse(answeredAt));
  // The text of a day alone is its first moment in UTC.
  const beginning = Date.parse(day);
  return Math.min(...moments) < beginning && beginning <= Math.max(...moments);
}

function changeOf(before: number, after: number): Change {
  const difference = after - before;
  return { before, after, difference, verdict: verdictOn(difference) };
}

export function verdictOn(difference: number): Change['verdict'] {
  if (difference >= CHANGE_FROM) return 'up';
  return difference <= -CHANGE_FROM ? 'down' : 'steady';
}

function meanChange(changes: readonly Change[]): Change | null {
  if (changes.length === 0) return null;
  return changeOf(mean(changes.map((it) => it.before)), mean(changes.map((it) => it.after)));
}

const mean = (numbers: readonly number[]) =>
  Math.round(numbers.reduce((sum, it) => sum + it, 0) / numbers.length);

const risesFirst = (a: Change, b: Change) => b.difference - a.difference;
