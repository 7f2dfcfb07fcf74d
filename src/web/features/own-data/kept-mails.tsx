import { yourData } from '#content/your-data.ts';
import { shortDate } from '#web/lib/short-date.ts';
import * as text from '#web/ui/text.css.ts';
import type { Kept } from './kept.ts';
import { Part } from './part.tsx';
import * as css from './own-data.css.ts';

const { mails: words } = yourData;

export function KeptMails({ kept: { mails, addresses } }: { kept: Kept }) {
  return (
    <Part headline={words.headline}>
      <ul role="list" className={css.mails}>
        {mails.map(({ kind, address, state, createdAt, sentAt }) => (
          <li key={`${kind} ${address} ${createdAt}`} className={css.mail}>
            <p className={text.strong}>{words.kinds[kind]}</p>
            <p className={`${text.small} ${text.muted}`}>
              {words.to(address)}, {state && `${words.states[state]}, `}
              {shortDate(sentAt ?? createdAt)}
            </p>
          </li>
        ))}
      </ul>
      {addresses.map(({ email, refusedAt, unsubscribedAt }) => (
        <AddressState key={email} {...{ email, refusedAt, unsubscribedAt }} />
      ))}
    </Part>
  );
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
