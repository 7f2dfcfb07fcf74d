import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { chat } from '#content/chat.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { PlusIcon } from '#web/ui/icons.tsx';
import { muted } from '#web/ui/text.css.ts';
import { TrashIcon } from '#web/ui/tool-icons.tsx';
import { Spinner } from './chat-frame.tsx';
import { conversations } from './data/queries.ts';
import { useSessionWatch } from './data/session.ts';
import type { Conversation } from './data/types.ts';
import * as css from './sidebar.css.ts';

interface SidebarContentProps {
  isCreating: boolean;
  onCreate: () => void;
  /** The conversations, or a message in their place. */
  children: ReactNode;
}

export function SidebarContent({ isCreating, onCreate, children }: SidebarContentProps) {
  return (
    <>
      <Button full pending={isCreating} className={css.create} onClick={onCreate}>
        <PlusIcon />
        {chat.labels.newConversation}
      </Button>
      <nav aria-label={chat.labels.conversations} className={css.nav}>
        {children}
      </nav>
    </>
  );
}

/** The user's conversations. */
export function Conversations(props: Omit<ConversationListProps, 'conversations'>) {
  const query = useInfiniteQuery(conversations);
  const { data, error, isPending, refetch } = query;
  useSessionWatch(error);

  if (isPending) return <Spinner label={chat.labels.loadingConversations} />;
  if (!data) {
    return (
      <Notice
        action={chat.labels.tryAgain}
        text={chat.labels.conversationsFailed}
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

interface ConversationListProps {
  conversations: readonly Conversation[];
  selectedId: string | undefined;
  onSelect: (id: string) => void;
  onDelete: (conversation: Conversation) => void;
}

/** Latest first. The selected conversation can be deleted. */
function ConversationList(props: ConversationListProps) {
  const { conversations: listed, selectedId, onSelect, onDelete } = props;
  return (
    <ul role="list" className={css.list}>
      {listed.map((conversation) => {
        const isSelected = conversation.id === selectedId;
        return (
          <li key={conversation.id} className={css.row} data-selected={isSelected || undefined}>
            <button
              type="button"
              className={css.choose}
              aria-current={isSelected || undefined}
              onClick={() => onSelect(conversation.id)}
            >
              <span className={css.title}>{conversation.title}</span>
            </button>
            {isSelected && (
              <Button
                variant="quiet"
                square
                aria-label={chat.labels.deleteConversation}
                onClick={() => onDelete(conversation)}
              >
                <TrashIcon size={20} />
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface DeleteDialogProps {
  /** Null while the dialog is closed. */
  conversation: Conversation | null;
  pending: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

export function DeleteDialog({ conversation, pending, onConfirm, onClose }: DeleteDialogProps) {
  const { data } = useInfiniteQuery(conversations);
  // The first question gives a conversation its title, which may arrive while the dialog is open.
  const named = data?.find(({ id }) => id === conversation?.id) ?? conversation;
  const { title, question, cancel, confirm, pending: deleting } = chat.deletion;
  return (
    <ConfirmDialog
      open={conversation !== null}
      title={title}
      description={named && question.replace('{title}', () => named.title)}
      cancel={cancel}
      action={confirm}
      pending={pending}
      pendingLabel={deleting}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
