// Without `Intl`, whose first format takes a tenth of a second on a phone.
const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const short = (month: number) => months[month]!.slice(0, 3);

// A line breaks before the year, not between the month and its day.

/** @param date ISO 8601; becomes 'Jun 1, 2025', in the visitor's time zone */
export function shortDate(date: string): string {
  const at = new Date(date);
  return `${short(at.getMonth())}\u00a0${at.getDate()}, ${at.getFullYear()}`;
}

/** @param day like 2027-02-28, in no time zone; becomes 'Feb 28, 2027' */
export function shortDay(day: string): string {
  const at = new Date(day);
  return `${short(at.getUTCMonth())}\u00a0${at.getUTCDate()}, ${at.getUTCFullYear()}`;
}

/** Like 'June 1, 2025', in the visitor's time zone. */
export function longDate(moment: Date | string): string {
  const at = new Date(moment);
  return `${months[at.getMonth()]}\u00a0${at.getDate()}, ${at.getFullYear()}`;
}
