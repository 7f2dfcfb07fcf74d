import { useQuery } from '@tanstack/react-query';
import { officeOverview } from '#content/office-overview.ts';
import { NO_SOURCE } from '#domain/visits.ts';
import { FilterBar } from '#web/office/parts/filter-bar.tsx';
import { dayIn, SearchLink, type Query } from '#web/office/parts/routing.tsx';
import { trpc } from '#web/lib/trpc.ts';
import { Field } from '#web/ui/field.tsx';
import { option, SelectField } from '#web/ui/select-field.tsx';
import { ink, muted, smallSize, strong, textLink } from '#web/ui/text.css.ts';
import type { inferRouterOutputs } from '@trpc/server';
import { lastDays, PERIOD_MAX_DAYS, type Period } from '#domain/overview.ts';
import type { AppRouter } from '#server/router.ts';
import { flow4, middle, stack4 } from '#web/ui/layout.css.ts';

const { filters: words } = officeOverview;

interface OverviewFiltersProps {
  query: Query;
  asked: OverviewAsked;
}

export function OverviewFilters({ query, asked }: OverviewFiltersProps) {
  const { from, to, source } = asked;
  const { data = [] } = useQuery(trpc.office.overview.sources.queryOptions({ from, to }));
  // Keeps the chosen source in the list even if it brought no visits.
  const names = new Set([...data.map((it) => it.source), ...(source ? [source] : [])]);
  names.delete(NO_SOURCE);
  // If the address has the days in the wrong order, the fields show those that are used.
  const given = query['from'] && query['to'] ? { from, to } : {};
  return (
    <div className={stack4}>
      <p className={`${flow4} ${middle} ${smallSize} ${muted}`}>
        <span>{words.quick}</span>
        {words.periods.map(({ days, label }) => {
          const period = untilToday(days);
          return period.from === from && period.to === to ? (
            <span key={days} aria-current="true" className={`${ink} ${strong}`}>
              {label}
            </span>
          ) : (
            <SearchLink key={days} change={{ ...period }} className={textLink}>
              {label}
            </SearchLink>
          );
        })}
        <span>{words.utc}</span>
      </p>
      <FilterBar label={words.label} values={{ ...query, ...given }} defaults={{ from, to }}>
        <Field type="date" name="from" label={words.from} />
        <Field type="date" name="to" label={words.to} />
        <SelectField name="source" label={words.source} key={names.size}>
          <option value="">{words.any}</option>
          <option value={NO_SOURCE}>{words.noSource}</option>
          {[...names].toSorted().map((name) => option(name, name))}
        </SelectField>
      </FilterBar>
    </div>
  );
}

type Overview = inferRouterOutputs<AppRouter>['office']['overview'];
export type Funnel = Overview['funnel'];
export type Visits = Overview['visits'];
export type Chart = Overview['chart'];
export type Lowest = Overview['lowest'];
export type Sources = Overview['sources'];

export interface OverviewAsked extends Period {
  source?: string;
}

const USUAL_DAYS = 30;

const untilToday = (days: number) => lastDays(days, new Date());

/** Reads the query. Ignores invalid values, exchanges days in the wrong order, and shortens a period that is too long. */
export function overviewAsked({ from, to, source }: Query): OverviewAsked {
  const usual = untilToday(USUAL_DAYS);
  const until = dayIn(to);
  const days = [dayIn(from) ?? until ?? usual.from, until ?? usual.to];
  const [first, last] = days.toSorted() as [string, string];
  const longest = lastDays(PERIOD_MAX_DAYS, new Date(last)).from;
  return {
    from: first < longest ? longest : first,
    to: last,
    ...(source && { source: source.slice(0, 100) }),
  };
}

export const figure = (number: number) => number.toLocaleString('en');

/** An average (× 100) to two decimals: with one, many would look the same. */
export const averageText = (average: number) => (average / 100).toFixed(2);

/** A share in whole percent; a dash if the whole is 0. */
export function share(part: number, whole: number): string {
  return whole === 0 ? '–' : `${Math.round((part / whole) * 100)}%`;
}
