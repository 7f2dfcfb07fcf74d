import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { AssessmentHeader } from '#web/features/assessment/assessment-header.tsx';
import { FindResultsProvider } from '#web/features/assessment/dialogs/find-results.tsx';
import { followErasing } from '#web/features/assessment/data/erased-elsewhere.ts';
import { sendWhatIsLeft } from '#web/features/assessment/data/queues.ts';
import { sendPlans } from '#web/features/assessment/data/send-plans.ts';
import { queryClient } from '#web/lib/trpc.ts';
import { ToastViewport } from '#web/ui/toast-viewport.tsx';

/** The frame of the assessment and its dashboard: data access, header, Find My Results. */
export function AssessmentLayout() {
  useEffect(sendWhatIsLeft, []);
  useEffect(sendPlans, []);
  useEffect(followErasing, []);
  return (
    <QueryClientProvider client={queryClient}>
      <FindResultsProvider>
        <AssessmentHeader />
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
        <ToastViewport />
      </FindResultsProvider>
    </QueryClientProvider>
  );
}
