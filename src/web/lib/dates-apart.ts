import { shortDate } from './dates.ts';

/**
 * The day of each of these moments (ISO 8601), as 'Jun 1, 2025'; with the time, as 'Jun 1, 2025, 2:05 PM',
 * where several are on the same day; with seconds where that is not enough.
 */
export function datesApart(
  moments: readonly string[],
  dayOf: (moment: string) => string = shortDate,
): (moment: string) => string {
  const all = [...new Set(moments)];
  return (moment) => {
    const day = dayOf(moment);
    const sameDay = all.filter((other) => dayOf(other) === day);
    if (sameDay.length < 2) return day;
    const sameMinute = sameDay.filter((other) => timeOf(other) === timeOf(moment));
    return `${day}, ${timeOf(moment, sameMinute.length > 1)}`;
  };
}

function timeOf(moment: string, hasSeconds = false): string {
  const at = new Date(moment);
  const hours = at.getHours();
  const [minutes, seconds] = [at.getMinutes(), at.getSeconds()].map(
    (part) => `:${String(part).padStart(2, '0')}`,
  );
  return `${hours % 12 || 12}${minutes}${hasSeconds ? seconds : ''} ${hours < 12 ? 'AM' : 'PM'}`;
}
