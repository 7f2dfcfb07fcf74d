import { useQuery } from '@tanstack/react-query';
import {
  lowestWords,
  officePeople as words,
  stateWords,
  viewWords,
  weakestWords,
} from '#content/office-people.ts';
import { contactViews } from '#domain/contact.ts';
import { formatScore } from '#domain/score-format.ts';
import { shortDate } from '#web/lib/dates.ts';
import { trpc } from '#web/lib/trpc.ts';
import { Badge } from '#web/ui/badge.tsx';
import { cluster2, whole } from '#web/ui/layout.css.ts';
import { muted, tabular, textLink } from '#web/ui/text.css.ts';
import { breakable, EmptyState, Paged } from '#web/office/parts/page.tsx';
import * as table from '#web/office/parts/data-table.css.ts';
import { DataTable, type Column } from '#web/office/parts/data-table.tsx';
import { tabLink } from '#web/office/parts/page.css.ts';
import { OfficeLink, pageIn, SearchLink, type Query } from '#web/office/parts/routing.tsx';
import { emptyView, orderIn, stateTones, unfiltered, viewIn, type People } from './people-query.ts';
import * as css from './people.css.ts';

/** Links to the views. A view starts without filters, so that it lists as many as its count says. */
export function PeopleViews({ query }: { query: Query }) {
  const { data: counts } = useQuery(trpc.office.people.views.queryOptions());
  const shown = viewIn(query) ?? 'all';
  return (
    <nav aria-label={words.views}>
      <ul role="list" className={css.views}>
        {([...contactViews, 'all'] as const).map((view) => (
          <li key={view}>
            <OfficeLink
              to="/office/people"
              search={view === 'all' ? {} : { view }}
              // Otherwise the link without a query would count as active on each view.
              activeOptions={{ exact: true }}
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

const { columns: titles } = words;
const columns: readonly Column<People['people'][number]>[] = [
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
const columnsToCall = columns.filter(({ sort }) => sort !== 'state');

interface PeopleTableProps {
  found: People;
  query: Query;
}

export function PeopleTable({ found: { people, total, perPage }, query }: PeopleTableProps) {
  return (
    <Paged
      label={words.table}
      page={pageIn(query)}
      perPage={perPage}
      shown={people.length}
      total={total}
      none={<NoContacts query={query} />}
      noPage={words.noPage}
    >
      <DataTable
        caption={words.table}
        fitsFrom="medium"
        columns={viewIn(query) === 'to_call' ? columnsToCall : columns}
        rows={people}
        rowKey={({ id }) => id}
        sort={orderIn(query)}
      />
    </Paged>
  );
}

function NoContacts({ query }: { query: Query }) {
  const change = unfiltered(query);
  const isFiltered = Object.keys(change).length > 0;
  const { title, text } = isFiltered ? words.noMatch : emptyView(viewIn(query));
  return (
    <EmptyState title={title} text={text}>
      {isFiltered && (
        <SearchLink change={change} className={textLink}>
          {words.noMatch.clear}
        </SearchLink>
      )}
    </EmptyState>
  );
}
