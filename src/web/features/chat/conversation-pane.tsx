import { useMutation } from '@tanstack/react-query';
import { chat } from '#content/chat.ts';
import * as css from './conversation-pane.css.ts';
import { Composer } from './composer/composer.tsx';
import { ask, stop } from './data/ask.ts';
import { isWriting } from './data/exchange.ts';
import { useIsBusyElsewhere } from './data/exchanges.ts';
import { isSignedOut } from './data/session.ts';
import { keepDraft, useDraft } from './data/use-draft.ts';
import { useMessages } from './data/use-messages.ts';
import { Problem } from './frame/problem.tsx';
import { Spinner } from './frame/spinner.tsx';
import { MessageView } from './messages/message-view.tsx';
import { Welcome } from './messages/welcome.tsx';

interface ConversationPaneProps {
  conversationId: string | undefined;
  /** Starts a conversation and selects it. */
  onCreate: () => Promise<{ id: string }>;
  /** The conversation was deleted elsewhere. */
  onGone: () => void;
}

interface Unsent {
  content: string;
  /** Typed into the input, which is cleared for it. */
  isDraft: boolean;
}

/** What is said in the selected conversation, and the input. */
export function ConversationPane({ conversationId, onCreate, onGone }: ConversationPaneProps) {
  const [draft, setDraft] = useDraft();
  const { stored, exchange, messages } = useMessages(conversationId, onGone);
  const isBusyElsewhere = useIsBusyElsewhere(conversationId);
  const stopping = useMutation({ mutationFn: stop });
  const sending = useMutation({
    mutationFn: async (_message: Unsent) => conversationId ?? (await onCreate()).id,
    onSuccess: (id, { content, isDraft }) => {
      if (isDraft) setDraft('');
      void ask(id, { id: crypto.randomUUID(), content });
    },
    // What could not be sent is there again after signing in.
    onError: (error, { content }) => {
      if (isSignedOut(error)) keepDraft(content);
    },
  });
  const isSending = sending.isPending || exchange?.state === 'sending';
  const isBusy = isSending || isWriting(messages);

  return (
    <>
      {conversationId !== undefined && messages.length > 0 ? (
        <MessageView
          key={conversationId}
          conversationId={conversationId}
          messages={messages}
          hasEarlier={stored.data?.hasEarlier ?? false}
          problem={exchange?.problem}
          onRetry={(question) => void ask(conversationId, question)}
        />
      ) : stored.isLoading ? (
        <Spinner label={chat.labels.loadingMessages} />
      ) : stored.isError ? (
        <div className={css.problem}>
          <Problem
            text={chat.labels.messagesFailed}
            isRetrying={stored.isFetching}
            onRetry={() => void stored.refetch()}
          />
        </div>
      ) : (
        <Welcome
          disabled={isBusy || isBusyElsewhere}
          onChoose={(content) => sending.mutate({ content, isDraft: false })}
        />
      )}
      <Composer
        draft={draft}
        onDraft={setDraft}
        onSend={() => sending.mutate({ content: draft.trim(), isDraft: true })}
        isHeldBack={isBusyElsewhere && !isBusy}
        state={isSending ? 'sending' : isBusy ? 'writing' : 'idle'}
        onStop={() => conversationId && stopping.mutate(conversationId)}
        isStopping={stopping.isPending}
      />
    </>
  );
}
