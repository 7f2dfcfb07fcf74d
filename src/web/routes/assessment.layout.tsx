import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { useEffect } from 'react';
import { AssessmentFooter, AssessmentHeader } from '#web/features/assessment/assessment-frame.tsx';
import { FindResultsProvider } from '#web/features/assessment/dialogs/find-results.tsx';
import { idsWithUnsentPlan, listenToTabs } from '#web/features/assessment/data/device-store.ts';
import { sendUnsent } from '#web/features/assessment/data/response-outbox.ts';
import { queryClient } from '#web/lib/trpc.ts';
import { ToastViewport } from '#web/ui/toast-viewport.tsx';

/** The frame of the assessment and its dashboard: data access, header, Find My Results. */
export function AssessmentLayout() {
  useEffect(sendUnsent, []);
  useEffect(sendPlans, []);
  useEffect(followErasure, []);
  return (
    <QueryClientProvider client={queryClient}>
      <FindResultsProvider>
        <AssessmentHeader />
        <main id="main" tabIndex={-1}>
          <Outlet />
        </main>
        <AssessmentFooter />
        <ToastViewport />
      </FindResultsProvider>
    </QueryClientProvider>
  );
}

/** Sends plans that earlier visits left unsent. Their code loads only if there are any. */
function sendPlans(): void {
  void idsWithUnsentPlan().then((ids) => ids.forEach(sendPlan));
}

async function sendPlan(id: string): Promise<void> {
  const { planOutboxOf } = await import('#web/features/plan/data/plan-outbox.ts');
  await planOutboxOf(id).send();
}

let isFollowing = false;

/** When another tab erases an assessment, this tab forgets it too. */
function followErasure(): void {
  if (isFollowing) return;
  isFollowing = true;
  listenToTabs(async (message) => {
    if (!('erased' in message)) return;
    const { forgetHere } = await import('#web/features/assessment/data/erasure.ts');
    await forgetHere(message.erased);
  });
}
