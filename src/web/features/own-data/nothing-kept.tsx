import { yourData } from '#content/your-data.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { textLink } from '#web/ui/text.css.ts';
import { AskForLink } from './ask-for-link.tsx';
import { Part } from './part.tsx';
import * as css from './own-data.css.ts';

const { none, link } = yourData;

/** For a browser of which nothing is known: how to come to what is one's own. */
export function NothingKept() {
  const { sendsMail, practice } = useSettings();
  const { email } = practice.contact;
  return (
    <>
      <Part headline={none.headline} ruled={false}>
        <p className={css.measure}>
          {none.text} {sendsMail && none.mailed}
        </p>
        {!sendsMail && <p className={css.measure}>{none.elsewhere}</p>}
        {!sendsMail && (
          <p className={css.measure}>
            {email ? (
              <>
                {none.writing[0]}
                <a href={`mailto:${email}`} className={textLink}>
                  {email}
                </a>
                {none.writing[1]}
              </>
            ) : (
              none.asking
            )}
          </p>
        )}
      </Part>
      {sendsMail && (
        <Part headline={link.headline}>
          <p className={css.measure}>{link.text}</p>
          <AskForLink />
        </Part>
      )}
    </>
  );
}
