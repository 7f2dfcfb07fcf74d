import { useQuery } from '@tanstack/react-query';
import { officePeople, progressWords, stateWords } from '#content/office-people.ts';
import { areaNames } from '#domain/areas.ts';
import { contactProgress, contactStates, SEARCH_MAX_LENGTH } from '#domain/contact.ts';
import { NO_SOURCE } from '#domain/visit-source.ts';
import { FilterBar } from '#web/features/office/parts/filter-bar.tsx';
import type { Query } from '#web/features/office/parts/routing.tsx';
import { trpc } from '#web/lib/trpc.ts';
import { Field } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';

const { filters: words } = officePeople;

export function PeopleFilters({ query }: { query: Query }) {
  const { data: sources = [] } = useQuery({
    ...trpc.office.people.sources.queryOptions(),
    staleTime: 0,
  });
  // What the address of the page says is there to choose before the others have come.
  const { source } = query;
  const offered = new Set([...(source && source !== NO_SOURCE ? [source] : []), ...sources]);
  return (
    <FilterBar label={words.label} values={query}>
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
      {values.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}
