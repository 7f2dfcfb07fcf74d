import { useMutation } from '@tanstack/react-query';
import { chat } from '#content/chat.ts';
import { queryClient, trpc } from '#web/lib/trpc.ts';
import { showToast } from '#web/ui/toast.ts';
import { messagesOf, refreshConversations } from './queries.ts';
import { expireSession, isSignedOut } from './session.ts';

/** Starts a conversation and selects it. */
export function useCreate(select: (id: string) => void) {
  return useMutation({
    ...trpc.conversation.create.mutationOptions(),
    onSuccess: ({ id }) => {
      queryClient.setQueryData(messagesOf(id).queryKey, []);
      void refreshConversations();
      select(id);
    },
    onError: (error) => {
      if (isSignedOut(error)) expireSession();
      else showToast(chat.toasts.createFailed);
    },
  });
}
