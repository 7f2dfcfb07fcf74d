import { QueryClientProvider } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { FeedbackFrame } from '#web/features/feedback/rater/feedback-frame.tsx';
import { queryClient } from '#web/lib/trpc.ts';

/** The frame of the page for invited colleagues: no menu leads them away. */
export function FeedbackLayout() {
  return (
    <QueryClientProvider client={queryClient}>
      <FeedbackFrame>
        <Outlet />
      </FeedbackFrame>
    </QueryClientProvider>
  );
}
