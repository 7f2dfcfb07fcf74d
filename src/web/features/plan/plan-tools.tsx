import { myPlan, planWords } from '#content/my-plan.ts';
import { openDays, type Plan } from '#domain/plan.ts';
import type { Day } from '#domain/plan-dates.ts';
import { buttonClass } from '#web/ui/button.css.ts';
import { Button } from '#web/ui/button.tsx';
import { PrintIcon } from '#web/ui/icons.tsx';
import { CalendarIcon } from '#web/ui/tool-icons.tsx';
import { printPlan } from '#web/features/results/report/print-plan.ts';
import { reportName } from '#web/features/results/report/report-name.ts';
import * as css from './my-plan.css.ts';

interface PlanToolsProps {
  assessmentId: string;
  plan: Plan;
  today: Day;
}

/** The plan to take along: on paper, and in the calendar. */
export function PlanTools({ assessmentId, plan, today }: PlanToolsProps) {
  return (
    <div role="group" aria-label={planWords.title} className={css.tools}>
      <Button variant="secondary" onClick={() => printPlan(plan, { today, name: reportName() })}>
        <PrintIcon />
        {myPlan.tools.print}
      </Button>
      {openDays(plan).length > 0 && (
        <a
          href={`/assessment/plan.ics?id=${assessmentId}`}
          className={buttonClass({ variant: 'secondary' })}
        >
          <CalendarIcon />
          {myPlan.tools.calendar}
        </a>
      )}
    </div>
  );
}
