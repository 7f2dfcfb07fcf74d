import type { CompetencyId } from './competencies.ts';
import { openDays, openSteps, type Plan } from './plan.ts';
import { clockTime, dayIn, type Day } from './plan-dates.ts';

/** By the reader's clock. */
const HOUR = 8;
const DAY_MS = 24 * 60 * 60 * 1000;
/** A reminder this late would be confusing, so it is not sent. */
const LATE_DAYS = 3;

/** In the morning of the next day with an open action; null if there is none. */
export function nextReminder(plan: Plan, timeZone: string, since: Date): Date | null {
  const mornings = openDays(plan).map((day) => clockTime(day, HOUR, timeZone));
  return mornings.find((morning) => morning > since) ?? null;
}

/**
 * Handles a due reminder: the time up to which actions count as reminded, and whether to send a
 * mail.
 */
export function reminded(moment: Date, now: Date): { until: Date; isSent: boolean } {
  const earliest = new Date(now.getTime() - LATE_DAYS * DAY_MS);
  return moment < earliest ? { until: earliest, isSent: false } : { until: moment, isSent: true };
}

/** The competencies of this reminder in the current plan; none if everything has been done since. */
export function dueAt(
  plan: Plan,
  timeZone: string,
  moment: Date,
): { day: Day; competencyIds: CompetencyId[] } {
  const day = dayIn(timeZone, moment);
  const due = openSteps(plan).filter(({ dueOn }) => dueOn === day);
  return { day, competencyIds: [...new Set(due.map(({ competencyId }) => competencyId))] };
}

/** A place name, because an offset does not say when the clocks change. */
const NAMED = /[A-Za-z]/;

/** Whether this is a known IANA time zone. */
export function isTimeZone(name: string): boolean {
  if (!NAMED.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
