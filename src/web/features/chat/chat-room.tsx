import { useMutation } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useCallback, useEffect, useRef, useState } from 'react';
import { chat } from '#content/chat.ts';
import { unlessGone } from '#web/lib/api-error.ts';
import { client, queryClient, trpc } from '#web/lib/trpc.ts';
import { ChatFrame, SignedInUser } from './chat-frame.tsx';
import { focusInput } from './composer.tsx';
import { ConversationPane } from './conversation.tsx';
import { nothingSaid } from './data/conversed.ts';
import { dropExchange } from './data/exchange.ts';
import {
  isEmpty,
  messagesOf,
  refreshConversations,
  type Conversation,
  type User,
} from './data/queries.ts';
import { beginWithDraft, keepDraft, tellFailure } from './data/session.ts';
import { Conversations, DeleteDialog, RenameDialog, SidebarContent } from './sidebar.tsx';

export function ChatRoom({ user }: { user: User }) {
  const [selectedId, select] = useSelection();
  const [toDelete, setToDelete] = useState<Conversation | null>(null);
  const [toRename, setToRename] = useState<Conversation | null>(null);
  const panel = useRef<HTMLElement>(null);
  const closeSidebar = () => panel.current?.hidePopover();
  const creation = useMutation({
    ...trpc.conversation.create.mutationOptions(),
    onSuccess: ({ id }) => {
      queryClient.setQueryData(messagesOf(id).queryKey, nothingSaid);
      void refreshConversations();
      if (selectedId === undefined) beginWithDraft(id);
      select(id);
      closeSidebar();
      focusInput();
    },
    onError: (error) => tellFailure(error, chat.toasts.createFailed),
  });
  /** An empty conversation serves as a new one. */
  const startNew = () => {
    if (selectedId === undefined || !isEmpty(selectedId)) return creation.mutate();
    closeSidebar();
    focusInput();
  };
  const deletion = useMutation({
    mutationFn: (id: string) => unlessGone(client.conversation.delete.mutate({ id })),
    onSuccess: async (_nothing, id) => {
      setToDelete(null);
      if (id === selectedId) select(undefined);
      dropExchange(id);
      keepDraft('', id);
      queryClient.removeQueries({ queryKey: messagesOf(id).queryKey });
      await refreshConversations();
    },
    onError: (error) => tellFailure(error, chat.toasts.deleteFailed),
  });

  // The focused button disappears with the deleted conversation.
  useEffect(() => {
    const isLost = document.activeElement === document.body;
    if (selectedId === undefined && deletion.isSuccess && isLost) focusInput();
  }, [deletion.isSuccess, selectedId]);

  return (
    <>
      <ChatFrame
        panel={panel}
        user={<SignedInUser user={user} />}
        sidebar={
          <SidebarContent isCreating={creation.isPending} onCreate={startNew}>
            <Conversations
              selectedId={selectedId}
              onSelect={(id) => {
                select(id);
                closeSidebar();
              }}
              onRename={setToRename}
              onDelete={setToDelete}
            />
          </SidebarContent>
        }
      >
        <ConversationPane
          conversationId={selectedId}
          onCreate={() => creation.mutateAsync()}
          onGone={() => select(undefined)}
        />
      </ChatFrame>
      <RenameDialog conversation={toRename} onClose={() => setToRename(null)} />
      <DeleteDialog
        conversation={toDelete}
        pending={deletion.isPending}
        onConfirm={() => toDelete && deletion.mutate(toDelete.id)}
        onClose={() => setToDelete(null)}
      />
    </>
  );
}

const route = getRouteApi('/site-layout/chatbot');

/** The selected conversation is in the address, so a reload keeps it. */
function useSelection() {
  const { conversation } = route.useSearch();
  const navigate = route.useNavigate();
  const select = useCallback(
    (id: string | undefined) =>
      void navigate({
        search: id === undefined ? {} : { conversation: id },
        resetScroll: false,
        // Do not lead back to a deleted conversation.
        replace: id === undefined,
      }),
    [navigate],
  );
  return [conversation === '' ? undefined : conversation, select] as const;
}
