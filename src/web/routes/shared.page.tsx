import { QueryClientProvider } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { DeadLink } from '#web/features/sharing/shared/dead-link.tsx';
import { SharedResults } from '#web/features/sharing/shared/shared-results.tsx';
import { queryClient } from '#web/lib/trpc.ts';

const route = getRouteApi('/site-layout/shared/$token');

export function SharedPage() {
  const { token } = route.useParams();
  return (
    <QueryClientProvider client={queryClient}>
      <SharedResults token={token} />
    </QueryClientProvider>
  );
}

export function SharedWithoutKeyPage() {
  return <DeadLink />;
}
