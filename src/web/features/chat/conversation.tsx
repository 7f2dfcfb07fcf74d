import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { chat } from '#content/chat.ts';
import { NoticeCard } from '#web/ui/notice.tsx';
import { AlertIcon } from '#web/ui/tool-icons.tsx';
import { errorStatus, isMissing } from '#web/lib/api-error.ts';
import { OwnResults, PeopleToCall } from './aids.tsx';
import { HelpDialog } from './cards.tsx';
import { Spinner } from './chat-frame.tsx';
import { Composer } from './composer.tsx';
import * as css from './chat-frame.css.ts';
import { ask, stop } from './data/ask.ts';
import { withReply } from './data/conversed.ts';
import {
  isUnderWay,
  isWriting,
  useExchange,
  useIsBusyElsewhere,
  withExchange,
  type Message,
} from './data/exchange.ts';
import { messagesOf, refreshConversations, refreshMessages, replyOf } from './data/queries.ts';
import { isSignedOut, keepDraft, useDraft, useSessionWatch } from './data/session.ts';
import { MessageView } from './messages.tsx';
import { Welcome } from './welcome.tsx';

interface ConversationPaneProps {
  conversationId: string | undefined;
  onCreate: () => Promise<{ id: string }>;
  /** The conversation was deleted elsewhere. */
  onGone: () => void;
}

interface Unsent {
  content: string;
  /** Typed into the input, which is cleared for it. */
  isDraft: boolean;
}

export function ConversationPane({ conversationId, onCreate, onGone }: ConversationPaneProps) {
  const [draft, setDraft] = useDraft(conversationId);
  const { stored, exchange, messages } = useMessages(conversationId, onGone);
  const isBusyElsewhere = useIsBusyElsewhere(conversationId);
  const [isHelpOpen, setHelpOpen] = useState(false);
  const stopping = useMutation({ mutationFn: stop });
  const sending = useMutation({
    mutationFn: async (_message: Unsent) => conversationId ?? (await onCreate()).id,
    onSuccess: (id, { content, isDraft }) => {
      if (isDraft) setDraft('', id);
      void ask(id, { id: crypto.randomUUID(), content });
    },
    // The unsent message is restored after signing in.
    onError: (error, { content }) => {
      if (isSignedOut(error)) keepDraft(content, conversationId);
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
          canRetry={!exchange?.isLimit}
          onRetry={(question) => void ask(conversationId, question)}
        />
      ) : stored.isLoading ? (
        <Spinner label={chat.labels.loadingMessages} />
      ) : stored.isError ? (
        <div className={css.problem}>
          <NoticeCard
            icon={<AlertIcon size={22} />}
            title={chat.labels.messagesFailed}
            text={chat.labels.messagesFailedAdvice}
            onRetry={() => void stored.refetch()}
          />
        </div>
      ) : (
        <Welcome
          disabled={isBusy || isBusyElsewhere}
          onChoose={(content) => sending.mutate({ content, isDraft: false })}
        />
      )}
      <OwnResults conversationId={conversationId} onCreate={onCreate} />
      <Composer
        draft={draft}
        onDraft={setDraft}
        onSend={() => sending.mutate({ content: draft.trim(), isDraft: true })}
        isHeldBack={isBusyElsewhere && !isBusy}
        isAtLimit={exchange?.isLimit}
        state={isSending ? 'sending' : isBusy ? 'writing' : 'idle'}
        onStop={() => conversationId && stopping.mutate(conversationId)}
        isStopping={stopping.isPending}
        aside={<PeopleToCall onHelp={() => setHelpOpen(true)} />}
      />
      <HelpDialog open={isHelpOpen} onClose={() => setHelpOpen(false)} />
    </>
  );
}

/**
 * The messages of a conversation: those stored, the reply being written for another page, and the
 * question and reply of this page.
 * @param onGone the conversation was deleted elsewhere
 */
function useMessages(conversationId: string | undefined, onGone: () => void) {
  const stored = useQuery({
    ...messagesOf(conversationId ?? ''),
    enabled: conversationId !== undefined,
  });
  const exchange = useExchange(conversationId);
  const known = stored.data?.messages;
  const followed = useFollowed(conversationId, isUnderWay(exchange) ? undefined : known);
  useSessionWatch(stored.error);
  const isGone = isMissing(stored.error);
  const leave = useEffectEvent(() => {
    void refreshConversations();
    onGone();
  });
  useEffect(() => {
    if (isGone) leave();
  }, [isGone]);
  const messages = useMemo(
    () => withExchange(withReply(known ?? [], followed), exchange),
    [known, followed, exchange],
  );
  return { stored, exchange, messages };
}

function useFollowed(
  conversationId: string | undefined,
  messages: readonly Message[] = [],
): Message | undefined {
  const id = messages.find(({ status }) => status === 'writing')?.id;
  const { data, error } = useQuery({ ...replyOf(id ?? ''), enabled: id !== undefined });
  useSessionWatch(error);
  const isOver = (data && data.status !== 'writing') || errorStatus(error) === 404;
  useEffect(() => {
    if (isOver && id !== undefined && conversationId) void refreshMessages(conversationId);
  }, [isOver, id, conversationId]);
  return id === undefined ? undefined : data;
}
