import type { inferRouterOutputs } from '@trpc/server';
import { lastDays, type Period } from '#domain/period.ts';
import type { AppRouter } from '#server/router.ts';
import type { Query } from '#web/features/office/parts/routing.tsx';

type Overview = inferRouterOutputs<AppRouter>['office']['overview'];
export type Funnel = Overview['funnel'];
export type Visits = Overview['visits'];
export type Chart = Overview['chart'];
export type Lowest = Overview['lowest'];
export type Sources = Overview['sources'];

export interface OverviewAsked extends Period {
  source?: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const USUAL_DAYS = 30;

/** A period of so many days that ends today. */
export const untilToday = (days: number) => lastDays(days, new Date());

/** Reads the query and ignores its invalid values. */
export function overviewAsked({ from, to, source }: Query): OverviewAsked {
  const usual = untilToday(USUAL_DAYS);
  return {
    ...(isDay(from)
      ? { from, to: isDay(to) ? to : usual.to }
      : isDay(to)
        ? { from: to, to }
        : usual),
    ...(source && { source: source.slice(0, 100) }),
  };
}

function isDay(given: string | undefined): given is string {
  return given !== undefined && DAY.test(given) && !Number.isNaN(Date.parse(given));
}

export const figure = (number: number) => number.toLocaleString('en');

/** A share in whole percent; a dash if the whole is 0. */
export function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((part / whole) * 100)}%`;
}
