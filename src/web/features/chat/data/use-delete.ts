import { useMutation } from '@tanstack/react-query';
import { chat } from '#content/chat.ts';
import { errorStatus } from '#web/lib/api-error.ts';
import { client, queryClient } from '#web/lib/trpc.ts';
import { dropExchange } from './exchanges.ts';
import { messagesOf, refreshConversations } from './queries.ts';
import { tellFailure } from './tell-failure.ts';

export function useDelete(onDeleted: (id: string) => void) {
  return useMutation({
    mutationFn: remove,
    onSuccess: async (_nothing, id) => {
      onDeleted(id);
      dropExchange(id);
      queryClient.removeQueries({ queryKey: messagesOf(id).queryKey });
      await refreshConversations();
    },
    onError: (error) => tellFailure(error, chat.toasts.deleteFailed),
  });
}

/** One that was deleted elsewhere is as good as deleted here. */
async function remove(id: string): Promise<void> {
  try {
    await client.conversation.delete.mutate({ id });
  } catch (error) {
    if (errorStatus(error) !== 404) throw error;
  }
}
