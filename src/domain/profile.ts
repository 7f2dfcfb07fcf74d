import type { AreaName } from './areas.ts';
import { adviceTier, PRIORITY_BELOW, strengthAreas, strongestAreas } from './development.ts';
import { formatAverage } from './score-format.ts';
import {
  answeredResponses,
  isAreaComplete,
  type AreaSummary,
  type CompetencyResponse,
} from './scoring.ts';

/** From this share of the competencies on, equal averages say more about the rater than about the areas: 30 of 35. */
const NEARLY_ALL = 6 / 7;
/** In tenths: areas at most this far apart are even. */
const EVEN_WITHIN = 3;
/** In tenths: an area this far from all others stands alone. */
const FAR = 8;

/**
 * What five areas say together.
 * - `alike`: nearly all competencies, or all, have one average (1–5), which both ratings give or only their mean
 * - `pair`: the strongest and the lowest
 * - `ahead`, `behind`: one area is far from the other four
 * - `strongest`, `lowest`: several are tied at the other end; `ends`: at both ends
 * - `growing`: one is highest, and is no strength yet; `lowest` is null if several are
 */
export type Profile =
  | { kind: 'alike'; average: number; isAll: boolean; isGiven: boolean }
  | { kind: 'high' | 'low' | 'even' | 'ends' }
  | { kind: 'ahead' | 'behind' | 'strongest' | 'lowest'; area: AreaName }
  | { kind: 'pair'; strongest: AreaName; lowest: AreaName }
  | { kind: 'growing'; strongest: AreaName; lowest: AreaName | null };

/**
 * The profile of the five areas, by their averages as they read (1.0–5.0), so that it contradicts no figure
 * on the page. Null until all are complete.
 */
export function profileOf(
  summaries: readonly AreaSummary[],
  responses: readonly CompetencyResponse[],
): Profile | null {
  if (!summaries.every(isAreaComplete)) return null;
  const alike = nearlyAll(responses);
  if (alike) return alike;
  if (summaries.every(({ averageScore }) => averageScore >= PRIORITY_BELOW))
    return { kind: 'high' };
  const isFocus = ({ averageScore }: AreaSummary) => adviceTier(averageScore) === 'focus';
  if (summaries.every(isFocus)) return { kind: 'low' };
  const scores = summaries
    .map((area) => ({ name: area.name, tenths: tenths(area) }))
    .toSorted((a, b) => b.tenths - a.tenths);
  const [first, second] = [scores[0]!, scores[1]!];
  const [last, beforeLast] = [scores.at(-1)!, scores.at(-2)!];
  if (areEven(summaries)) return { kind: 'even' };
  const isAhead = first.tenths - second.tenths >= FAR;
  const isBehind = beforeLast.tenths - last.tenths >= FAR;
  if (isBehind && !isAhead) return { kind: 'behind', area: last.name };
  const lowest = last.tenths === beforeLast.tenths ? null : last.name;
  if (first.tenths === second.tenths)
    return lowest === null ? { kind: 'ends' } : { kind: 'lowest', area: lowest };
  const strongest = first.name;
  if (strengthAreas(summaries).length === 0) return { kind: 'growing', strongest, lowest };
  if (isAhead && !isBehind) return { kind: 'ahead', area: strongest };
  return lowest === null
    ? { kind: 'strongest', area: strongest }
    : { kind: 'pair', strongest, lowest };
}

/** Which areas are strongest, tied ones included, unless all are close together. */
export type StrongestTruth = { kind: 'close' } | { kind: 'areas'; areas: AreaName[] };

/** Of five complete areas. It contradicts no profile. */
export function strongestTruth(summaries: readonly AreaSummary[]): StrongestTruth {
  if (areEven(summaries)) return { kind: 'close' };
  return { kind: 'areas', areas: strongestAreas(summaries).map(({ name }) => name) };
}

/** One thing that the answers say. */
export type FirstTruth = Extract<Profile, { kind: 'alike' }> | StrongestTruth;

/** What is said before the results are open. Null until all areas are complete. */
export function firstTruth(
  summaries: readonly AreaSummary[],
  responses: readonly CompetencyResponse[],
): FirstTruth | null {
  const profile = profileOf(summaries, responses);
  return profile === null || profile.kind === 'alike' ? profile : strongestTruth(summaries);
}

const tenths = ({ averageScore }: AreaSummary) =>
  Math.round(Number(formatAverage(averageScore)) * 10);

function areEven(summaries: readonly AreaSummary[]): boolean {
  const all = summaries.map(tenths);
  return Math.max(...all) - Math.min(...all) <= EVEN_WITHIN;
}

function nearlyAll(responses: readonly CompetencyResponse[]): Profile | undefined {
  const answered = answeredResponses(responses);
  const byAverage = Map.groupBy(answered, ({ averageRating }) => averageRating);
  const most = [...byAverage].find(([, { length }]) => length >= answered.length * NEARLY_ALL);
  return (
    most && {
      kind: 'alike',
      average: most[0] / 100,
      isAll: byAverage.size === 1,
      isGiven: most[1].every((it) => it.question1Rating === it.question2Rating),
    }
  );
}
