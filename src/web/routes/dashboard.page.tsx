import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { isAuthenticatedFor } from '#web/features/assessment/data/visit.ts';
import { dashboardAssessment, responsesOf } from '#web/features/assessment/data/queries.ts';
import type { Assessment } from '#web/features/assessment/data/types.ts';
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
  const query = useQuery(dashboardAssessment(id));
  const assessment = query.data;

  if (query.isPending) return <DashboardSkeleton />;
  if (query.isError) {
    return <LoadFailure onRetry={() => void query.refetch()} isRetrying={query.isFetching} />;
  }
  if (!assessment) return <NoAssessment />;
  // Whoever holds the id may look (specification section 4); so may whoever gave an email.
  const isUnlocked = Boolean(id) || assessment.email !== null || isAuthenticatedFor(assessment.id);
  return <Results assessment={assessment} isUnlocked={isUnlocked} />;
}

function Results({ assessment, isUnlocked }: { assessment: Assessment; isUnlocked: boolean }) {
  const query = useQuery(responsesOf(assessment.id));

  if (query.isPending) return <DashboardSkeleton />;
  if (query.isError) {
    return <LoadFailure onRetry={() => void query.refetch()} isRetrying={query.isFetching} />;
  }
  const Dashboard = isUnlocked ? DashboardResults : DashboardLocked;
  return <Dashboard assessment={assessment} responses={query.data} />;
}
