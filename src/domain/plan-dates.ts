/** A calendar day, like 2027-02-28: never a moment. The text of an earlier day sorts first. */
export type Day = string;

/** The plan is reviewed after this many days. */
export const planDays = [30, 60, 90] as const;
export type PlanDays = (typeof planDays)[number];

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** The day this many days later; earlier for a negative count. */
export function addDays(day: Day, count: number): Day {
  return new Date(Date.parse(day) + count * DAY_MS).toISOString().slice(0, 10);
}

/** The number of days from the first to the second; negative if the second is earlier. */
export function daysBetween(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS;
}

/** The calendar day at this moment in a time zone, or in the system's own. */
export function dayIn(timeZone: string | undefined, moment: Date): Day {
  if (timeZone === undefined) {
    const ahead = -moment.getTimezoneOffset() * 60 * 1000;
    return new Date(moment.getTime() + ahead).toISOString().slice(0, 10);
  }
  // In parts, because the order in a language may change with the browser.
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]));
  return `${parts.get('year')}-${parts.get('month')}-${parts.get('day')}`;
}

/** The moment at which clocks in a time zone show this hour of the day; for waking hours only. */
export function clockTime(day: Day, hour: number, timeZone: string): Date {
  const wanted = Date.parse(day) + hour * HOUR_MS;
  // The estimate is close: the clocks may change in the night in between.
  const near = wanted - clocksAhead(timeZone, wanted);
  return new Date(wanted - clocksAhead(timeZone, near));
}

/** How far the clocks of a time zone are ahead of UTC at a moment; negative if they are behind. */
function clocksAhead(timeZone: string, moment: number): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    hourCycle: 'h23',
  });
  const shown = new Map(format.formatToParts(moment).map(({ type, value }) => [type, +value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => shown.get(type)!;
  const clocks = Date.UTC(
    part('year'),
    part('month') - 1,
    part('day'),
    part('hour'),
    part('minute'),
  );
  return clocks - moment;
}

/** The day of review of a plan that began on this day. */
export function dueDay(start: Day, after: PlanDays): Day {
  return addDays(start, after);
}
