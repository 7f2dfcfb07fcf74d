import { useQuery } from '@tanstack/react-query';
import { officePeople, orderWords, progressWords, stateWords } from '#content/office-people.ts';
import { areaNames } from '#domain/areas.ts';
import { contactProgress, contactStates, SEARCH_MAX_LENGTH, usualOrder } from '#domain/contact.ts';
import { NO_SOURCE } from '#domain/visits.ts';
import { trpc } from '#web/lib/trpc.ts';
import { FilterBar } from '#web/office/parts/filter-bar.tsx';
import { belowLarge } from '#web/office/parts/page.css.ts';
import type { Query } from '#web/office/parts/routing.tsx';
import { Field } from '#web/ui/field.tsx';
import { option, SelectField } from '#web/ui/select-field.tsx';
import { fullWidth, goneIfEmpty } from '#web/ui/layout.css.ts';
import { mayBreak } from '#web/ui/text.css.ts';
import { foundWords, orderIn, viewIn } from './people-query.ts';

const { filters: words } = officePeople;

interface PeopleFiltersProps {
  query: Query;
  total: number | undefined;
}

export function PeopleFilters({ query: { view, ...query }, total }: PeopleFiltersProps) {
  const { data: sources = [] } = useQuery(trpc.office.people.sources.queryOptions());
  // The value from the address is an option even before the others have loaded.
  const { source } = query;
  const usual = usualOrder(viewIn({ view }));
  const order = orderIn({ view, ...query });
  const offered = new Set([...(source && source !== NO_SOURCE ? [source] : []), ...sources]);
  return (
    <FilterBar
      label={words.label}
      values={{ ...query, sort: order === usual ? undefined : order }}
      order={
        <>
          {total !== 0 && <span className={belowLarge}>{orderWords[order]}</span>}
          <span className={`${fullWidth} ${mayBreak} ${goneIfEmpty}`}>
            {foundWords(query, total)}
          </span>
        </>
      }
    >
      <Field
        type="search"
        name="search"
        label={words.search}
        maxLength={SEARCH_MAX_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Choice name="state" values={contactStates.map((state) => [state, stateWords[state]])} />
      <Choice name="progress" values={contactProgress.map((one) => [one, progressWords[one]])} />
      <Choice name="area" values={areaNames.map((name) => [name, name])} />
      <Choice
        name="source"
        values={[
          [NO_SOURCE, words.noSource],
          ...[...offered].toSorted().map((name) => [name, name] as const),
        ]}
      />
      <Field type="date" name="from" label={words.from} />
      <Field type="date" name="to" label={words.to} />
      <div className={belowLarge}>
        <SelectField name="sort" label={words.sort}>
          {Object.entries(orderWords).map(([value, label]) =>
            option(value === usual ? '' : value, label),
          )}
        </SelectField>
      </div>
    </FilterBar>
  );
}

interface ChoiceProps {
  name: 'state' | 'progress' | 'area' | 'source';
  values: readonly (readonly [value: string, label: string])[];
}

function Choice({ name, values }: ChoiceProps) {
  return (
    <SelectField name={name} label={words[name]}>
      <option value="">{words.any}</option>
      {values.map(([value, label]) => option(value, label))}
    </SelectField>
  );
}
