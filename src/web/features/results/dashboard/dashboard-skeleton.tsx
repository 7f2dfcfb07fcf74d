import { Container } from '#web/ui/container.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import * as css from './dashboard-skeleton.css.ts';
import { bar } from './dashboard-header.css.ts';
import { DashboardHeader } from './dashboard-header.tsx';

/** What the server renders, and what shows while the results are read. */
export function DashboardSkeleton() {
  return (
    <>
      <DashboardHeader hasLead>
        <div className={bar}>
          <Skeleton className={css.line} />
          <Skeleton className={css.actions} />
        </div>
      </DashboardHeader>
      <Container>
        <Loading label="Loading your results" className={css.page}>
          <Skeleton shape="block" className={css.summary} />
          <Skeleton shape="title" />
          <Skeleton shape="block" className={css.chart} />
        </Loading>
      </Container>
    </>
  );
}
