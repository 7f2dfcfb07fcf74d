// Without `Intl`, whose first format takes a tenth of a second on a phone.
const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );
const short = (month: number) => months[month]!.slice(0, 3);
/** A line breaks before the year, not between the month and its day. */
const written = (month: string, day: number, year: number) => `${month}\u00a0${day}, ${year}`;

/** @param date ISO 8601; becomes 'Jun 1, 2025', in the visitor's time zone */
export function shortDate(date: string): string {
  const at = new Date(date);
  return written(short(at.getMonth()), at.getDate(), at.getFullYear());
}

/** @param day like 2027-02-28, in no time zone; becomes 'Feb 28, 2027' */
export function shortDay(day: string): string {
  const at = new Date(day);
  return written(short(at.getUTCMonth()), at.getUTCDate(), at.getUTCFullYear());
}

/** Like 'June 1, 2025', in the visitor's time zone. */
export function longDate(moment: Date | string): string {
  const at = new Date(moment);
  return written(months[at.getMonth()]!, at.getDate(), at.getFullYear());
}
