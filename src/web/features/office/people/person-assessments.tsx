import { officePeople } from '#content/office-people.ts';
import { competencies } from '#domain/competencies.ts';
import { formatScore } from '#domain/score-format.ts';
import { DataTable, type Column } from '#web/features/office/parts/data-table.tsx';
import { Part } from '#web/features/office/parts/part.tsx';
import { SearchLink } from '#web/features/office/parts/routing.tsx';
import { shortDate } from '#web/lib/short-date.ts';
import { textLink } from '#web/ui/text.css.ts';
import type { Person } from './people-query.ts';

const { assessments: words } = officePeople.person;

type Result = Person['results'][number];

/** Everything under the address, each to be looked at. */
export function PersonAssessments({ person, shown }: { person: Person; shown: string }) {
  return (
    <Part title={words.title}>
      <DataTable
        caption={words.title}
        rows={person.results}
        rowKey={({ id }) => id}
        columns={[begunOf(shown), verification, ...others]}
      />
    </Part>
  );
}

const begunOf = (shown: string): Column<Result> => ({
  title: words.begun,
  cell: ({ id, createdAt }) =>
    id === shown ? (
      `${shortDate(createdAt)}, ${words.shown}`
    ) : (
      <SearchLink change={{ assessment: id }} className={textLink}>
        {words.show(shortDate(createdAt))}
      </SearchLink>
    ),
});

const verification: Column<Result> = {
  title: words.address,
  cell: ({ isVerified }) => (isVerified ? words.verified : words.unverified),
};

const others: readonly Column<Result>[] = [
  {
    title: words.rated,
    isFigure: true,
    cell: ({ answered }) => `${answered} of ${competencies.length}`,
  },
  {
    title: words.completed,
    cell: ({ completedAt }) => (completedAt === null ? '–' : shortDate(completedAt)),
  },
  {
    title: words.overall,
    isFigure: true,
    cell: ({ overallScore }) => (overallScore === null ? '–' : formatScore(overallScore)),
  },
  { title: words.source, cell: ({ source }) => source ?? '–' },
];
