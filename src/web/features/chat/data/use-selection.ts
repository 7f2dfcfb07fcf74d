import { getRouteApi } from '@tanstack/react-router';
import { useCallback } from 'react';

const route = getRouteApi('/site-layout/chatbot');

/** The selected conversation stands in the address: it is there again after a reload. */
export function useSelection() {
  const { conversation } = route.useSearch();
  const navigate = route.useNavigate();
  const select = useCallback(
    (id: string | undefined) =>
      void navigate({
        search: id === undefined ? {} : { conversation: id },
        resetScroll: false,
        // No way back to a conversation that is no more.
        replace: id === undefined,
      }),
    [navigate],
  );
  return [conversation, select] as const;
}
