import { yourData } from '#content/your-data.ts';
import { shortDate } from '#web/lib/short-date.ts';
import { textLink } from '#web/ui/text.css.ts';
import type { Kept } from './kept.ts';
import { Part } from './part.tsx';

const { account: words } = yourData;

export function KeptAccount({ account }: { account: NonNullable<Kept['account']> }) {
  const { firstName, lastName, createdAt, conversations, messages, sessions } = account;
  return (
    <Part headline={words.headline}>
      <p>{words.signedIn(`${firstName} ${lastName}`.trim(), shortDate(createdAt))}</p>
      <p>{words.kept(conversations, messages, sessions)}</p>
      <p>
        <a href="/chatbot" className={textLink}>
          {words.open}
        </a>
      </p>
    </Part>
  );
}
