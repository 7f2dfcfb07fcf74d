import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { officePeople as words } from '#content/office-people.ts';
import { office } from '#content/office.ts';
import { Loaded } from '#web/office/parts/query-state.tsx';
import { PageHead } from '#web/office/parts/page.tsx';
import { fileAddress, peopleAsked, viewIn } from '#web/office/people/people-query.ts';
import { PeopleFilters } from '#web/office/people/people-filters.tsx';
import { PeopleTable, PeopleViews } from '#web/office/people/people.tsx';
import { useSessionStatus } from '#web/office/parts/office-frame.tsx';
import { useOfficeSearch } from '#web/office/parts/routing.tsx';
import { trpc } from '#web/lib/trpc.ts';
import { buttonClass } from '#web/ui/button.css.ts';
import { stack4 } from '#web/ui/layout.css.ts';

export function PeoplePage() {
  const query = useOfficeSearch('/office/people');
  const isSignedOut = useSessionStatus() === 'signed-out';
  const found = useQuery({
    ...trpc.office.people.list.queryOptions(peopleAsked(query)),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHead
        title={office.navigation.people}
        lead={words.leads[viewIn(query) ?? 'all']}
        actions={
          !isSignedOut &&
          !found.isError &&
          found.data?.total !== 0 && (
            <a href={fileAddress(query)} download className={buttonClass({ variant: 'secondary' })}>
              {words.file}
            </a>
          )
        }
      />
      <div className={stack4}>
        <PeopleViews query={query} />
        <PeopleFilters query={query} total={found.data?.total} />
      </div>
      <Loaded query={found} what="the contacts">
        {(people) => <PeopleTable found={people} query={query} />}
      </Loaded>
    </>
  );
}
