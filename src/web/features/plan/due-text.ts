import { planWords } from '#content/my-plan.ts';
import { daysBetween, type Day } from '#domain/plan-dates.ts';
import { shortDay } from '#web/lib/short-day.ts';

/** When something is due, seen from today. */
export function dueText(dueOn: Day, today: Day): string {
  const days = daysBetween(today, dueOn);
  return days < 0 ? planWords.overdueSince(shortDay(dueOn)) : planWords.dueIn(days);
}
