import { QueryClientProvider } from '@tanstack/react-query';
import { OwnData } from '#web/features/own-data/own-data.tsx';
import { queryClient } from '#web/lib/trpc.ts';

export function YourDataPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <OwnData />
    </QueryClientProvider>
  );
}
