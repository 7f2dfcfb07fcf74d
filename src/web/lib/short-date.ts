const format = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});

/** @param date ISO 8601; becomes like 'Jun 1, 2025', by the visitor's calendar */
export function shortDate(date: string): string {
  return format.format(new Date(date));
}
