import { getRouteApi } from '@tanstack/react-router';
import { FeedbackOf } from '#web/features/feedback/leader/own-feedback.tsx';
import { PageMissing } from '#web/features/site/notices/page-missing.tsx';
import { useSettings } from '#web/lib/settings.tsx';

const route = getRouteApi('/assessment-layout/assessment/feedback');

/** Feedback on the assessment in the address; without one, on the latest. Needs mail. */
export function OwnFeedbackPage() {
  const { id } = route.useSearch();
  return useSettings().sendsMail ? <FeedbackOf id={id} /> : <PageMissing />;
}
