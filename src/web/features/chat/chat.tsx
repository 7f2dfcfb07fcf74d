import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { chat } from '#content/chat.ts';
import { siteName } from '#content/site.ts';
import { Loaded } from '#web/lib/loaded.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { queryClient } from '#web/lib/trpc.ts';
import { buttonClass } from '#web/ui/button.css.ts';
import { Button } from '#web/ui/button.tsx';
import { Container } from '#web/ui/boxes.tsx';
import { Logo } from '#web/ui/logo.tsx';
import { Section } from '#web/ui/section.tsx';
import { BesideSteps, BrokenSteps, WholeSteps } from '#web/ui/steps.tsx';
import * as text from '#web/ui/text.css.ts';
import { ToastViewport } from '#web/ui/toast-viewport.tsx';
import { Spinner } from './chat-frame.tsx';
import * as css from './chat.css.ts';
import { ChatRoom } from './chat-room.tsx';
import { ComingSoonOverlay } from './coming-soon.tsx';
import { user } from './data/queries.ts';
import { isSignedOut, signInUrl } from './data/session.ts';
import { apart, fills, middle, notOnPhone, row3, windowHigh } from '#web/ui/layout.css.ts';

export function Chat() {
  const { chatbotOpen } = useSettings().flags;
  if (!chatbotOpen) return <ComingSoonOverlay />;
  return (
    <QueryClientProvider client={queryClient}>
      <ChatGate />
      <div className={css.toasts}>
        <ToastViewport />
      </div>
    </QueryClientProvider>
  );
}

function ChatGate() {
  // A page from the back/forward cache must not show data of a user who has signed out.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  return (
    <Loaded
      query={useQuery(user)}
      waiting={
        <QuietFrame>
          <h1 className={text.visuallyHidden}>{chat.name}</h1>
          <noscript>{chat.needsScript}</noscript>
          <Spinner label={chat.labels.loadingChat} />
        </QuietFrame>
      }
      failed={(error, retry) => <NoChat error={error} onRetry={retry} />}
    >
      {(known) => <ChatRoom user={known} />}
    </Loaded>
  );
}

function NoChat({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (isSignedOut(error)) {
    return (
      <Invitation {...chat.signIn} drawing={<WholeSteps />}>
        {/* Leaves this application: the server redirects to the identity provider. */}
        <a href={signInUrl()} className={buttonClass({ size: 'lg' })}>
          {chat.signIn.action}
        </a>
      </Invitation>
    );
  }
  return (
    <Invitation {...chat.loadFailed} drawing={<BrokenSteps />}>
      <Button size="lg" onClick={onRetry}>
        {chat.labels.tryAgain}
      </Button>
    </Invitation>
  );
}

interface InvitationProps {
  headline: string;
  body: string;
  drawing: ReactNode;
  children: ReactNode;
}

function Invitation({ headline, body, drawing, children }: InvitationProps) {
  return (
    <QuietFrame look="invitation">
      <Section tone="deep" size="flush">
        <BesideSteps drawing={drawing}>
          <p className={text.kicker}>{chat.name}</p>
          <h1 className={text.display}>{headline}</h1>
          <p className={text.lead}>{body}</p>
          {children}
        </BesideSteps>
      </Section>
    </QuietFrame>
  );
}

interface QuietFrameProps {
  look?: keyof typeof css.mains;
  children: ReactNode;
}

function QuietFrame({ look = 'waiting', children }: QuietFrameProps) {
  return (
    <div className={`${fills} ${windowHigh}`}>
      <header className={css.header}>
        <Container className={`${row3} ${apart} ${middle}`}>
          <Link to="/" className={text.homeLink}>
            <Logo name={siteName} />
          </Link>
          <Link to="/resources" className={`${text.textLink} ${notOnPhone}`}>
            {chat.labels.backToSite}
          </Link>
        </Container>
      </header>
      <main id="main" tabIndex={-1} className={css.mains[look]}>
        {children}
      </main>
    </div>
  );
}
