const months = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
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

export function lastDay(date: Date): string {
  return datesOfTheLast.format(date);
}

export function moment(date: Date): string {
  return `${moments.format(date).replaceAll('\u202f', ' ')} UTC`;
}
