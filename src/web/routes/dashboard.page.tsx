import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isAuthenticatedFor } from '#web/features/assessment/data/browser-session.ts';
import { noteRecent } from '#web/features/assessment/data/recent-assessments.ts';
import type { Assessment, SavedResponse } from '#web/features/assessment/data/types.ts';
import { useResponses } from '#web/features/assessment/data/use-responses.ts';
import { useShownAssessment } from '#web/features/assessment/data/use-shown-assessment.ts';
import { DashboardLocked } from '#web/features/results/dashboard/dashboard-locked.tsx';
import {
  ResultsNotLoaded,
  NoAssessment,
  DashboardSkeleton,
} from '#web/features/results/dashboard/dashboard-states.tsx';
import { DashboardResults } from '#web/features/results/dashboard/dashboard-results.tsx';
import { Loaded } from '#web/lib/loaded.tsx';

const route = getRouteApi('/assessment-layout/assessment/dashboard');

export function DashboardPage() {
  const { id } = route.useSearch();
  return (
    <Loaded
      query={useShownAssessment(id)}
      waiting={<DashboardSkeleton />}
      failed={(_error, retry) => <ResultsNotLoaded onRetry={retry} />}
    >
      {(shown) => (shown ? <Dashboard isNamed={Boolean(id)} {...shown} /> : <NoAssessment />)}
    </Loaded>
  );
}

interface DashboardProps {
  isNamed: boolean;
  assessment: Assessment;
  responses: readonly SavedResponse[];
}

function Dashboard({ isNamed, assessment, responses: saved }: DashboardProps) {
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
