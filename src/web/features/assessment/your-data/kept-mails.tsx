import { useState } from 'react';
import { yourData } from '#content/your-data.ts';
import { shortDate } from '#web/lib/short-date.ts';
import { client } from '#web/lib/trpc.ts';
import { Button } from '#web/ui/button.tsx';
import * as text from '#web/ui/text.css.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { useChange, type Kept } from './kept.ts';
import { Part } from './part.tsx';
import * as css from './your-data.css.ts';

const { mails: words, stopping } = yourData;

interface KeptMailsProps {
  kept: Kept;
  onDone: (what: string) => void;
}

export function KeptMails({ kept: { mails, addresses }, onDone }: KeptMailsProps) {
  const [isStopping, setStopping] = useState(false);
  const stop = useChange(
    () => client.person.revokeLinks.mutate(),
    () => {
      setStopping(false);
      onDone(stopping.done);
    },
  );
  const links = mails.flatMap((mail) => mail.links.filter(isWorking)).length;
  return (
    <Part headline={words.headline}>
      <ul role="list" className={css.mails}>
        {mails.map(({ kind, address, state, createdAt, sentAt }) => (
          <li key={`${kind} ${address} ${createdAt}`} className={css.mail}>
            <p className={text.strong}>{words.kinds[kind]}</p>
            <p className={`${text.small} ${text.muted}`}>
              {words.to(address)}, {words.states[state]}, {shortDate(sentAt ?? createdAt)}
            </p>
          </li>
        ))}
      </ul>
      {addresses.map(({ email, refusedAt, unsubscribedAt }) => (
        <AddressState key={email} {...{ email, refusedAt, unsubscribedAt }} />
      ))}
      <p>{links > 0 ? words.links(links) : words.noLinks}</p>
      {links > 0 && (
        <Button variant="secondary" onClick={() => setStopping(true)}>
          {words.stop}
        </Button>
      )}
      <ConfirmDialog
        open={isStopping}
        words={stopping}
        pending={stop.isPending}
        onConfirm={() => stop.mutateAsync(undefined)}
        onClose={() => setStopping(false)}
      />
    </Part>
  );
}

type Link = Kept['mails'][number]['links'][number];

function isWorking({ purpose, expiresAt }: Link): boolean {
  return purpose === 'open' && (expiresAt === null || Date.parse(expiresAt) > Date.now());
}

function AddressState(
  address: Pick<Kept['addresses'][number], 'email' | 'refusedAt' | 'unsubscribedAt'>,
) {
  const { email, refusedAt, unsubscribedAt } = address;
  return (
    <>
      {refusedAt !== null && <p>{words.refused(email, shortDate(refusedAt))}</p>}
      {unsubscribedAt !== null && <p>{words.unsubscribed(email, shortDate(unsubscribedAt))}</p>}
    </>
  );
}
