import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { isAuthenticatedFor } from '#web/features/assessment/data/visit.ts';
import { dashboardAssessment, responsesOf } from '#web/features/assessment/data/queries.ts';
import { DashboardLocked } from '#web/features/assessment/dashboard/dashboard-locked.tsx';
import {
  LoadFailure,
  NoAssessment,
} from '#web/features/assessment/dashboard/dashboard-problems.tsx';
import { DashboardResults } from '#web/features/assessment/dashboard/dashboard-results.tsx';
import { DashboardSkeleton } from '#web/features/assessment/dashboard/dashboard-skeleton.tsx';

const route = getRouteApi('/assessment-layout/assessment/dashboard');

export function DashboardPage() {
  const { id } = route.useSearch();
  const assessment = useQuery(dashboardAssessment(id));
  // Both at once where the address names the assessment: they share one call.
  const shownId = id || assessment.data?.id;
  const responses = useQuery({ ...responsesOf(shownId ?? ''), enabled: shownId !== undefined });

  if (assessment.data === null) return <NoAssessment />;
  const failed = [assessment, responses].filter(({ isError }) => isError);
  if (failed.length > 0) {
    return (
      <LoadFailure
        onRetry={() => failed.forEach(({ refetch }) => void refetch())}
        isRetrying={failed.some(({ isFetching }) => isFetching)}
      />
    );
  }
  if (!assessment.data || !responses.data) return <DashboardSkeleton />;
  // Whoever holds the id may look (specification section 4); so may whoever gave an email.
  const isUnlocked =
    Boolean(id) || assessment.data.email !== null || isAuthenticatedFor(assessment.data.id);
  const Dashboard = isUnlocked ? DashboardResults : DashboardLocked;
  return <Dashboard assessment={assessment.data} responses={responses.data} />;
}
