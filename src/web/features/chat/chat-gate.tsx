import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { chat } from '#content/chat.ts';
import { buttonClass } from '#web/ui/button.css.ts';
import { Button } from '#web/ui/button.tsx';
import { visuallyHidden } from '#web/ui/visually-hidden.css.ts';
import { ChatRoom } from './chat-room.tsx';
import { person } from './data/queries.ts';
import { isSignedOut, signInUrl } from './data/session.ts';
import { Invitation } from './frame/invitation.tsx';
import { QuietFrame } from './frame/quiet-frame.tsx';
import { Spinner } from './frame/spinner.tsx';

/** Lets in who is signed in and invites everybody else. */
export function ChatGate() {
  const { data, error, isPending, isFetching, refetch } = useQuery(person);

  // A page that the browser kept while its person signed out elsewhere shows nothing of theirs.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  if (data) return <ChatRoom person={data} />;
  if (isPending) {
    return (
      <QuietFrame>
        <h1 className={visuallyHidden}>{chat.name}</h1>
        <noscript>{chat.needsScript}</noscript>
        <Spinner label={chat.labels.loadingChat} />
      </QuietFrame>
    );
  }
  if (isSignedOut(error)) {
    return (
      <Invitation {...chat.signIn}>
        {/* Leads out of this application: the service knows the identity provider. */}
        <a href={signInUrl()} className={buttonClass({ size: 'lg' })}>
          {chat.signIn.action}
        </a>
      </Invitation>
    );
  }
  return (
    <Invitation {...chat.loadFailed}>
      <Button size="lg" pending={isFetching} onClick={() => void refetch()}>
        {chat.labels.tryAgain}
      </Button>
    </Invitation>
  );
}
