import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { isAboutContact, officeLog as words } from '#content/office-log.ts';
import { office } from '#content/office.ts';
import { AuditLog } from '#web/office/parts/audit-log.tsx';
import { breakable, EmptyState, Paged, PageHead } from '#web/office/parts/page.tsx';
import { Loaded } from '#web/office/parts/query-state.tsx';
import { OfficeLink, pageIn, useOfficeSearch } from '#web/office/parts/routing.tsx';
import { trpc } from '#web/lib/trpc.ts';
import { textLink } from '#web/ui/text.css.ts';

export function LogPage() {
  const page = pageIn(useOfficeSearch('/office/log'));
  const log = useQuery(
    trpc.office.log.list.queryOptions({ page }, { placeholderData: keepPreviousData }),
  );
  return (
    <>
      <PageHead title={office.navigation.log} lead={words.lead} />
      <Loaded query={log} what="the log">
        {({ events, total, perPage }) => (
          <Paged
            label={words.table}
            page={page}
            perPage={perPage}
            shown={events.length}
            total={total}
            none={<EmptyState {...words.none} />}
            noPage={words.noPage}
          >
            <AuditLog entries={events} whom={whomOf} />
          </Paged>
        )}
      </Loaded>
    </>
  );
}

interface AboutContact {
  what: string;
  whom: string | null;
  personId: string | null;
}

/** Names a contact only while it exists. */
function whomOf({ what, whom, personId }: AboutContact) {
  if (personId === null) return isAboutContact(what) || whom !== null ? words.former : null;
  return (
    <OfficeLink to="/office/people/$id" params={{ id: personId }} className={textLink}>
      {whom && breakable(whom)}
    </OfficeLink>
  );
}
