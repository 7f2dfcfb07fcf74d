import { ratingScale } from './rating-scale.ts';
import { formatAverage } from './score-format.ts';

/** An average (1–5) with its level: '3.4 · Developing'. */
export const withLevel = (average: number) =>
  `${formatAverage(average)} · ${levelOf(average).label}`;

/** The level of an average, if there is one, before a note. */
export const withLevelNote = (average: number, note: string) =>
  average === 0 ? note : `${levelOf(average).label} · ${note}`;

/** The level that an average (1–5) has reached, as the average reads: 3.9 is Developing, 4.0 Proficient. */
export function levelOf(average: number): (typeof ratingScale)[number] {
  return ratingScale[Math.floor(Number(formatAverage(average))) - 1]!;
}
