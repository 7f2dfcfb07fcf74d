import { myPlan, planWords } from '#content/my-plan.ts';
import { planProgress, type Plan } from '#domain/plan.ts';
import { Container } from '#web/ui/boxes.tsx';
import { bottomBar } from '#web/ui/state.css.ts';
import { ProgressBar } from '#web/ui/progress-bar.tsx';
import { SaveState } from '#web/ui/save-state.tsx';
import type { PlanView } from './data/plan-outbox.ts';
import * as css from './my-plan.css.ts';

const copy = myPlan.saving;

interface PlanBarProps {
  plan: Plan;
  view: PlanView;
  onRetry: () => void;
}

/** The bar at the bottom of the window: the plan's progress, and whether it is saved. */
export function PlanBar({ plan, view: { state, isStored }, onRetry }: PlanBarProps) {
  const progress = planProgress(plan);
  const words = planWords.progress(progress);
  return (
    <div className={bottomBar} data-fixed-bar data-print="hide">
      <Container className={css.barWords}>
        <p className={css.barProgress}>{words}</p>
        {progress.total > 0 && (
          <ProgressBar
            label={planWords.title}
            value={progress.done}
            max={progress.total}
            valueText={words}
            className={css.barLine}
          />
        )}
        <div className={css.barSaving}>
          <SaveState
            state={state}
            isStored={isStored}
            words={{ ...copy, waiting: isStored ? copy.waiting : copy.notStored }}
            retry={copy.retry}
            onRetry={onRetry}
          />
        </div>
      </Container>
    </div>
  );
}
