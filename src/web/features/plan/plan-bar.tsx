import { myPlan, planWords } from '#content/my-plan.ts';
import { planProgress, type Plan } from '#domain/plan.ts';
import { Container } from '#web/ui/container.tsx';
import { bar, inner } from '#web/ui/bottom-bar.css.ts';
import { SaveState } from '#web/ui/save-state.tsx';
import type { PlanView } from './data/plan-outbox.ts';
import * as css from './plan-bar.css.ts';

const copy = myPlan.saving;

interface PlanBarProps {
  plan: Plan;
  view: PlanView;
  onRetry: () => void;
}

/** The bar at the bottom of the window: the plan's progress, and whether it is saved. */
export function PlanBar({ plan, view: { state, isStored }, onRetry }: PlanBarProps) {
  return (
    <div className={bar} data-fixed-bar data-print="hide">
      <Container className={`${inner} ${css.words}`}>
        <p className={css.progress}>{planWords.progress(planProgress(plan))}</p>
        <div className={css.saving}>
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
