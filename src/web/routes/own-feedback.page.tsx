import { getRouteApi } from '@tanstack/react-router';
import { FeedbackOf } from '#web/features/feedback/leader/own-feedback.tsx';

const route = getRouteApi('/assessment-layout/assessment/feedback');

export function OwnFeedbackPage() {
  return <FeedbackOf id={route.useSearch().id} />;
}
