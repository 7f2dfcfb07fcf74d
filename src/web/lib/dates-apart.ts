import { shortDate } from './dates.ts';

/**
 * The day of each of these moments (ISO 8601), as 'Jun 1, 2025'. Where several are on the same day, with the
 * time, as 'Jun 1, 2025, 2:05 PM', or with their order, as 'Jun 1, 2025 (1 of 2)', if two share a minute.
 */
export function datesApart(
  moments: readonly string[],
  dayOf: (moment: string) => string = shortDate,
): (moment: string) => string {
  const all = [...new Set(moments)].toSorted();
  return (moment) => {
    const day = dayOf(moment);
    const sameDay = all.filter((other) => dayOf(other) === day);
    if (sameDay.length < 2) return day;
    const isByTime = new Set(sameDay.map(timeOf)).size === sameDay.length;
    if (isByTime) return `${day}, ${timeOf(moment)}`;
    return `${day} (${sameDay.indexOf(moment) + 1}\u00a0of\u00a0${sameDay.length})`;
  };
}

function timeOf(moment: string): string {
  const at = new Date(moment);
  const hours = at.getHours();
  const minutes = String(at.getMinutes()).padStart(2, '0');
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}
