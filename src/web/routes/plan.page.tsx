import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { dashboardAssessment } from '#web/features/assessment/data/current.ts';
import { responsesOf } from '#web/features/assessment/data/queries.ts';
import { MyPlan } from '#web/features/assessment/plan/my-plan.tsx';
import {
  NoResults,
  NotFinished,
  NotYours,
  PlanFailed,
} from '#web/features/assessment/plan/plan-problems.tsx';
import { PlanSkeleton } from '#web/features/assessment/plan/plan-skeleton.tsx';

const route = getRouteApi('/assessment-layout/assessment/plan');

export function PlanPage() {
  const { id } = route.useSearch();
  const assessment = useQuery(dashboardAssessment(id));
  // Both at once where the address names the assessment: they share one call.
  const shownId = id || assessment.data?.id;
  const responses = useQuery({ ...responsesOf(shownId ?? ''), enabled: shownId !== undefined });

  if (assessment.data === null) return <NoResults />;
  const failed = [assessment, responses].filter(({ isLoadingError }) => isLoadingError);
  if (failed.length > 0) {
    return (
      <PlanFailed
        id={id}
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        isRetrying={failed.some(({ isFetching }) => isFetching)}
      />
    );
  }
  if (!assessment.data || !responses.data) return <PlanSkeleton />;
  const { access, isCompleted } = assessment.data;
  if (access === 'reader') return <NotYours id={assessment.data.id} />;
  if (!isCompleted) return <NotFinished id={assessment.data.id} />;
  return (
    <MyPlan key={assessment.data.id} assessment={assessment.data} responses={responses.data} />
  );
}
