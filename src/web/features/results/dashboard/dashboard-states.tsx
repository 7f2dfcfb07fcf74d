import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { findMyResults, startNewAssessment } from '#content/assessment-words.ts';
import { assessmentClosed, howLong } from '#content/assessment.ts';
import { competencies } from '#domain/competencies.ts';
import { useFindResults } from '#web/features/assessment/dialogs/find-results.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { buttonClass } from '#web/ui/button.css.ts';
import { Button } from '#web/ui/button.tsx';
import { Container } from '#web/ui/boxes.tsx';
import { NoticeCard } from '#web/ui/notice.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import { AlertIcon, SearchIcon } from '#web/ui/tool-icons.tsx';
import { stack5, toFooter } from '#web/ui/layout.css.ts';
import { DashboardHeader } from './dashboard-header.tsx';
import * as css from './dashboard.css.ts';

/** No assessment was started in this browser, or the address names none. */
export function NoAssessment() {
  const openFindResults = useFindResults();
  const { assessmentEnabled } = useSettings().flags;
  return (
    <Page>
      <NoticeCard
        icon={<SearchIcon size={22} />}
        title="No Assessment Found"
        text={
          <p>
            {`If you saved an assessment, find it with the email address you gave. ${
              assessmentEnabled
                ? `Otherwise start one now: ${competencies.length} competencies, ${howLong()}.`
                : assessmentClosed
            }`}
          </p>
        }
      >
        <Button size="lg" onClick={openFindResults}>
          {findMyResults}
        </Button>
        {assessmentEnabled && (
          <Link to="/assessment" className={buttonClass({ variant: 'secondary', size: 'lg' })}>
            {startNewAssessment}
          </Link>
        )}
      </NoticeCard>
    </Page>
  );
}

export function ResultsNotLoaded({ onRetry }: { onRetry: () => void }) {
  return (
    <Page>
      <NoticeCard
        icon={<AlertIcon size={22} />}
        title="Your results could not be loaded."
        text={<p>Nothing is lost. Check your connection, then try again.</p>}
        onRetry={onRetry}
      />
    </Page>
  );
}

function Page({ children }: { children: ReactNode }) {
  return (
    <div className={`${toFooter} ${css.page}`}>
      <DashboardHeader />
      <Container>{children}</Container>
    </div>
  );
}

/** Rendered by the server, and shown while the results load. */
export function DashboardSkeleton() {
  return (
    <>
      <DashboardHeader>
        <Skeleton shape="block" className={css.sentence} />
      </DashboardHeader>
      <Container>
        <Loading label="Loading your results" className={`${stack5} ${toFooter}`}>
          <Skeleton shape="block" className={css.tall} />
          <Skeleton shape="block" className={css.tall} />
          <Skeleton shape="short" />
          <Skeleton shape="title" />
          <Skeleton shape="block" />
        </Loading>
      </Container>
    </>
  );
}
