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
export function PlanBar({ plan, view: { state, isKept }, onRetry }: PlanBarProps) {
  return (
    <div className={bar} data-fixed-bar data-print="hide">
      <Container className={`${inner} ${css.words}`}>
        <p className={css.progress}>{planWords.progress(planProgress(plan))}</p>
        <div className={css.saving}>
          <SaveState
            state={state}
            isKept={isKept}
            words={{ ...copy, waiting: isKept ? copy.waiting : copy.notKept }}
            retry={copy.retry}
            onRetry={onRetry}
          />
        </div>
      </Container>
    </div>
  );
}
