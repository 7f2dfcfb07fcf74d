import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { feedback } from '#content/feedback-leader.ts';
import { dashboardAssessment } from '#web/features/assessment/data/current.ts';
import {
  FeedbackFrame,
  FeedbackLoading,
  NoFeedback,
  OwnFeedback,
} from '#web/features/feedback/leader/own-feedback.tsx';
import { PageMissing } from '#web/features/site/notices/page-missing.tsx';
import { failureText } from '#web/lib/api-error.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { Notice } from '#web/ui/notice.tsx';

const route = getRouteApi('/assessment-layout/assessment/feedback');

/** Feedback on the assessment in the address; without one, on the latest. Needs mail. */
export function OwnFeedbackPage() {
  const { id } = route.useSearch();
  const { sendsMail } = useSettings();
  const { data, error, refetch } = useQuery(dashboardAssessment(id));
  if (!sendsMail) return <PageMissing />;
  return (
    <FeedbackFrame id={data?.id ?? id}>
      {data ? (
        data.access === 'reader' ? (
          <NoFeedback why="notYours" />
        ) : data.access === 'owner' && data.isCompleted ? (
          <OwnFeedback assessment={data} />
        ) : (
          <NoFeedback why="unfinished" />
        )
      ) : data === null ? (
        <NoFeedback why="none" />
      ) : error ? (
        <Notice
          look="page"
          text={failureText(error, feedback.failed)}
          onRetry={() => void refetch()}
        />
      ) : (
        <FeedbackLoading />
      )}
    </FeedbackFrame>
  );
}
