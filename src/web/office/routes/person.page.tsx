import { useQuery } from '@tanstack/react-query';
import { officePeople, viewWords } from '#content/office-people.ts';
import { Loaded } from '#web/features/office/parts/query-state.tsx';
import { PageHead } from '#web/features/office/parts/page.tsx';
import { viewIn, type Person } from '#web/features/office/people/people-query.ts';
import {
  PersonAssessments,
  PersonBookings,
  PersonEvents,
  PersonFacts,
  PersonMails,
} from '#web/features/office/people/person.tsx';
import { PersonNotes } from '#web/features/office/people/person-notes.tsx';
import { OfficeLink, usePersonId, usePersonSearch } from '#web/features/office/parts/routing.tsx';
import { shortDate } from '#web/lib/dates.ts';
import { trpc } from '#web/lib/trpc.ts';
import { buttonClass } from '#web/ui/button.css.ts';
import { textLink } from '#web/ui/text.css.ts';
import { firstParts } from '#web/features/office/people/people.css.ts';
import { PersonErase } from './person-erase.tsx';
import { PersonResults } from './person-results.tsx';

const { person: words } = officePeople;

export function PersonPage() {
  const id = usePersonId();
  // Each read is recorded in the audit log. So every visit reads once, without cache or refetching.
  const person = useQuery({
    ...trpc.office.people.get.queryOptions({ id }),
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  const { data } = person;
  const view = viewIn(usePersonSearch());
  return (
    <>
      <PageHead
        title={data?.address ?? words.title}
        lead={data && verificationOf(data)}
        actions={
          data && (
            <a href={mailTo(data.address)} className={writeLink}>
              {words.write}
            </a>
          )
        }
        back={
          <OfficeLink to="/office/people" search={view ? { view } : {}} className={textLink}>
            {view ? viewWords[view] : words.back}
          </OfficeLink>
        }
      />
      <Loaded query={person} what="this contact">
        {(shown) => <PersonParts key={shown.id} person={shown} />}
      </Loaded>
    </>
  );
}

/** Only the sign between the two parts may stand in the link as it is. */
const mailTo = (address: string) =>
  `mailto:${address.split('@').map(encodeURIComponent).join('@')}`;

const writeLink = buttonClass({ variant: 'secondary' });

function verificationOf({ provedAt }: Person): string {
  return provedAt === null ? words.unverified : words.verifiedOn(shortDate(provedAt));
}

function PersonParts({ person }: { person: Person }) {
  const { assessment } = usePersonSearch();
  // The one that the table of all contacts describes: the last completed, or else the last.
  const counted = person.results.filter(({ isVerified }) => isVerified === person.isProved);
  const described = counted.find(({ isCompleted }) => isCompleted) ?? counted[0];
  const shown = person.results.find(({ id }) => id === assessment) ?? described;
  return (
    <>
      <div className={firstParts}>
        <PersonNotes person={person} />
        <PersonFacts person={person} described={described} />
      </div>
      {shown && (
        <>
          <PersonAssessments person={person} shown={shown.id} />
          <PersonResults result={shown} />
        </>
      )}
      <PersonMails person={person} />
      <PersonBookings person={person} />
      <PersonEvents person={person} />
      <PersonErase id={person.id} address={person.address} />
    </>
  );
}
