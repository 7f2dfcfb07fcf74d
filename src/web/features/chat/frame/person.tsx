import { useState } from 'react';
import { chat } from '#content/chat.ts';
import { buttonClass } from '#web/ui/button.css.ts';
import { signOutUrl } from '#web/features/chat/data/session.ts';
import type { Person as PersonData } from '#web/features/chat/data/types.ts';
import { keepDraft } from '#web/features/chat/data/use-draft.ts';
import { initials } from './initials.ts';
import * as css from './person.css.ts';

/** Who is signed in, and the way out. */
export function Person({ person }: { person: PersonData }) {
  const { firstName, lastName, profileImageUrl } = person;
  const name = `${firstName} ${lastName}`.trim();
  return (
    <div className={css.person}>
      <Picture key={profileImageUrl} url={profileImageUrl} fallback={initials(person)} />
      <p className={css.name}>{name}</p>
      {/* A link, not a form: a form may not lead on to the identity provider where a policy forbids it. */}
      <a
        href={signOutUrl}
        className={`${buttonClass({ variant: 'quiet' })} ${css.signOut}`}
        onClick={() => keepDraft('')}
      >
        {chat.labels.signOut}
      </a>
    </div>
  );
}

/** The initials stand in until the picture has come, and for good when it does not. */
function Picture({ url, fallback }: { url: string | null; fallback: string }) {
  const [isBroken, setBroken] = useState(false);
  return (
    <span aria-hidden className={css.picture}>
      {fallback}
      {url !== null && !isBroken && (
        <img
          src={url}
          alt=""
          width={40}
          height={40}
          referrerPolicy="no-referrer"
          className={css.image}
          onError={() => setBroken(true)}
        />
      )}
    </span>
  );
}
