const format = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  // A day of the calendar is the same day everywhere.
  timeZone: 'UTC',
});

/** @param day like 2027-02-28; becomes like 'Feb 28, 2027' */
export function shortDay(day: string): string {
  return format.format(new Date(day));
}
