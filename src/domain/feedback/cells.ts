import { AGREEMENT_FROM, LEAST_VOICES, type FeedbackKind } from './feedback.ts';
import type { Agreement, Cell, Score } from './result.ts';

/** × 100. Averages beyond are shown as `below` or `above` only. */
const ends = {
  focus: { below: -250, above: 250 },
  full: { below: 150, above: 450 },
} as const satisfies Record<FeedbackKind, { below: number; above: number }>;
const TENTH = 10;

/** What is shown of one group's ratings of one statement: nothing of fewer than three. */
export function cellOf(kind: FeedbackKind, ratings: readonly number[]): Cell | null {
  if (ratings.length < LEAST_VOICES) return null;
  const average = scoreOf(kind, (sum(ratings) * 100) / ratings.length);
  const saysMore = typeof average === 'number' && ratings.length >= AGREEMENT_FROM;
  return { average, agreement: saysMore ? agreementOf(ratings) : null };
}

/** The average of scores as they are shown, so that it says nothing that they do not. */
export function averageScore(kind: FeedbackKind, scores: readonly Score[]): Score | null {
  if (scores.length === 0) return null;
  return scoreOf(kind, sum(scores.map((it) => scoreValue(kind, it))) / scores.length);
}

/** × 100, to calculate and draw with: an end counts as the tenth beyond it. */
export function scoreValue(kind: FeedbackKind, score: Score): number {
  if (score === 'below') return ends[kind].below - TENTH;
  return score === 'above' ? ends[kind].above + TENTH : score;
}

function scoreOf(kind: FeedbackKind, exact: number): Score {
  if (exact < ends[kind].below) return 'below';
  return exact > ends[kind].above ? 'above' : toTenth(exact);
}

/** × 100, half away from zero. */
export function toTenth(exact: number): number {
  // `|| 0`: never minus zero.
  return Math.sign(exact) * Math.round(Math.abs(exact) / TENTH) * TENTH || 0;
}

/** By the mean deviation: below 0.6, up to 1, above. In whole numbers, as fractions miss their limits. */
function agreementOf(ratings: readonly number[]): Agreement {
  const count = ratings.length;
  const total = sum(ratings);
  const deviations = sum(ratings.map((it) => Math.abs(count * it - total)));
  if (5 * deviations < 3 * count * count) return 'high';
  return deviations <= count * count ? 'medium' : 'low';
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, it) => total + it, 0);
