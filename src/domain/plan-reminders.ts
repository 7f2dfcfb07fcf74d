import type { CompetencyId } from './competencies.ts';
import { openDays, openSteps, type Plan } from './plan.ts';
import { clockTime, dayIn, type Day } from './plan-dates.ts';

/** By the clocks where the reader is. */
const HOUR = 8;
const DAY_MS = 24 * 60 * 60 * 1000;
/** What was due so many days ago is told no more: it would come out of the blue. */
const LATE_DAYS = 3;

/** In the morning of the next day on which something is due that is not done; null: of none. */
export function nextReminder(plan: Plan, timeZone: string, since: Date): Date | null {
  const mornings = openDays(plan).map((day) => clockTime(day, HOUR, timeZone));
  return mornings.find((morning) => morning > since) ?? null;
}

/** The moment of a reminder has come: up to when all was told then, and whether it is told at all. */
export function reminded(moment: Date, now: Date): { until: Date; isTold: boolean } {
  const earliest = new Date(now.getTime() - LATE_DAYS * DAY_MS);
  return moment < earliest ? { until: earliest, isTold: false } : { until: moment, isTold: true };
}

/** What a reminder of this moment is about, as the plan is now: nothing, where all is done since. */
export function dueAt(
  plan: Plan,
  timeZone: string,
  moment: Date,
): { day: Day; competencyIds: CompetencyId[] } {
  const day = dayIn(timeZone, moment);
  const due = openSteps(plan).filter(({ dueOn }) => dueOn === day);
  return { day, competencyIds: [...new Set(due.map(({ competencyId }) => competencyId))] };
}
