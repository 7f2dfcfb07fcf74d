import { myPlan } from '#content/my-plan.ts';
import { planFault, type Plan } from '#domain/plan.ts';
import { useSettings } from '#web/lib/settings.tsx';
import { strong } from '#web/ui/text.css.ts';
import type { PlanProblem } from './data/plan-queue.ts';
import * as css from './my-plan.css.ts';

interface PlanNoticeProps {
  plan: Plan;
  /** Null: nothing is wrong. */
  problem: PlanProblem | null;
}

/** Why the service does not take what was changed, and what to do. */
export function PlanNotice({ plan, problem }: PlanNoticeProps) {
  const words = problem && myPlan.problem[problem];
  const fault = planFault(plan);
  const { sendsMail } = useSettings();
  return (
    <div role="alert">
      {words && (
        <section className={css.notice} aria-labelledby="plan-notice">
          <h2 id="plan-notice" className={css.noticeTitle}>
            {words.title}
          </h2>
          {problem === 'tooMuch' && fault !== undefined && <p className={strong}>{fault}</p>}
          <p>
            {words.text} {'mailed' in words && (sendsMail ? words.mailed : words.notMailed)}
          </p>
        </section>
      )}
    </div>
  );
}
