import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { officePeople } from '#content/office-people.ts';
import { office } from '#content/office.ts';
import { Deeds } from '#web/features/office/log/deeds.tsx';
import { EmptyState } from '#web/features/office/parts/empty-state.tsx';
import { Loaded } from '#web/features/office/parts/loaded.tsx';
import { PageHead } from '#web/features/office/parts/page-head.tsx';
import { Pager } from '#web/features/office/parts/pager.tsx';
import { OfficeLink, SearchLink, useLogSearch } from '#web/features/office/parts/routing.tsx';
import { pageIn, pagesAround } from '#web/features/office/people/people-query.ts';
import { trpc } from '#web/lib/trpc.ts';
import { textLink } from '#web/ui/text.css.ts';

const { log: words, shown } = officePeople;

export function LogPage() {
  const page = pageIn(useLogSearch());
  const log = useQuery({
    ...trpc.office.log.list.queryOptions({ page }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHead title={office.navigation.log} lead={words.lead} />
      <Loaded query={log} what="the log">
        {({ events, total, perPage }) => {
          if (total === 0) {
            return (
              <EmptyState title={words.none.title}>
                <p>{words.none.text}</p>
              </EmptyState>
            );
          }
          if (events.length === 0) {
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
              <Deeds deeds={events} whom={whomOf} />
              <Pager
                label={words.table}
                summary={shown(first, first + events.length - 1, total)}
                {...pagesAround(page, perPage, total)}
              />
            </>
          );
        }}
      </Loaded>
    </>
  );
}

function whomOf({ whom, personId }: { whom: string | null; personId: string | null }) {
  if (personId === null) return whom ?? '–';
  return (
    <OfficeLink to="/office/people/$id" params={{ id: personId }} className={textLink}>
      {whom}
    </OfficeLink>
  );
}
