import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { runningPlanId } from '#web/features/plan/data/plan-outbox.ts';
import type { Assessment, SavedResponse } from '#web/features/assessment/data/types.ts';
import { useShownAssessment } from '#web/features/assessment/data/use-shown-assessment.ts';
import { MyPlan } from '#web/features/plan/my-plan.tsx';
import {
  NoResults,
  NotFinished,
  NotYours,
  PlanNotLoaded,
  PlanSkeleton,
} from '#web/features/plan/plan-states.tsx';
import { usePlan } from '#web/features/plan/use-plan.ts';
import { lazyPart } from '#web/lib/lazy-part.tsx';
import { Loaded } from '#web/lib/loaded.tsx';
import { useSettings } from '#web/lib/settings.tsx';

const AfterPlan = lazyPart(() =>
  import('#web/features/comparison/after-plan.tsx').then((part) => part.AfterPlan),
);
const AskThree = lazyPart(() =>
  import('#web/features/feedback/leader/ask-three.tsx').then((part) => part.AskThree),
);

const route = getRouteApi('/assessment-layout/assessment/plan');

/** The plan of the assessment in the address; without one, the plan that continues. */
export function PlanPage() {
  const { id } = route.useSearch();
  return <PlanOf key={id} id={id} />;
}

interface PlanOfProps {
  id: string | undefined;
  /** The latest results, if the plan was made from earlier ones. */
  newResultsId?: string | undefined;
}

function PlanOf({ id, newResultsId }: PlanOfProps) {
  return (
    <Loaded
      query={useShownAssessment(id)}
      waiting={<PlanSkeleton />}
      failed={(_error, retry) => <PlanNotLoaded id={id} onRetry={retry} />}
    >
      {(shown) => {
        if (shown === null) return <NoResults />;
        const { assessment } = shown;
        const plan = <PlanFrom key={assessment.id} {...shown} newResultsId={newResultsId} />;
        if (id || assessment.access !== 'owner') return plan;
        return <Running latest={assessment}>{plan}</Running>;
      }}
    </Loaded>
  );
}

interface PlanFromProps extends Pick<PlanOfProps, 'newResultsId'> {
  assessment: Assessment;
  responses: readonly SavedResponse[];
}

function PlanFrom(props: PlanFromProps) {
  const { id, access, isCompleted } = props.assessment;
  const { sendsMail, flags } = useSettings();
  if (access === 'reader') return <NotYours />;
  if (!isCompleted) return <NotFinished id={id} />;
  const whenDone = <AfterPlan assessment={props.assessment} />;
  const askThree = sendsMail && flags.assessmentEnabled && access === 'owner' && (
    <AskThree assessment={props.assessment} responses={props.responses} />
  );
  return <MyPlan {...props} whenDone={whenDone} askThree={askThree} />;
}

interface RunningProps {
  latest: Assessment;
  children: ReactNode;
}

/** After a retake the earlier plan continues until something is planned from the new results. */
function Running({ latest: { id, isCompleted }, children }: RunningProps) {
  const { view } = usePlan(id);
  if (view.plan === null && view.problem === null && !view.isFailing) return <PlanSkeleton />;
  const runningId = runningPlanId(id, view);
  if (runningId === id) return children;
  return <PlanOf key={runningId} id={runningId} newResultsId={isCompleted ? id : undefined} />;
}
