import { myPlan as copy } from '#content/my-plan.ts';
import { Container } from '#web/ui/container.tsx';
import { Loading, Skeleton } from '#web/ui/skeleton.tsx';
import * as css from './my-plan.css.ts';
import { PlanHeader } from './plan-header.tsx';

/** What the server renders, and what shows while the plan is read. */
export function PlanSkeleton() {
  return (
    <>
      <PlanHeader assessmentId={undefined} />
      <Container width="narrow" className={css.page}>
        <Loading label={copy.loading} className={css.skeleton}>
          <Skeleton shape="title" />
          <Skeleton shape="block" />
          <Skeleton shape="block" />
        </Loading>
      </Container>
    </>
  );
}
