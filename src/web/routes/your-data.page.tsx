import { QueryClientProvider } from '@tanstack/react-query';
import { YourData } from '#web/features/assessment/your-data/your-data.tsx';
import { queryClient } from '#web/lib/trpc.ts';

export function YourDataPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <YourData />
    </QueryClientProvider>
  );
}
