import { yourData, type Offered } from '#content/your-data.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { Confirm } from '#web/lib/confirm.tsx';
import { shortDate, shortDay } from '#web/lib/dates.ts';
import { buttonClass } from '#web/ui/button.css.ts';
import * as text from '#web/ui/text.css.ts';
import { AskForLink } from './ask-for-link.tsx';
import { StoredAssessments } from './stored-assessments.tsx';
import { StoredLinks, StoredMails } from './stored-links.tsx';
import {
  changeStored,
  DataSection,
  Entries,
  type Entry,
  type Stored,
  type StoredProps,
} from './stored.tsx';
import { useState } from 'react';
import { untilGoneFromBackups } from '#content/backups.ts';
import { sessionStore } from '#web/lib/browser-storage.ts';
import { client } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailAddress } from '#web/ui/email-address.tsx';
import { forgetErased } from '#web/features/assessment/data/erasure.ts';
import { keepReportName } from '#web/features/results/printed/report-name.ts';
import { above4, cluster3, measure } from '#web/ui/layout.css.ts';

const { account: accountWords, taking: takingWords, link } = yourData;

export function EverythingStored({ stored, onDone }: StoredProps) {
  const { sendsMail } = useSettings();
  const { assessments, mails, shared, account } = stored;
  const offered = { mail: sendsMail, account: account !== null };
  return (
    <>
      {assessments.length > 0 && <StoredAssessments stored={stored} onDone={onDone} />}
      {mails.length > 0 && <StoredMails stored={stored} />}
      {mails.length + shared.length > 0 && <StoredLinks stored={stored} onDone={onDone} />}
      <StoredFeedback stored={stored} />
      <StoredBookings stored={stored} />
      {account && <StoredAccount account={account} />}
      <TakeAlong offered={offered} />
      <EraseEverything stored={stored} offered={offered} onDone={onDone} />
      {sendsMail && (
        <DataSection headline={link.missing}>
          <p className={measure}>{link.text}</p>
          <AskForLink />
        </DataSection>
      )}
    </>
  );
}

function StoredFeedback({ stored: { feedback, invitations } }: { stored: Stored }) {
  const words = yourData.feedback;
  const rounds = feedback.map(({ invited, state, startsOn }): Entry => [
    words.asked(invited),
    `${words.rounds[state]}, ${shortDay(startsOn)}`,
  ]);
  const received = invitations.map(({ address, state }): Entry => [
    words.invited,
    <>
      <EmailAddress end=",">{address}</EmailAddress> <span>{words.invitations[state]}</span>
    </>,
  ]);
  return <EntriesOf headline={words.headline} entries={[...rounds, ...received]} />;
}

function StoredBookings({ stored: { bookings } }: { stored: Stored }) {
  const { headline, booked, canceled } = yourData.bookings;
  const entries = bookings.map(({ address, bookedOn, cancelledOn }): Entry => [
    [bookedOn && booked(shortDay(bookedOn)), cancelledOn && canceled(shortDay(cancelledOn))]
      .filter(Boolean)
      .join(', '),
    <EmailAddress key={address}>{address}</EmailAddress>,
  ]);
  return <EntriesOf headline={headline} entries={entries} />;
}

function EntriesOf({ headline, entries }: { headline: string; entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <DataSection headline={headline}>
      <Entries entries={entries} />
    </DataSection>
  );
}

function StoredAccount({ account }: { account: NonNullable<Stored['account']> }) {
  const { firstName, lastName, createdAt, conversations, messages, sessions } = account;
  return (
    <DataSection headline={accountWords.headline}>
      <p>{accountWords.signedIn(`${firstName} ${lastName}`.trim(), shortDate(createdAt))}</p>
      <p>{accountWords.stored(conversations, messages, sessions)}</p>
      <p>
        <a href="/chatbot" className={text.textLink}>
          {accountWords.open}
        </a>
      </p>
    </DataSection>
  );
}

const look = buttonClass({ variant: 'secondary' });

function TakeAlong({ offered }: { offered: Offered }) {
  return (
    <DataSection headline={takingWords.headline}>
      <p className={measure}>{takingWords.text(offered)}</p>
      <div className={`${cluster3} ${above4}`}>
        <a href="/api/person/export" download="your-data.json" className={look}>
          {takingWords.json}
        </a>
        <a href="/your-data/answers.csv" download="your-answers.csv" className={look}>
          {takingWords.csv}
        </a>
      </div>
      <p className={`${text.small} ${text.muted}`}>{takingWords.note}</p>
    </DataSection>
  );
}

const { all: words, erasingAll } = yourData;

function EraseEverything({ stored, offered, onDone }: StoredProps & { offered: Offered }) {
  const [isAsking, setAsking] = useState(false);
  const { retention } = useSettings();
  const erase = () =>
    changeStored(client.person.erase.mutate(), async () => {
      await forgetErased(stored.assessments);
      // A message in the chat that was not sent.
      sessionStore.set('chat-draft', null);
      keepReportName(null);
      setAsking(false);
      onDone(erasingAll.done);
    });
  return (
    <DataSection headline={words.headline}>
      <p className={measure}>{words.text(offered)}</p>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {words.action}
      </Button>
      <Confirm
        open={isAsking}
        words={{
          ...erasingAll,
          description: `${erasingAll.description} ${untilGoneFromBackups(retention)}`,
        }}
        word={yourData.word}
        onConfirm={erase}
        onClose={() => setAsking(false)}
      />
    </DataSection>
  );
}
