import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { isAuthenticatedFor } from '../features/assessment/data/browser-storage.ts';
import { dashboardAssessment, responsesOf } from '../features/assessment/data/queries.ts';
import type { Assessment } from '../features/assessment/data/types.ts';
import { useFindResults } from '../features/assessment/dialogs/find-results.tsx';
import { DashboardHeader } from '../features/assessment/results/dashboard-header.tsx';
import { DashboardLocked } from '../features/assessment/results/dashboard-locked.tsx';
import { DashboardNotice } from '../features/assessment/results/dashboard-notice.tsx';
import { DashboardResults } from '../features/assessment/results/dashboard-results.tsx';
import { DashboardSkeleton } from '../features/assessment/results/dashboard-skeleton.tsx';
import { buttonClass } from '../ui/button.css.ts';
import { Button } from '../ui/button.tsx';
import { Container } from '../ui/container.tsx';
import { AlertIcon, SearchIcon } from '../ui/icons.tsx';

const route = getRouteApi('/assessment-layout/assessment/dashboard');

export function DashboardPage() {
  const { id } = route.useSearch();
  const { data: assessment, isPending, isError, refetch } = useQuery(dashboardAssessment(id));

  if (isPending) return <DashboardSkeleton />;
  if (isError) return <LoadFailure onRetry={() => void refetch()} />;
  if (assessment === null) return <NotFound />;
  const isUnlocked = Boolean(id) || assessment.email !== null || isAuthenticatedFor(assessment.id);
  return <Dashboard assessment={assessment} isUnlocked={isUnlocked} />;
}

function Dashboard({ assessment, isUnlocked }: { assessment: Assessment; isUnlocked: boolean }) {
  const { data: responses, isPending, isError, refetch } = useQuery(responsesOf(assessment.id));

  if (isPending) return <DashboardSkeleton />;
  if (isError) return <LoadFailure onRetry={() => void refetch()} />;
  const Content = isUnlocked ? DashboardResults : DashboardLocked;
  return <Content assessment={assessment} responses={responses} />;
}

function NotFound() {
  const openFindResults = useFindResults();
  return (
    <Notice>
      <DashboardNotice
        icon={<SearchIcon size={22} />}
        title="No Assessment Found"
        text={
          <p>
            If you have saved an assessment, find it with the email address you used. Otherwise start
            one now: 35 competencies, about 15 minutes.
          </p>
        }
      >
        <Button size="lg" onClick={openFindResults}>
          Find My Results
        </Button>
        <Link to="/assessment" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
          Start New Assessment
        </Link>
      </DashboardNotice>
    </Notice>
  );
}
