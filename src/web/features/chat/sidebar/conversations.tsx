import { useInfiniteQuery } from '@tanstack/react-query';
import { chat } from '#content/chat.ts';
import { Button } from '#web/ui/button.tsx';
import { muted } from '#web/ui/text.css.ts';
import { conversations } from '#web/features/chat/data/queries.ts';
import { useSessionWatch } from '#web/features/chat/data/session.ts';
import { Problem } from '#web/features/chat/frame/problem.tsx';
import { Spinner } from '#web/features/chat/frame/spinner.tsx';
import * as css from './conversation-list.css.ts';
import { ConversationList, type ConversationListProps } from './conversation-list.tsx';

/** The person's conversations as they come. */
export function Conversations(props: Omit<ConversationListProps, 'conversations'>) {
  const query = useInfiniteQuery(conversations);
  const { data, error, isPending, isFetching, refetch } = query;
  useSessionWatch(error);

  if (isPending) return <Spinner label={chat.labels.loadingConversations} />;
  if (!data) {
    return (
      <Problem
        text={chat.labels.conversationsFailed}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.length === 0) return <p className={muted}>{chat.labels.noConversations}</p>;
  return (
    <>
      <ConversationList {...props} conversations={data} />
      {query.hasNextPage && (
        <Button
          variant="quiet"
          full
          className={css.more}
          pending={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {chat.labels.moreConversations}
        </Button>
      )}
      {query.isFetchNextPageError && (
        <p role="alert" className={css.failed}>
          {chat.labels.conversationsFailed}
        </p>
      )}
    </>
  );
}
