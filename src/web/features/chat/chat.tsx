import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { chat } from '#content/chat.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { queryClient } from '#web/lib/trpc.ts';
import { aboveComposer } from './chat-frame.css.ts';
import { buttonClass } from '#web/ui/button.css.ts';
import { Button } from '#web/ui/button.tsx';
import { ToastViewport } from '#web/ui/toast-viewport.tsx';
import { visuallyHidden } from '#web/ui/visually-hidden.css.ts';
import { Spinner } from './chat-frame.tsx';
import { ChatRoom } from './chat-room.tsx';
import { ComingSoonOverlay } from './coming-soon.tsx';
import { user } from './data/queries.ts';
import { isSignedOut, signInUrl } from './data/session.ts';
import { Invitation, QuietFrame } from './invitation.tsx';

/** Ready Leader Chat, or its preview while it is not open yet. */
export function Chat() {
  const { chatbotOpen } = useSettings().flags;
  if (!chatbotOpen) return <ComingSoonOverlay />;
  return (
    <QueryClientProvider client={queryClient}>
      <ChatGate />
      <div className={aboveComposer}>
        <ToastViewport />
      </div>
    </QueryClientProvider>
  );
}

/** Shows the chat to a signed-in user, and an invitation to everyone else. */
function ChatGate() {
  const { data, error, isPending, refetch } = useQuery(user);

  // A page from the back/forward cache must not show data of a user who has signed out.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.location.reload();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, []);

  if (data) return <ChatRoom user={data} />;
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
        {/* Leaves this application: the server redirects to the identity provider. */}
        <a href={signInUrl()} className={buttonClass({ size: 'lg' })}>
          {chat.signIn.action}
        </a>
      </Invitation>
    );
  }
  return (
    <Invitation {...chat.loadFailed}>
      <Button size="lg" onClick={() => void refetch()}>
        {chat.labels.tryAgain}
      </Button>
    </Invitation>
  );
}
