import type { Day } from '#domain/plan-dates.ts';

const months = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });
/** The time zone where a day ends last: the data is stored until that day is over everywhere. */
const datesOfTheLast = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeZone: 'Etc/GMT+12',
});
const moments = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** `March 2026`: no day, since it may have been another day in the reader's time zone. */
export function month(date: Date): string {
  return months.format(date);
}

/** `Sunday, February 28, 2027`: a calendar day, without a time zone. */
export function day(date: Day): string {
  return days.format(new Date(date));
}

export function lastDay(date: Date): string {
  return datesOfTheLast.format(date);
}

export function moment(date: Date): string {
  return `${moments.format(date).replaceAll('\u202f', ' ')} UTC`;
}
