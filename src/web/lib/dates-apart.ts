import { shortDate } from './dates.ts';

/**
 * The day of each of these moments (ISO 8601), as 'Jun 1, 2025'; with the time, as 'Jun 1, 2025, 2:05 PM',
 * where several are on the same day.
 */
export function datesApart(
  moments: readonly string[],
  dayOf: (moment: string) => string = shortDate,
): (moment: string) => string {
  const sameDay = Map.groupBy(new Set(moments), dayOf);
  return (moment) => {
    const day = dayOf(moment);
    return (sameDay.get(day)?.length ?? 0) > 1 ? `${day}, ${timeOf(moment)}` : day;
  };
}

function timeOf(moment: string): string {
  const at = new Date(moment);
  const hours = at.getHours();
  const minutes = String(at.getMinutes()).padStart(2, '0');
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`;
}
