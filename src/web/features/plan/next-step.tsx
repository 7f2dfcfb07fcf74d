import { useRef, type MouseEvent } from 'react';
import { planWords as words } from '#content/my-plan.ts';
import { competencyById } from '#domain/competencies.ts';
import { openSteps, planProgress, type Plan } from '#domain/plan.ts';
import type { Day } from '#domain/plan-dates.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { CheckIcon } from '#web/ui/icons.tsx';
import { h3 } from '#web/ui/text.css.ts';
import { dueText } from './due-text.ts';
import { withAction } from './plan-edits.ts';
import type { PlanQueue } from './data/plan-queue.ts';
import * as css from './my-plan.css.ts';

/** A second tap this soon was meant for the step before: the next one has not been read yet. */
const SECOND_TAP_MS = 1000;

interface NextStepProps {
  plan: Plan;
  today: Day;
  queue: PlanQueue;
}

/** What is due first, and done with one click. */
export function NextStep({ plan, today, queue }: NextStepProps) {
  const [step] = openSteps(plan);
  const card = useRef<HTMLDivElement>(null);
  const lastDone = useRef(-SECOND_TAP_MS);
  if (planProgress(plan).total === 0) return null;
  const finish = ({ timeStamp }: MouseEvent) => {
    if (!step || timeStamp - lastDone.current < SECOND_TAP_MS) return;
    lastDone.current = timeStamp;
    queue.edit((before, at) => withAction(before, at, step.id, { isDone: true }));
    void queue.send();
    // The button goes with the last of them.
    if (openSteps(plan).length === 1) card.current?.focus();
  };
  return (
    <Card as="section" tone="ink" pad="lg" aria-labelledby="next-step" ref={card} tabIndex={-1}>
      <div className={css.next}>
        <div role="status">
          <h2 id="next-step" className={css.nextTitle}>
            {words.next}
            {step?.dueOn && <>: {dueText(step.dueOn, today)}</>}
          </h2>
          <p className={`${h3} ${css.nextText}`}>{step ? step.text : words.allDone}</p>
          {step && <p className={css.nextFocus}>{competencyById.get(step.competencyId)?.name}</p>}
        </div>
        {step && (
          <Button onClick={finish}>
            <CheckIcon />
            {words.done}
          </Button>
        )}
      </div>
    </Card>
  );
}
