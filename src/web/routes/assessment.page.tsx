import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentAssessment } from '#web/features/assessment/data/current.ts';
import { openWithoutConnection } from '#web/features/assessment/data/device-store.ts';
import { responsesOf } from '#web/features/assessment/data/queries.ts';
import {
  AssessmentSkeleton,
  LoadFailed,
} from '#web/features/assessment/questions/assessment-states.tsx';
import { OfferView } from '#web/features/assessment/questions/offer-view.tsx';
import { TakeAssessment } from '#web/features/assessment/take-assessment.tsx';
import { useSettings } from '#web/lib/settings.tsx';

export function AssessmentPage() {
  const { assessmentEnabled } = useSettings().flags;
  useEffect(() => {
    if (assessmentEnabled) openWithoutConnection();
  }, [assessmentEnabled]);

  const current = useQuery(currentAssessment);
  const { assessment, offer } = current.data ?? {};
  const responses = useQuery({
    ...responsesOf(assessment?.id ?? ''),
    enabled: assessment !== undefined,
  });

  if (offer) return <OfferView offer={offer} />;
  if (assessment && responses.data) {
    return <TakeAssessment key={assessment.id} assessment={assessment} saved={responses.data} />;
  }
  if (current.isError || responses.isError) {
    const [failed, message] = current.isError
      ? [current, 'Failed to create assessment']
      : [responses, 'Failed to fetch responses'];
    return (
      <LoadFailed message={message} error={failed.error} onRetry={() => void failed.refetch()} />
    );
  }
  return <AssessmentSkeleton />;
}
