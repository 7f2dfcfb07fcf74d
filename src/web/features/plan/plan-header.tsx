import { useRef, type ReactNode, type MouseEvent } from 'react';
import { myPlan, planWords } from '#content/my-plan.ts';
import { competencyById } from '#domain/competencies.ts';
import type { Day } from '#domain/plan-dates.ts';
import { openSteps, planProgress, planFault, type Plan } from '#domain/plan.ts';
import { BackToResults } from '#web/features/results/back-to-results.tsx';
import { useSettings } from '#web/lib/settings.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Container } from '#web/ui/container.tsx';
import { CheckIcon } from '#web/ui/icons.tsx';
import { RefusalNotice } from '#web/ui/refusal-notice.tsx';
import { h1, h2, kicker, lead, muted, strong } from '#web/ui/text.css.ts';
import type { PlanOutbox, PlanProblem } from './data/plan-outbox.ts';
import { dueText } from './use-plan.ts';
import * as css from './my-plan.css.ts';
import { withAction } from './plan-edits.ts';

export interface PlanHeaderProps {
  /** The assessment that the plan is made from; undefined while it is unknown, null if it is someone else's. */
  assessmentId: string | undefined | null;
  children?: ReactNode;
}

/** The page's title and the link back to the results; the same in every state. */
export function PlanHeader({ assessmentId, children }: PlanHeaderProps) {
  return (
    <Container className={css.header}>
      <div>
        <p className={kicker}>{myPlan.kicker}</p>
        <h1 className={`${h1} ${css.title}`}>{planWords.title}</h1>
        <p className={`${lead} ${muted} ${css.lead}`}>{myPlan.lead}</p>
        {assessmentId !== null && <BackToResults id={assessmentId} />}
      </div>
      {children}
    </Container>
  );
}

/** A second tap within this time was meant for the previous step. */
const SECOND_TAP_MS = 1000;

interface NextStepProps {
  plan: Plan;
  today: Day;
  outbox: PlanOutbox;
  /** Shown once everything is done: the next step. */
  children: ReactNode;
}

/** The step that is due next, with a button that marks it as done. */
export function NextStep({ plan, today, outbox, children }: NextStepProps) {
  const [step] = openSteps(plan);
  const card = useRef<HTMLDivElement>(null);
  const lastDone = useRef(-SECOND_TAP_MS);
  if (planProgress(plan).total === 0) return null;
  const finish = ({ timeStamp }: MouseEvent) => {
    if (!step || timeStamp - lastDone.current < SECOND_TAP_MS) return;
    lastDone.current = timeStamp;
    outbox.edit((before, at) => withAction(before, at, step.id, { isDone: true }));
    void outbox.send();
    // The button disappears after the last step.
    if (openSteps(plan).length === 1) card.current?.focus();
  };
  return (
    <Card
      as="section"
      tone="ink"
      pad="lg"
      aria-labelledby="next-step"
      ref={card}
      tabIndex={-1}
      data-print="hide"
    >
      <div className={css.next}>
        <div role="status">
          {step ? (
            <>
              <h2 id="next-step" className={css.nextTitle}>
                {planWords.next}
                {step.dueOn && <>: {dueText(step.dueOn, today)}</>}
              </h2>
              <StepText text={step.text} />
              <p className={css.nextFocus}>{competencyById.get(step.competencyId)?.name}</p>
            </>
          ) : (
            <h2 id="next-step" className={h2}>
              {planWords.allDone}
            </h2>
          )}
        </div>
        {step ? (
          <Button onClick={finish}>
            <CheckIcon />
            {myPlan.markDone}
          </Button>
        ) : (
          children
        )}
      </div>
    </Card>
  );
}

/** The first sentence is what to do, and stands out; the rest is how. */
function StepText({ text }: { text: string }) {
  const [first] = /^.*?[.!?](?=\s)/s.exec(text) ?? [text];
  return (
    <p className={css.nextText}>
      <span className={css.nextAction}>{first}</span>
      <span className={css.nextDetail}>{text.slice(first.length)}</span>
    </p>
  );
}

interface PlanNoticeProps {
  plan: Plan;
  /** Null if nothing is wrong. */
  problem: PlanProblem | null;
}

/** Says why the server rejected a change, and what to do. */
export function PlanNotice({ plan, problem }: PlanNoticeProps) {
  const words = problem && myPlan.problem[problem];
  const fault = planFault(plan);
  const { sendsMail } = useSettings();
  return (
    <div role="alert" className={css.alert}>
      {words && (
        <RefusalNotice title={words.title}>
          {problem === 'tooMuch' && fault !== undefined && <p className={strong}>{fault}</p>}
          <p>
            {words.text} {'mailed' in words && (sendsMail ? words.mailed : words.notMailed)}
          </p>
        </RefusalNotice>
      )}
    </div>
  );
}
