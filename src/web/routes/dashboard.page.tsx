import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useDeferredValue, useEffect } from 'react';
import { isAuthenticatedFor } from '#web/features/assessment/data/browser-session.ts';
import { dashboardAssessment } from '#web/features/assessment/data/current.ts';
import { responsesOf } from '#web/features/assessment/data/queries.ts';
import { noteRecent } from '#web/features/assessment/data/recent-assessments.ts';
import type { Assessment, SavedResponse } from '#web/features/assessment/data/types.ts';
import { useResponses } from '#web/features/assessment/data/use-responses.ts';
import { DashboardLocked } from '#web/features/results/dashboard/dashboard-locked.tsx';
import {
  ResultsNotLoaded,
  NoAssessment,
  DashboardSkeleton,
} from '#web/features/results/dashboard/dashboard-states.tsx';
import { DashboardResults } from '#web/features/results/dashboard/dashboard-results.tsx';

const route = getRouteApi('/assessment-layout/assessment/dashboard');

export function DashboardPage() {
  const { id } = route.useSearch();
  const assessment = useQuery(dashboardAssessment(id));
  // Both at once where the address names the assessment: they share one call.
  const shownId = id || assessment.data?.id;
  const responses = useQuery({ ...responsesOf(shownId ?? ''), enabled: shownId !== undefined });
  // Lets React render the results in small steps; all at once would block a phone.
  const saved = useDeferredValue(responses.data);

  if (assessment.data === null) return <NoAssessment />;
  const failed = [assessment, responses].filter(({ isLoadingError }) => isLoadingError);
  if (failed.length > 0) {
    return <ResultsNotLoaded onRetry={() => failed.forEach(({ refetch }) => void refetch())} />;
  }
  if (!assessment.data || !saved) return <DashboardSkeleton />;
  return <Dashboard isNamed={Boolean(id)} assessment={assessment.data} saved={saved} />;
}

interface DashboardProps {
  /** By its id in the address. */
  isNamed: boolean;
  assessment: Assessment;
  saved: readonly SavedResponse[];
}

function Dashboard({ isNamed, assessment, saved }: DashboardProps) {
  const { responses } = useResponses(assessment.id, saved);

  useEffect(() => {
    // Visitors who return without the address find it again.
    if (isNamed) noteRecent(assessment.id, 'viewed');
  }, [assessment.id, isNamed]);

  // Anyone with the id may look (specification section 4); so may anyone who gave an email.
  const isUnlocked = isNamed || assessment.email !== null || isAuthenticatedFor(assessment.id);
  const View = isUnlocked ? DashboardResults : DashboardLocked;
  return <View assessment={assessment} responses={responses} />;
}
