import { focusResult } from '#content/feedback-result.ts';
import { planWords } from '#content/my-plan.ts';
import { planOnPaper } from '#content/report.ts';
import type { CompetencyId } from '#domain/competencies.ts';
import { planProgress, plannedFocus, type Plan } from '#domain/plan.ts';
import type { Day } from '#domain/plan-dates.ts';
import { PlanShown } from '#web/features/plan/shown/plan-shown.tsx';
import { shortDay } from '#web/lib/dates.ts';
import { stack4 } from '#web/ui/layout.css.ts';
import { muted } from '#web/ui/text.css.ts';
import { TitledPart } from '#web/ui/titled-part.tsx';

/** The change that colleagues saw in a competency of the plan; null if no one was asked. */
export type SeenByColleagues = (competencyId: string) => string | null;

interface PrintedPlanProps {
  plan: Plan;
  today: Day;
  seen?: SeenByColleagues;
  /** What colleagues wrote in the latest round. */
  sentences?: readonly string[];
}

/** The plan below its title: its progress, and each focus with its actions. */
export function PrintedPlan({ plan, today, seen, sentences }: PrintedPlanProps) {
  const started = plan.start
    ? planOnPaper.started(wholeDay(plan.start.day))
    : planOnPaper.notStarted;
  const progress = planOnPaper.progress(planWords.progress(planProgress(plan)), wholeDay(today));
  return (
    <div className={stack4}>
      <p className={muted}>{`${started} ${progress}`}</p>
      <PlanShown
        plan={plan}
        today={today}
        isWorksheet
        progress={
          new Map(
            plannedFocus(plan).map(({ competencyId }): [CompetencyId, string | null] => [
              competencyId,
              seen?.(competencyId) ?? null,
            ]),
          )
        }
      />
      {sentences && sentences.length > 0 && (
        <TitledPart title={focusResult.sentences}>
          <ul>
            {Object.entries(sentences).map(([key, sentence]) => (
              <li key={key}>{sentence}</li>
            ))}
          </ul>
        </TitledPart>
      )}
    </div>
  );
}

/** A date that no line break divides. */
const wholeDay = (day: Day) => shortDay(day).replaceAll(' ', '\u00a0');
