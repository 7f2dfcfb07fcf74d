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
