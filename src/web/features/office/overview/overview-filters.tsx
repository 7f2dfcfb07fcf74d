import { useQuery } from '@tanstack/react-query';
import { officeOverview } from '#content/office-overview.ts';
import { NO_SOURCE } from '#domain/visit-source.ts';
import { FilterBar } from '#web/features/office/parts/filter-bar.tsx';
import { SearchLink, type Query } from '#web/features/office/parts/routing.tsx';
import { trpc } from '#web/lib/trpc.ts';
import { Field } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { textLink } from '#web/ui/text.css.ts';
import * as css from './overview.css.ts';
import { untilToday, type OverviewAsked } from './overview-query.ts';

const { filters: words } = officeOverview;

interface OverviewFiltersProps {
  /** From the address of the page. */
  query: Query;
  asked: OverviewAsked;
}

/** Filters every figure of the page. */
export function OverviewFilters({ query, asked }: OverviewFiltersProps) {
  const { from, to, source } = asked;
  const { data = [] } = useQuery({
    ...trpc.office.overview.sources.queryOptions({ from, to }),
    staleTime: 0,
  });
  // Keeps the chosen source in the list even if it brought no visits.
  const names = new Set([...data.map((it) => it.source), ...(source ? [source] : [])]);
  names.delete(NO_SOURCE);
  // If the address has the days in the wrong order, the fields show those that are used.
  const given = query['from'] && query['to'] ? { from, to } : {};
  return (
    <div className={css.filters}>
      <p className={css.quick}>
        {words.quick}
        {words.periods.map(({ days, label }) => {
          const period = untilToday(days);
          return period.from === from && period.to === to ? (
            <span key={days} aria-current="true" className={css.current}>
              {label}
            </span>
          ) : (
            <SearchLink key={days} change={{ ...period }} className={textLink}>
              {label}
            </SearchLink>
          );
        })}
        <span className={css.utc}>{words.utc}</span>
      </p>
      <FilterBar label={words.label} values={{ ...query, ...given }} defaults={{ from, to }}>
        <Field type="date" name="from" label={words.from} />
        <Field type="date" name="to" label={words.to} />
        <SelectField name="source" label={words.source} key={names.size}>
          <option value="">{words.any}</option>
          <option value={NO_SOURCE}>{words.noSource}</option>
          {[...names].toSorted().map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </SelectField>
      </FilterBar>
    </div>
  );
}
