import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { untilGoneFromBackups } from '#content/backups.ts';
import { privacyNotice } from '#content/navigation.ts';
import { yourData, type Offered } from '#content/your-data.ts';
import { ActionLink } from '#web/lib/action-link.tsx';
import { failureText } from '#web/lib/api-error.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { shortDate } from '#web/lib/dates.ts';
import { buttonClass } from '#web/ui/button.css.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import * as text from '#web/ui/text.css.ts';
import { AskForLink } from './ask-for-link.tsx';
import { EraseEverything } from './erase-everything.tsx';
import { StoredAssessments } from './stored-assessments.tsx';
import { StoredLinks, StoredMails } from './stored-links.tsx';
import { storedQuery, Part, type Stored } from './stored.tsx';
import * as css from './own-data.css.ts';

const { failed, none, link } = yourData;

/** Everything that is stored about the visitor, and what they can do about it. */
export function OwnData() {
  const { data, error, refetch } = useQuery(storedQuery);
  const [done, setDone] = useState<{ what: string }>();
  const said = useRef<HTMLDivElement>(null);
  const tell = (what: string) => setDone({ what });

  // The dialog returns the focus to the pressed button, which may have been erased with its entry.
  useEffect(() => {
    if (done) said.current?.focus();
  }, [done]);

  return (
    <>
      <Section tone="deep" size="slim">
        <p className={text.kicker}>{yourData.kicker}</p>
        <h1 className={css.headline}>{yourData.headline}</h1>
        <p className={css.lead}>{yourData.lead}</p>
        <div ref={said} role="status" tabIndex={-1} className={css.done}>
          {done?.what}
        </div>
      </Section>
      <Section size="flush">
        {data ? (
          <Everything stored={data} onDone={tell} />
        ) : error ? (
          <Part headline={failed.headline} ruled={false}>
            <Notice
              look="page"
              text={failureText(error, failed.text)}
              onRetry={() => void refetch()}
            />
          </Part>
        ) : (
          <Waiting />
        )}
        <Remains />
      </Section>
    </>
  );
}

function Everything({ stored, onDone }: { stored: Stored; onDone: (what: string) => void }) {
  const { sendsMail } = useSettings();
  const { assessments, mails, shared, account } = stored;
  if (assessments.length === 0 && !account) return <NothingStored />;
  const offered = { mail: sendsMail, account: account !== null };
  return (
    <>
      {assessments.length > 0 && <StoredAssessments stored={stored} onDone={onDone} />}
      {mails.length > 0 && <StoredMails stored={stored} />}
      {mails.length + shared.length > 0 && <StoredLinks stored={stored} onDone={onDone} />}
      {account && <StoredAccount account={account} />}
      <TakeAlong offered={offered} />
      <EraseEverything stored={stored} offered={offered} onDone={onDone} />
      {sendsMail && (
        <Part headline={link.missing}>
          <p className={css.measure}>{link.text}</p>
          <AskForLink />
        </Part>
      )}
    </>
  );
}

/** Rendered by the server, and shown while the data loads. */
function Waiting() {
  return (
    <div className={css.part}>
      <noscript>{yourData.needsScript}</noscript>
      <Loading label={yourData.loading} className={css.skeleton}>
        <Skeleton shape="title" />
        <Skeleton shape="block" />
        <Skeleton />
      </Loading>
    </div>
  );
}

function Remains() {
  const { headline, paragraphs } = yourData.remains;
  const { sendsMail, retention } = useSettings();
  return (
    <Part headline={headline}>
      {paragraphs({ mail: sendsMail, backups: untilGoneFromBackups(retention) }).map(
        (sentences) => (
          <p key={sentences} className={css.measure}>
            {sentences}
          </p>
        ),
      )}
      <p>
        <ActionLink action={privacyNotice} className={text.textLink} />
      </p>
    </Part>
  );
}

/** For an unknown browser: how to get to one's own data. */
function NothingStored() {
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
                <a href={`mailto:${email}`} className={text.textLink}>
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
          <AskForLink isMain />
        </Part>
      )}
    </>
  );
}

const { account: accountWords } = yourData;

function StoredAccount({ account }: { account: NonNullable<Stored['account']> }) {
  const { firstName, lastName, createdAt, conversations, messages, sessions } = account;
  return (
    <Part headline={accountWords.headline}>
      <p>{accountWords.signedIn(`${firstName} ${lastName}`.trim(), shortDate(createdAt))}</p>
      <p>{accountWords.stored(conversations, messages, sessions)}</p>
      <p>
        <a href="/chatbot" className={text.textLink}>
          {accountWords.open}
        </a>
      </p>
    </Part>
  );
}

const { taking: takingWords } = yourData;
const look = buttonClass({ variant: 'secondary', size: 'md', full: false, square: false });

function TakeAlong({ offered }: { offered: Offered }) {
  return (
    <Part headline={takingWords.headline}>
      <p className={css.measure}>{takingWords.text(offered)}</p>
      <div className={css.actions}>
        <a href="/api/person/export" download="your-data.json" className={look}>
          {takingWords.json}
        </a>
        <a href="/your-data/answers.csv" download="your-answers.csv" className={look}>
          {takingWords.csv}
        </a>
      </div>
      <p className={`${text.small} ${text.muted}`}>{takingWords.note}</p>
    </Part>
  );
}
