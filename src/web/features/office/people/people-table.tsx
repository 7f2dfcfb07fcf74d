import { officePeople as words, stateWords } from '#content/office-people.ts';
import { competencies } from '#domain/competencies.ts';
import { formatScore } from '#domain/score-format.ts';
import { DataTable, type Column } from '#web/features/office/parts/data-table.tsx';
import { EmptyState } from '#web/features/office/parts/empty-state.tsx';
import { Pager } from '#web/features/office/parts/pager.tsx';
import { OfficeLink, SearchLink, type Query } from '#web/features/office/parts/routing.tsx';
import { shortDate } from '#web/lib/short-date.ts';
import { Badge } from '#web/ui/badge.tsx';
import { textLink } from '#web/ui/text.css.ts';
import { pageIn, pagesAround, type People } from './people-query.ts';
import * as css from './people.css.ts';
import { stateTones } from './state-tones.ts';

type Listed = People['people'][number];

const { columns: titles } = words;
const columns: readonly [Column<Listed>, ...Column<Listed>[]] = [
  {
    title: titles.address,
    sort: 'address',
    cell: ({ id, address, isProved, isNoted }) => (
      <>
        <OfficeLink to="/office/people/$id" params={{ id }} className={textLink}>
          {address}
        </OfficeLink>
        <span className={css.beneath}>
          {[isProved ? words.proved : words.typed, isNoted && words.noted]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </>
    ),
  },
  {
    title: titles.state,
    sort: 'state',
    cell: ({ state }) => <Badge tone={stateTones[state]}>{stateWords[state]}</Badge>,
  },
  {
    title: titles.last,
    sort: 'last',
    sortsDownFirst: true,
    cell: ({ lastAt }) => shortDate(lastAt),
  },
  {
    title: titles.progress,
    sort: 'answered',
    sortsDownFirst: true,
    isFigure: true,
    cell: ({ answered }) => `${answered} of ${competencies.length}`,
  },
  {
    title: titles.completed,
    sort: 'completed',
    sortsDownFirst: true,
    cell: ({ completedAt }) => (completedAt === null ? '–' : shortDate(completedAt)),
  },
  {
    title: titles.overall,
    sort: 'overall',
    isFigure: true,
    cell: ({ overallScore }) => (overallScore === null ? '–' : formatScore(overallScore)),
  },
  { title: titles.area, sort: 'area', cell: ({ weakestArea }) => weakestArea ?? '–' },
  { title: titles.source, sort: 'source', cell: ({ source }) => source ?? '–' },
];

interface PeopleTableProps {
  found: People;
  /** As it is in the address. */
  query: Query;
}

export function PeopleTable({ found: { people, total, perPage }, query }: PeopleTableProps) {
  const page = pageIn(query);
  if (total === 0) return <Nobody isFiltered={Object.keys(query).some(isFilter)} />;
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

const isFilter = (name: string) => name !== 'sort' && name !== 'page';

function Nobody({ isFiltered }: { isFiltered: boolean }) {
  const { title, text } = isFiltered ? words.noMatch : words.nobody;
  return (
    <EmptyState title={title}>
      <p>{text}</p>
    </EmptyState>
  );
}
