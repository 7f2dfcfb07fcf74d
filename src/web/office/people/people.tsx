import { useQuery } from '@tanstack/react-query';
import {
  lowestWords,
  officePeople as words,
  orderWords,
  progressWords,
  stateWords,
  viewWords,
  weakestWords,
} from '#content/office-people.ts';
import { areaNames } from '#domain/areas.ts';
import {
  contactProgress,
  contactStates,
  contactViews,
  SEARCH_MAX_LENGTH,
  usualOrder,
} from '#domain/contact.ts';
import { formatScore } from '#domain/score-format.ts';
import { NO_SOURCE } from '#domain/visits.ts';
import { shortDate } from '#web/lib/dates.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Field } from '#web/ui/field.tsx';
import { option, SelectField } from '#web/ui/select-field.tsx';
import { cluster2, fullWidth, goneIfEmpty, whole } from '#web/ui/layout.css.ts';
import { mayBreak, muted, tabular, textLink } from '#web/ui/text.css.ts';
import { EmptyState, NoPage, Pager, breakable } from '#web/office/parts/page.tsx';
import * as table from '#web/office/parts/data-table.css.ts';
import { DataTable, type Column } from '#web/office/parts/data-table.tsx';
import { belowLarge, tabLink } from '#web/office/parts/page.css.ts';
import { FilterBar } from '#web/office/parts/filter-bar.tsx';
import { OfficeLink, SearchLink, type Query } from '#web/office/parts/routing.tsx';
import {
  emptyView,
  foundWords,
  orderIn,
  pageIn,
  stateTones,
  unfiltered,
  viewIn,
  type People,
} from './people-query.ts';
import * as css from './people.css.ts';

const { filters: filterWords } = words;

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
              <span>{viewWords[view]}</span>
              {counts && (
                <span
                  className={`${muted} ${tabular}`}
                >{` ${counts[view].toLocaleString('en')}`}</span>
              )}
            </OfficeLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Otherwise the link without a query would count as active on each view. */
const exactMatch = { exact: true } as const;

interface PeopleFiltersProps {
  query: Query;
  total: number | undefined;
}

export function PeopleFilters({ query: { view, ...query }, total }: PeopleFiltersProps) {
  const { data: sources = [] } = useQuery({
    ...trpc.office.people.sources.queryOptions(),
    staleTime: 0,
  });
  // The value from the address is an option even before the others have loaded.
  const { source } = query;
  const usual = usualOrder(viewIn({ view }));
  const order = orderIn({ view, ...query });
  const offered = new Set([...(source && source !== NO_SOURCE ? [source] : []), ...sources]);
  return (
    <FilterBar
      label={filterWords.label}
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
      <div className={belowLarge}>
        <SelectField name="sort" label={filterWords.sort}>
          {Object.entries(orderWords).map(([value, label]) => (
            <option key={value} value={value === usual ? '' : value}>
              {label}
            </option>
          ))}
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
    <SelectField name={name} label={filterWords[name]}>
      <option value="">{filterWords.any}</option>
      {values.map(([value, label]) => option(value, label))}
    </SelectField>
  );
}

type Listed = People['people'][number];
type Columns = readonly [Column<Listed>, ...Column<Listed>[]];

const { columns: titles } = words;
const columns: Columns = [
  {
    title: titles.address,
    sort: 'address',
    cell: ({ id, address, isProved, isNoted }) => (
      <>
        <span className={table.address}>
          <OfficeLink
            to="/office/people/$id"
            params={{ id }}
            search={({ view }) => (view ? { view } : {})}
            className={textLink}
          >
            {breakable(address)}
          </OfficeLink>
        </span>
        <span className={table.beside}>
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
      <span className={cluster2}>
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
      completedAt === null ? (
        <span className={css.rated}>{words.rated(answered)}</span>
      ) : (
        <span
          className={css.unbroken}
        >{`${words.completed} ${shortDate(completedAt).replaceAll(' ', '\u00a0')}`}</span>
      ),
  },
  {
    title: titles.last,
    lineTitle: titles.last,
    startsLine: true,
    sort: 'last',
    sortsDownFirst: true,
    hiddenOn: 'tablets',
    cell: ({ lastAt }) => <span className={whole}>{shortDate(lastAt)}</span>,
  },
  {
    title: titles.overall,
    sort: 'overall',
    isFigure: true,
    cell: ({ overallScore, completedAt }) => (
      <>
        <span>{overallScore === null ? '–' : formatScore(overallScore)}</span>
        {overallScore !== null && completedAt === null && (
          <span className={table.beside}>{words.soFar}</span>
        )}
      </>
    ),
  },
  {
    title: titles.area,
    lineTitle: titles.weakest,
    sort: 'area',
    cell: ({ weakestAreas, completedAt, lowest }) =>
      weakestAreas.length === 0 && completedAt === null ? null : (
        <span className={css.weakest}>
          <span>{weakestWords(weakestAreas, completedAt !== null)}</span>
          {lowest && (
            <span className={`${table.beneath} ${table.hidden.phones}`}>{lowestWords(lowest)}</span>
          )}
        </span>
      ),
  },
  {
    title: titles.source,
    lineTitle: titles.source,
    sort: 'source',
    hiddenOn: 'phones and tablets',
    cell: ({ source }) => source && <span className={css.source}>{breakable(source)}</span>,
  },
];

/** Everyone in this view is new, and comes in the order of completion. */
const columnsToCall = columns.filter(({ sort }) => sort !== 'state') as unknown as Columns;

interface PeopleTableProps {
  found: People;
  /** From the address. */
  query: Query;
}

export function PeopleTable({ found: { people, total, perPage }, query }: PeopleTableProps) {
  const page = pageIn(query);
  if (total === 0) return <NoContacts query={query} />;
  if (people.length === 0) return <NoPage {...words.noPage} />;
  return (
    <>
      <DataTable
        caption={words.table}
        fitsFrom="medium"
        columns={viewIn(query) === 'to_call' ? columnsToCall : columns}
        rows={people}
        rowKey={({ id }) => id}
        sort={orderIn(query)}
      />
      <Pager
        label={words.table}
        page={page}
        perPage={perPage}
        shown={people.length}
        total={total}
      />
    </>
  );
}

function NoContacts({ query }: { query: Query }) {
  const change = unfiltered(query);
  const isFiltered = Object.keys(change).length > 0;
  const { title, text } = isFiltered ? words.noMatch : emptyView(viewIn(query));
  return (
    <EmptyState title={title}>
      <p>{text}</p>
      {isFiltered && (
        <SearchLink change={change} className={textLink}>
          {words.noMatch.clear}
        </SearchLink>
      )}
    </EmptyState>
  );
}
