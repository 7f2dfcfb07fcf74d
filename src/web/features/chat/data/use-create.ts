import { useMutation } from '@tanstack/react-query';
import { chat } from '#content/chat.ts';
import { queryClient, trpc } from '#web/lib/trpc.ts';
import { nothingSaid } from './conversed.ts';
import { messagesOf, refreshConversations } from './queries.ts';
import { tellFailure } from './tell-failure.ts';

/** Starts a conversation and selects it. */
export function useCreate(select: (id: string) => void) {
  return useMutation({
    ...trpc.conversation.create.mutationOptions(),
    onSuccess: ({ id }) => {
      queryClient.setQueryData(messagesOf(id).queryKey, nothingSaid);
      void refreshConversations();
      select(id);
    },
    onError: (error) => tellFailure(error, chat.toasts.createFailed),
  });
}
