import { useState } from 'react';
import { shareLinkFacts, sharing } from '#content/sharing.ts';
import { yourData } from '#content/your-data.ts';
import { unlessGone } from '#web/lib/api-error.ts';
import { Confirm } from '#web/lib/confirm.tsx';
import { shortDate } from '#web/lib/dates.ts';
import { client } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import { EmailAddress } from '#web/ui/email-address.tsx';
import { Fold } from '#web/ui/fold.tsx';
import * as text from '#web/ui/text.css.ts';
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx';
import {
  changeStored,
  QuietAction,
  DataSection,
  Entries,
  type Entry,
  type Stored,
  type StoredProps,
} from './stored.tsx';
import { fullWidth, listRow, measure, stack0 } from '#web/ui/layout.css.ts';

const { links: words, stopping } = yourData;
const { revoking, links: linkWords } = sharing;

type SharedLink = Stored['shared'][number];

/** Shared links and links in mails: everything that others could use. */
export function StoredLinks({ stored, onDone }: StoredProps) {
  const [isStopping, setStopping] = useState(false);
  const [revoked, setRevoked] = useState<SharedLink>();
  const stop = () =>
    changeStored(client.person.revokeLinks.mutate(), () => {
      setStopping(false);
      onDone(stopping.done);
    });
  const revoke = ({ assessmentId: id, linkId, name }: SharedLink) =>
    changeStored(unlessGone(client.share.revoke.mutate({ id, linkId })), () => {
      setRevoked(undefined);
      onDone(revoking.done(name));
    });
  const shared = stored.shared.filter(isWorking);
  const mailed = stored.mails
    .flatMap(({ links }) => links)
    .filter((link) => link.purpose === 'open' && isWorking(link)).length;
  // The state of mails to an unverified address is hidden.
  const isHidden = stored.mails.some(({ state }) => state === null);
  const mayOpen = mailed > 0 || isHidden;
  const stopLabel = words.stop({ shared: shared.length > 0, mailed: mayOpen });
  const startedOn = new Map(
    stored.assessments.map(({ id, createdAt }) => [id, shortDate(createdAt)]),
  );
  return (
    <DataSection headline={words.headline}>
      <p className={measure}>{shared.length > 0 ? words.shared : words.noneShared}</p>
      {shared.length > 0 && (
        <ul role="list" className={`${stack0} ${fullWidth}`}>
          {shared.map((link) => (
            <li key={link.linkId} className={listRow}>
              <div>
                <p className={text.strong}>{link.name}</p>
                <p className={`${text.small} ${text.muted}`}>{shareLinkFacts(link, shortDate)}</p>
                <p className={`${text.small} ${text.muted}`}>
                  {words.ofOne(startedOn.get(link.assessmentId) ?? '')}
                </p>
              </div>
              <QuietAction onClick={() => setRevoked(link)}>
                {linkWords.revoke}
                <VisuallyHidden>{linkWords.ofOne(link.name)}</VisuallyHidden>
              </QuietAction>
            </li>
          ))}
        </ul>
      )}
      {stored.mails.length > 0 && <p>{mailedText(mailed, isHidden)}</p>}
      {(shared.length > 0 || mayOpen) && (
        <Button variant="secondary" onClick={() => setStopping(true)}>
          {stopLabel}
        </Button>
      )}
      <Confirm
        open={revoked !== undefined}
        words={{ ...revoking, title: revoking.title(revoked?.name ?? '') }}
        onConfirm={() => revoke(revoked!)}
        onClose={() => setRevoked(undefined)}
      />
      <Confirm
        open={isStopping}
        words={{
          ...stopping,
          title: stopLabel,
          description: [
            ...(shared.length > 0 ? [stopping.shared] : []),
            ...(mayOpen ? [stopping.mailed] : []),
          ].join(' '),
        }}
        onConfirm={stop}
        onClose={() => setStopping(false)}
      />
    </DataSection>
  );
}

function mailedText(mailed: number, isHidden: boolean): string {
  if (mailed > 0) return words.mailed(mailed);
  return isHidden ? words.mayBeMailed : words.noneMailed;
}

function isWorking({ expiresAt }: { expiresAt: string | null }): boolean {
  return expiresAt === null || Date.parse(expiresAt) > Date.now();
}

const { mails: mailWords } = yourData;

/** A plan with reminders causes many. */
const MAILS_IN_FULL = 4;

export function StoredMails({ stored: { mails, addresses } }: { stored: Stored }) {
  const sentTo = [...new Set(mails.map(({ address }) => address))];
  const entries = mails.map(({ kind, address, state, createdAt, sentAt }): Entry => {
    const isOnItsWay = state === 'waiting' || state === 'sending';
    const said = [state && mailWords.states[state], !isOnItsWay && shortDate(sentAt ?? createdAt)];
    return [
      mailWords.kinds[kind],
      <>
        {sentTo.length > 1 && (
          <span>
            {mailWords.to} <EmailAddress end=",">{address}</EmailAddress>{' '}
          </span>
        )}
        <span>{said.filter(Boolean).join(' ')}</span>
      </>,
    ];
  });
  const list = <Entries entries={entries} />;
  return (
    <DataSection headline={mailWords.headline}>
      {sentTo.length === 1 && (
        <p>
          {mailWords.to} <EmailAddress>{sentTo[0]!}</EmailAddress>
        </p>
      )}
      {mails.length > MAILS_IN_FULL ? (
        <Fold
          title={<span className={text.strong}>{mailWords.all(mails.length)}</span>}
          className={fullWidth}
        >
          {list}
        </Fold>
      ) : (
        list
      )}
      {addresses.map((address) => (
        <AddressState key={address.email} {...address} />
      ))}
    </DataSection>
  );
}

function AddressState({ email, refusedAt, unsubscribedAt }: Stored['addresses'][number]) {
  const { refused, unsubscribed } = mailWords;
  const said = [
    { words: refused, at: refusedAt },
    { words: unsubscribed, at: unsubscribedAt },
  ];
  return said.map(
    ({ words: { before, after }, at }) =>
      at !== null && (
        <p key={before}>
          <span>{before}</span> <EmailAddress>{email}</EmailAddress>{' '}
          <span>{after(shortDate(at).replaceAll(' ', '\u00a0'))}</span>
        </p>
      ),
  );
}
