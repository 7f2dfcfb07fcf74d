import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { officePeople, viewWords } from '#content/office-people.ts';
import { yourData } from '#content/your-data.ts';
import { summarizeAreas } from '#domain/scoring.ts';
import { breakable, NothingHere, PageHead, OfficeSection } from '#web/office/parts/page.tsx';
import { Loaded } from '#web/office/parts/query-state.tsx';
import {
  OfficeLink,
  useContactId,
  useOfficeSearch,
  useGoToPeople,
} from '#web/office/parts/routing.tsx';
import { ContactNotes } from '#web/office/people/contact-notes.tsx';
import {
  AskFirst,
  ContactAssessments,
  ContactBookings,
  ContactEvents,
  ContactSummary,
  ContactMails,
} from '#web/office/people/contact.tsx';
import {
  describedResult,
  viewIn,
  type Contact,
  type Result,
} from '#web/office/people/people-query.ts';
import type { SessionBriefProps } from '#web/office/people/session-brief.tsx';
import { mailProblem, WriteEmail } from '#web/office/people/write-email.tsx';
import { firstParts, results } from '#web/office/people/people.css.ts';
import { AreaOverview } from '#web/features/results/parts/area-breakdown.tsx';
import { CompetencyRanking } from '#web/features/results/parts/competency-ranking.tsx';
import { printWhenReady } from '#web/features/results/report/download-report.tsx';
import { errorStatus } from '#web/lib/api-error.ts';
import { Confirm } from '#web/lib/confirm.tsx';
import { shortDate } from '#web/lib/dates.ts';
import { trpc, client } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { ink, kicker, mayBreak, strong, textLink } from '#web/ui/text.css.ts';
import { showToast } from '#web/ui/toast.ts';
import { asBlock, below3 } from '#web/ui/layout.css.ts';

const { contact: words } = officePeople;

export function ContactPage() {
  const id = useContactId();
  // Each read is recorded in the audit log. So every visit reads once, without cache or refetching.
  const contact = useQuery({
    ...trpc.office.people.get.queryOptions({ id }),
    gcTime: 0,
    refetchOnReconnect: false,
  });
  const { data } = contact;
  const view = viewIn(useOfficeSearch('/office/people/$id'));
  if (errorStatus(contact.error) === 404) {
    return <NothingHere {...words.unknown} to="/office/people" />;
  }
  return (
    <>
      <PageHead
        title={data?.address ?? words.title}
        lead={data && verificationOf(data)}
        actions={data && <ContactActions contact={data} />}
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

function ContactActions({ contact }: { contact: Contact }) {
  const described = describedResult(contact);
  return (
    <>
      <WriteEmail contact={contact} described={described} />
      {described && described.answered > 0 && (
        <Button variant="secondary" onClick={() => printBrief({ contact, described })}>
          {words.brief.action}
        </Button>
      )}
    </>
  );
}

function printBrief(props: SessionBriefProps): void {
  const brief = import('#web/office/people/session-brief.tsx');
  printWhenReady(
    brief.then(({ sessionBriefHtml }) => sessionBriefHtml(props)),
    words.brief.what,
  );
}

function verificationOf(contact: Contact): string {
  const { provedAt } = contact;
  const verified = provedAt === null ? words.unverified : words.verifiedOn(shortDate(provedAt));
  return [verified, mailProblem(contact)].filter(Boolean).join(' ');
}

function ContactParts({ contact }: { contact: Contact }) {
  const { assessment } = useOfficeSearch('/office/people/$id');
  const described = describedResult(contact);
  const shown = contact.results.find(({ id }) => id === assessment) ?? described;
  return (
    <>
      <div className={firstParts}>
        <ContactSummary contact={contact} described={described} />
        <ContactNotes contact={contact} />
      </div>
      <AskFirst described={described} />
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

/** The results of an assessment, as its owner sees them on the dashboard. */
function ContactResults({ result }: { result: Result }) {
  const { responses, createdAt } = result;
  const areas = summarizeAreas(responses);
  if (areas.every(({ completed }) => completed === 0)) return <p>{words.nothingRated}</p>;
  return (
    <section aria-label={words.results(shortDate(createdAt))} className={results}>
      <div role="status">
        <h2 className={kicker}>{words.results(shortDate(createdAt))}</h2>
      </div>
      <CompetencyRanking responses={responses} title={words.ranking} />
      <AreaOverview
        areas={areas}
        responses={responses}
        title={words.breakdown}
        picture={words.areas}
      />
    </section>
  );
}

const { erasing: erasingWords } = words;

function ContactErase({ id, address }: { id: string; address: string }) {
  const [isAsking, setAsking] = useState(false);
  const goToPeople = useGoToPeople();
  const erase = async () => {
    await client.office.people.erase.mutate({ id });
    setAsking(false);
    await goToPeople();
    showToast({ title: erasingWords.done });
  };
  return (
    <OfficeSection title={erasingWords.title} lead={erasingWords.lead}>
      <p>
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {erasingWords.open}
        </Button>
      </p>
      <Confirm
        open={isAsking}
        words={{
          ...erasingWords,
          title: erasingWords.question,
          description: (
            <>
              <span className={`${asBlock} ${below3} ${ink} ${strong} ${mayBreak}`}>
                {breakable(address)}
              </span>
              {erasingWords.description}
            </>
          ),
        }}
        word={yourData.word}
        onConfirm={erase}
        onClose={() => setAsking(false)}
      />
    </OfficeSection>
  );
}
