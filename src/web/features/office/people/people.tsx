import { useQuery } from '@tanstack/react-query';
import {
  officePeople,
  officePeople as words,
  progressWords,
  stateWords,
  viewWords,
} from '#content/office-people.ts';
import { areaNames } from '#domain/areas.ts';
import {
  contactProgress,
  contactStates,
  contactViews,
  SEARCH_MAX_LENGTH,
  type ContactView,
} from '#domain/contact.ts';
import { formatScore } from '#domain/score-format.ts';
import { NO_SOURCE } from '#domain/visit-source.ts';
import { shortDate } from '#web/lib/dates.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Field } from '#web/ui/field.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { whole } from '#web/ui/layout.css.ts';
import { textLink } from '#web/ui/text.css.ts';
import { address as addressClass, beneath } from '#web/features/office/parts/data-table.css.ts';
import { DataTable, type Column } from '#web/features/office/parts/data-table.tsx';
import { tabLink } from '#web/features/office/parts/tab-link.css.ts';
import { FilterBar } from '#web/features/office/parts/filter-bar.tsx';
import { EmptyState, Pager } from '#web/features/office/parts/page.tsx';
import { OfficeLink, SearchLink, type Query } from '#web/features/office/parts/routing.tsx';
import { pageIn, pagesAround, stateTones, viewIn, type People } from './people-query.ts';
import * as css from './people.css.ts';

const { filters: filterWords } = officePeople;

/** Links to the views. A view starts without filters, so that it lists as many as its count says. */
export function PeopleViews({ query }: { query: Query }) {
  const { data: counts } = useQuery({
    ...trpc.office.people.views.queryOptions(),
    staleTime: 0,
  });
  const shown = viewIn(query) ?? 'all';
  return (
    <nav aria-label={words.views}>
      <ul role="list" className={css.views}>
        {([...contactViews, 'all'] as const).map((view) => (
          <li key={view}>
            <OfficeLink
              to="/office/people"
              search={view === 'all' ? {} : { view }}
              activeOptions={exactMatch}
              aria-current={view === shown ? 'page' : undefined}
              className={tabLink}
            >
              {viewWords[view]}
              {counts && <span className={css.count}> {counts[view].toLocaleString('en')}</span>}
            </OfficeLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Otherwise the link without a query would count as active on each view. */
const exactMatch = { exact: true } as const;

export function PeopleFilters({ query: { view: _view, ...query } }: { query: Query }) {
  const { data: sources = [] } = useQuery({
    ...trpc.office.people.sources.queryOptions(),
    staleTime: 0,
  });
  // The value from the address is an option even before the others have loaded.
  const { source } = query;
  const offered = new Set([...(source && source !== NO_SOURCE ? [source] : []), ...sources]);
  return (
    <FilterBar label={filterWords.label} values={query}>
      <Field
        type="search"
        name="search"
        label={filterWords.search}
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
          [NO_SOURCE, filterWords.noSource],
          ...[...offered].toSorted().map((name) => [name, name] as const),
        ]}
      />
      <Field type="date" name="from" label={filterWords.from} />
      <Field type="date" name="to" label={filterWords.to} />
    </FilterBar>
  );
}

interface ChoiceProps {
  name: 'state' | 'progress' | 'area' | 'source';
  values: readonly (readonly [value: string, label: string])[];
}

function Choice({ name, values }: ChoiceProps) {
  return (
    <SelectField name={name} label={filterWords[name]}>
      <option value="">{filterWords.any}</option>
      {values.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </SelectField>
  );
}

type Listed = People['people'][number];

const { columns: titles } = words;
const columns: readonly [Column<Listed>, ...Column<Listed>[]] = [
  {
    title: titles.address,
    sort: 'address',
    cell: ({ id, address, isProved, isNoted }) => (
      <>
        <span className={addressClass}>
          <OfficeLink
            to="/office/people/$id"
            params={{ id }}
            search={({ view }) => (view ? { view } : {})}
            className={textLink}
          >
            {address}
          </OfficeLink>
        </span>
        <span className={beneath}>
          {[isProved ? words.verified : words.unverified, isNoted && words.noted]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </>
    ),
  },
  {
    title: titles.state,
    sort: 'state',
    cell: ({ state, bookedOn }) => (
      <span className={css.badges}>
        <Badge tone={stateTones[state]}>{stateWords[state]}</Badge>
        {bookedOn !== null && <Badge tone="outline">{words.booked}</Badge>}
      </span>
    ),
  },
  {
    title: titles.assessment,
    sort: 'completed',
    sortsDownFirst: true,
    cell: ({ completedAt, answered }) =>
      completedAt === null ? words.rated(answered) : words.completed(shortDate(completedAt)),
  },
  {
    title: titles.overall,
    sort: 'overall',
    isFigure: true,
    cell: ({ overallScore }) => (overallScore === null ? '–' : formatScore(overallScore)),
  },
  { title: titles.area, sort: 'area', cell: ({ weakestArea }) => weakestArea ?? '–' },
  {
    title: titles.last,
    sort: 'last',
    sortsDownFirst: true,
    isMinor: true,
    cell: ({ lastAt }) => <span className={whole}>{shortDate(lastAt)}</span>,
  },
  { title: titles.source, sort: 'source', isMinor: true, cell: ({ source }) => source ?? '–' },
];

interface PeopleTableProps {
  found: People;
  /** From the address. */
  query: Query;
}

export function PeopleTable({ found: { people, total, perPage }, query }: PeopleTableProps) {
  const page = pageIn(query);
  if (total === 0) return <NoContacts query={query} />;
  if (people.length === 0) {
    return (
      <EmptyState title={words.noPage.title}>
        <SearchLink change={{ page: undefined }} className={textLink}>
          {words.noPage.back}
        </SearchLink>
      </EmptyState>
    );
  }
  const first = (page - 1) * perPage + 1;
  return (
    <>
      <DataTable
        caption={words.table}
        columns={columns}
        rows={people}
        rowKey={({ id }) => id}
        sort={query['sort'] ?? '-last'}
      />
      <Pager
        label={words.table}
        summary={words.shown(first, first + people.length - 1, total)}
        {...pagesAround(page, perPage, total)}
      />
    </>
  );
}

const notFilters = new Set(['view', 'sort', 'page']);

function NoContacts({ query }: { query: Query }) {
  const isFiltered = Object.keys(query).some((name) => !notFilters.has(name));
  const { title, text } = isFiltered ? words.noMatch : emptyView(viewIn(query));
  return (
    <EmptyState title={title}>
      <p>{text}</p>
    </EmptyState>
  );
}

const emptyView = (view: ContactView | undefined) =>
  view === undefined
    ? words.empty
    : { title: words.noneInView.title, text: words.noneInView[view] };
