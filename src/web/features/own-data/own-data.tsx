import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { privacyNotice } from '#content/navigation.ts';
import { untilGoneFromBackups } from '#content/backups.ts';
import { yourData } from '#content/your-data.ts';
import { ActionLink } from '#web/lib/action-link.tsx';
import { serverMessage, whatToDo } from '#web/lib/api-error.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { Button } from '#web/ui/button.tsx';
import { Section } from '#web/ui/section.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import * as text from '#web/ui/text.css.ts';
import { AskForLink } from './ask-for-link.tsx';
import { EraseEverything } from './erase-everything.tsx';
import { keptQuery, type Kept } from './kept.ts';
import { KeptAccount } from './kept-account.tsx';
import { KeptAssessments } from './kept-assessments.tsx';
import { KeptLinks } from './kept-links.tsx';
import { KeptMails } from './kept-mails.tsx';
import { NothingKept } from './nothing-kept.tsx';
import { Part } from './part.tsx';
import { TakeAlong } from './take-along.tsx';
import * as css from './own-data.css.ts';

/** What is kept of whoever looks, and what they can do about it. */
export function YourData() {
  const { data, error, isFetching, refetch } = useQuery(keptQuery);
  const [done, setDone] = useState<{ what: string }>();
  const said = useRef<HTMLDivElement>(null);
  const tell = (what: string) => setDone({ what });

  // After the dialog gave the focus back to what was pressed, which may go with what was erased.
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
          <Everything kept={data} onDone={tell} />
        ) : error ? (
          <Failed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />
        ) : (
          <Waiting />
        )}
        <Remains />
      </Section>
    </>
  );
}

function Everything({ kept, onDone }: { kept: Kept; onDone: (what: string) => void }) {
  const { sendsMail } = useSettings();
  const { assessments, mails, shared, account } = kept;
  if (assessments.length === 0 && !account) return <NothingKept />;
  const offered = { mail: sendsMail, account: account !== null };
  return (
    <>
      {assessments.length > 0 && <KeptAssessments kept={kept} onDone={onDone} />}
      {mails.length > 0 && <KeptMails kept={kept} />}
      {mails.length + shared.length > 0 && <KeptLinks kept={kept} onDone={onDone} />}
      {account && <KeptAccount account={account} />}
      <TakeAlong offered={offered} />
      <EraseEverything kept={kept} offered={offered} onDone={onDone} />
      {sendsMail && (
        <Part headline={yourData.link.headline}>
          <p className={css.measure}>{yourData.link.another}</p>
          <AskForLink />
        </Part>
      )}
    </>
  );
}

interface FailedProps {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

function Failed({ error, isRetrying, onRetry }: FailedProps) {
  const { headline, text: words, action } = yourData.failed;
  return (
    <Part headline={headline} ruled={false}>
      <p role="alert" className={css.measure}>
        {whatToDo(error, serverMessage(error) ?? words)}
      </p>
      <Button pending={isRetrying} onClick={onRetry}>
        {action}
      </Button>
    </Part>
  );
}

/** What the server renders, and what shows while it is read. */
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
