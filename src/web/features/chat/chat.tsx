import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '#web/lib/trpc.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { Toaster } from '#web/ui/toaster.tsx';
import { aboveComposer } from './chat.css.ts';
import { ChatGate } from './chat-gate.tsx';
import { ComingSoonOverlay } from './coming-soon/coming-soon-overlay.tsx';

/** Ready Leader Chat, or what can be seen of it while it is not open yet. */
export function Chat() {
  const { chatbotOpen } = useSettings().flags;
  if (!chatbotOpen) return <ComingSoonOverlay />;
  return (
    <QueryClientProvider client={queryClient}>
      <ChatGate />
      <div className={aboveComposer}>
        <Toaster />
      </div>
    </QueryClientProvider>
  );
}
