import type { Day } from '#domain/plan-dates.ts';

const months = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
/** Where a day ends last: what is kept until a day is kept as long as it is that day anywhere. */
const datesOfTheLast = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeZone: 'Etc/GMT+12',
});
const moments = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** `March 2026`: nobody is told a day that was another one where they were. */
export function month(date: Date): string {
  return months.format(date);
}

/** `Sunday, February 28, 2027`: of a calendar, wherever it hangs. */
export function day(date: Day): string {
  return days.format(new Date(date));
}

export function lastDay(date: Date): string {
  return datesOfTheLast.format(date);
}

export function moment(date: Date): string {
  return `${moments.format(date).replaceAll('\u202f', ' ')} UTC`;
}
