const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** @param moment a date, or one in ISO 8601; becomes like `June 1, 2025`, by the reader's calendar */
export function longDate(moment: Date | string): string {
  return format.format(new Date(moment));
}
