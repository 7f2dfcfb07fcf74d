import { useMutation } from '@tanstack/react-query';
import { chat } from '#content/chat.ts';
import { loadEarlier } from '#web/features/chat/data/queries.ts';
import { useSessionWatch } from '#web/features/chat/data/session.ts';
import { Problem } from '#web/features/chat/frame/problem.tsx';
import { Button } from '#web/ui/button.tsx';
import * as css from './earlier-messages.css.ts';

interface EarlierMessagesProps {
  conversationId: string;
  /** They are about to be put in above. */
  onLoad: () => void;
}

/** Stands above the first message shown while there are earlier ones. */
export function EarlierMessages({ conversationId, onLoad }: EarlierMessagesProps) {
  const loading = useMutation({ mutationFn: loadEarlier });
  useSessionWatch(loading.error);
  const load = () => {
    onLoad();
    loading.mutate(conversationId);
  };
  return (
    <div className={css.place}>
      {loading.isError ? (
        <Problem text={chat.labels.earlierFailed} isRetrying={false} onRetry={load} />
      ) : (
        <Button variant="secondary" pending={loading.isPending} onClick={load}>
          {chat.labels.showEarlier}
        </Button>
      )}
    </div>
  );
}
