import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { untilGoneFromBackups } from '#content/backups.ts';
import { navigation, privacyNotice } from '#content/navigation.ts';
import { yourData } from '#content/your-data.ts';
import { AskForLink } from '#web/features/own-data/ask-for-link.tsx';
import * as css from '#web/features/own-data/own-data.css.ts';
import { storedQuery, DataSection } from '#web/features/own-data/stored.tsx';
import { ActionLink } from '#web/lib/action-link.tsx';
import { failureText } from '#web/lib/api-error.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Loaded } from '#web/lib/loaded.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { queryClient } from '#web/lib/trpc.ts';
import { Notice } from '#web/ui/notice.tsx';
import { Section } from '#web/ui/section.tsx';
import { Loading } from '#web/ui/skeleton.tsx';
import * as text from '#web/ui/text.css.ts';
import { above4, above5, inside7, measure, stack5, windowHigh } from '#web/ui/layout.css.ts';

export function YourDataPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <OwnData />
    </QueryClientProvider>
  );
}

const { failed, none, link } = yourData;

const EverythingStored = lazyPart(
  () =>
    import('#web/features/own-data/everything-stored.tsx').then((part) => part.EverythingStored),
  { waiting: <DataLoading /> },
);

function OwnData() {
  const query = useQuery(storedQuery);
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
        <h1 className={`${text.h1} ${above4}`}>{yourData.headline}</h1>
        <p className={`${text.lead} ${above5}`}>{yourData.lead}</p>
        <div ref={said} role="status" tabIndex={-1} className={css.done}>
          {done?.what}
        </div>
      </Section>
      <Section size="flush">
        <Loaded
          query={query}
          waiting={<DataLoading />}
          failed={(error, retry) => (
            <DataSection headline={failed.headline} ruled={false}>
              <Notice look="page" text={failureText(error, failed.text)} onRetry={retry} />
            </DataSection>
          )}
        >
          {(data) =>
            data.addresses.length + data.assessments.length > 0 || data.account ? (
              <EverythingStored stored={data} onDone={tell} />
            ) : (
              <NothingStored isErased={done !== undefined} />
            )
          }
        </Loaded>
        <Remains />
      </Section>
    </>
  );
}

/** Rendered by the server, and shown while the data loads. */
function DataLoading() {
  return (
    <div className={inside7}>
      <noscript>{yourData.needsScript}</noscript>
      <Loading
        label={yourData.loading}
        className={`${stack5} ${windowHigh}`}
        shapes={['title', 'block', 'block', 'line']}
      />
    </div>
  );
}

function Remains() {
  const { headline, paragraphs, kept } = yourData.remains;
  const settings = useSettings();
  const backups = untilGoneFromBackups(settings.retention);
  const said = [...paragraphs({ mail: settings.sendsMail, backups }), ...kept(settings)];
  return (
    <DataSection headline={headline}>
      {said.map((sentences) => (
        <p key={sentences} className={measure}>
          {sentences}
        </p>
      ))}
      <p>
        <ActionLink action={privacyNotice} className={text.textLink} />
      </p>
    </DataSection>
  );
}

/** For an unknown browser, and once everything is erased: how to get to one's own data. */
function NothingStored({ isErased }: { isErased: boolean }) {
  const { sendsMail, practice } = useSettings();
  const { email } = practice.contact;
  if (sendsMail) {
    return (
      <>
        {!isErased && (
          <DataSection headline={none.headline} ruled={false}>
            <p className={measure}>
              {none.text} {none.mailed}
            </p>
          </DataSection>
        )}
        <DataSection headline={link.headline} ruled={!isErased}>
          <p className={measure}>{link.text}</p>
          <AskForLink isMain={!isErased} />
        </DataSection>
      </>
    );
  }
  return (
    <DataSection headline={isErased ? none.erased : none.headline} ruled={false}>
      {!isErased && <p className={measure}>{none.text}</p>}
      <p className={measure}>{none.elsewhere}</p>
      <p className={measure}>
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
      {!email && (
        <p>
          <ActionLink action={navigation.bookCall} className={text.textLink} />
        </p>
      )}
    </DataSection>
  );
}
