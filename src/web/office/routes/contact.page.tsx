import { useQuery } from '@tanstack/react-query';
import { officePeople, viewWords } from '#content/office-people.ts';
import { Loaded } from '#web/features/office/parts/query-state.tsx';
import { PageHead } from '#web/features/office/parts/page.tsx';
import { viewIn, type Contact } from '#web/features/office/people/people-query.ts';
import {
  ContactAssessments,
  ContactBookings,
  ContactEvents,
  ContactSummary,
  ContactMails,
} from '#web/features/office/people/contact.tsx';
import { ContactNotes } from '#web/features/office/people/contact-notes.tsx';
import { OfficeLink, useContactId, useContactSearch } from '#web/features/office/parts/routing.tsx';
import { shortDate } from '#web/lib/dates.ts';
import { trpc } from '#web/lib/trpc.ts';
import { buttonClass } from '#web/ui/button.css.ts';
import { textLink } from '#web/ui/text.css.ts';
import { firstParts } from '#web/features/office/people/people.css.ts';
import { ContactErase } from './contact-erase.tsx';
import { ContactResults } from './contact-results.tsx';

const { contact: words } = officePeople;

export function ContactPage() {
  const id = useContactId();
  // Each read is recorded in the audit log. So every visit reads once, without cache or refetching.
  const contact = useQuery({
    ...trpc.office.people.get.queryOptions({ id }),
    staleTime: 0,
    gcTime: 0,
    refetchOnReconnect: false,
  });
  const { data } = contact;
  const view = viewIn(useContactSearch());
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
      <Loaded query={contact} what="this contact">
        {(shown) => <ContactParts key={shown.id} contact={shown} />}
      </Loaded>
    </>
  );
}

/** Only the sign between the two parts may stand in the link as it is. */
const mailTo = (address: string) =>
  `mailto:${address.split('@').map(encodeURIComponent).join('@')}`;

const writeLink = buttonClass({ variant: 'secondary' });

function verificationOf({ provedAt }: Contact): string {
  return provedAt === null ? words.unverified : words.verifiedOn(shortDate(provedAt));
}

function ContactParts({ contact }: { contact: Contact }) {
  const { assessment } = useContactSearch();
  // The one that the table of all contacts describes: the last completed, or else the last.
  const counted = contact.results.filter(({ isVerified }) => isVerified === contact.isProved);
  const described = counted.find(({ isCompleted }) => isCompleted) ?? counted[0];
  const shown = contact.results.find(({ id }) => id === assessment) ?? described;
  return (
    <>
      <div className={firstParts}>
        <ContactNotes contact={contact} />
        <ContactSummary contact={contact} described={described} />
      </div>
      {shown && (
        <>
          <ContactAssessments contact={contact} shown={shown.id} />
          <ContactResults result={shown} />
        </>
      )}
      <ContactMails contact={contact} />
      <ContactBookings contact={contact} />
      <ContactEvents contact={contact} />
      <ContactErase id={contact.id} address={contact.address} />
    </>
  );
}
