import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { AssessmentHeader } from '../features/assessment/assessment-header.tsx';
import { FindResultsProvider } from '../features/assessment/dialogs/find-results.tsx';
import { queryClient } from '../trpc.ts';
import { Toaster } from '../ui/toaster.tsx';

/** The frame of the assessment and its dashboard: data access, header, Find My Results. */
export function AssessmentLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <FindResultsProvider>
        <AssessmentHeader />
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
        <Toaster />
      </FindResultsProvider>
    </QueryClientProvider>
  );
}
