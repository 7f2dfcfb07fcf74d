import { useQuery } from '@tanstack/react-query';
import { currentAssessment, responsesOf } from '#web/features/assessment/data/queries.ts';
import { AssessmentSkeleton } from '#web/features/assessment/questions/assessment-skeleton.tsx';
import { LoadFailed } from '#web/features/assessment/questions/load-failed.tsx';
import { TakeAssessment } from '#web/features/assessment/take-assessment.tsx';

export function AssessmentPage() {
  const assessment = useQuery(currentAssessment);
  const responses = useQuery({
    ...responsesOf(assessment.data?.id ?? ''),
    enabled: assessment.data !== undefined,
  });

  if (assessment.data && responses.data) {
    return (
      <TakeAssessment
        key={assessment.data.id}
        assessment={assessment.data}
        saved={responses.data}
      />
    );
  }
  if (assessment.isError || responses.isError) {
    const [failed, message] = assessment.isError
      ? [assessment, 'Failed to create assessment']
      : [responses, 'Failed to fetch responses'];
    return (
      <LoadFailed
        message={message}
        error={failed.error}
        onRetry={() => void failed.refetch()}
        isRetrying={failed.isFetching}
      />
    );
  }
  return <AssessmentSkeleton />;
}
