import type { Plan } from '#domain/plan.ts';
import type { Day } from '#domain/plan-dates.ts';
import { printWhenReady } from './print-when-ready.ts';

/**
 * Prints the plan alone; called by a click.
 * @param info whose plan it is, and the day on which it is printed
 */
export function printPlan(plan: Plan, info: { today: Day; name: string | null }): void {
  const html = import('./plan-html.ts').then(({ planHtml }) => planHtml(plan, info));
  printWhenReady(html, 'the plan');
}
