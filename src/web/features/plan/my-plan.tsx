import { Link } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { myPlan } from '#content/my-plan.ts';
import type { CompetencyId } from '#domain/competencies.ts';
import { draftedFocus, type Plan } from '#domain/plan.ts';
import { suggestFocus } from '#domain/plan-focus.ts';
import { formatScore } from '#domain/score-format.ts';
import { answeredResponses, type CompetencyResponse } from '#domain/scoring.ts';
import { Button } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { PlusIcon } from '#web/ui/icons.tsx';
import { muted, textLink } from '#web/ui/text.css.ts';
import type { Assessment } from '#web/features/assessment/data/types.ts';
import { ChooseFirst } from './choose-first.tsx';
import { ChooseFocusDialog } from './choose-focus-dialog.tsx';
import { FocusForm } from './focus-form.tsx';
import * as css from './my-plan.css.ts';
import { NextStep } from './next-step.tsx';
import { PlanBar } from './plan-bar.tsx';
import { roomForFocus, withFocus } from './plan-edits.ts';
import { PlanHeader } from './plan-header.tsx';
import { PlanNotice } from './plan-notice.tsx';
import { NotYours, PlanFailed } from './plan-problems.tsx';
import { PlanReminders } from './plan-reminders.tsx';
import { PlanSkeleton } from './plan-skeleton.tsx';
import { PlanStart } from './plan-start.tsx';
import { PlanTools } from './plan-tools.tsx';
import { usePlan } from './use-plan.ts';
import { useToday } from './use-today.ts';

interface MyPlanProps {
  assessment: Assessment;
  responses: readonly CompetencyResponse[];
  /** Results later than those of this plan, from which a new one can be made. */
  newResultsId?: string | undefined;
}

/** The plan of the person who took the assessment, to make and to work with. */
export function MyPlan({ assessment, ...rest }: MyPlanProps) {
  const { id } = assessment;
  const using = usePlan(id);
  const { plan, problem, isFailing } = using.view;
  if (plan) return <PlanForm {...using} {...rest} plan={plan} assessment={assessment} />;
  if (problem !== null) return <NotYours id={id} />;
  if (!isFailing) return <PlanSkeleton />;
  return <PlanFailed id={id} onRetry={() => void using.queue.refresh()} isRetrying={false} />;
}

type PlanFormProps = MyPlanProps & ReturnType<typeof usePlan> & { plan: Plan };

function PlanForm({ assessment, responses, newResultsId, queue, view, plan }: PlanFormProps) {
  const { id } = assessment;
  const [isChoosing, setIsChoosing] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const today = useToday();
  const planned = draftedFocus(plan);
  const chosen = planned.map(({ competencyId }) => competencyId);
  const start = plan.start?.day ?? null;
  const scores = new Map(
    answeredResponses(responses).map((it) => [it.competencyId, formatScore(it.averageRating)]),
  );
  const take = (ids: CompetencyId[]) => {
    flushSync(() => {
      setIsChoosing(false);
      queue.edit((before, at) => withFocus(before, at, ids, today));
    });
    void queue.send();
    document.querySelector<HTMLElement>(`#focus-${ids[0]}`)?.focus();
  };

  return (
    <>
      <PlanHeader assessmentId={newResultsId ?? id}>
        <NextStep plan={plan} today={today} queue={queue} />
        <PlanNotice plan={plan} problem={view.problem} />
      </PlanHeader>
      <Container width="narrow" className={css.page}>
        {planned.length === 0 ? (
          <ChooseFirst
            suggestions={suggestFocus(responses)}
            onChoose={take}
            onOther={() => setIsChoosing(true)}
          />
        ) : (
          <>
            <div className={css.setting}>
              {start !== null && <PlanStart start={start} queue={queue} />}
              <PlanTools assessmentId={id} plan={plan} today={today} />
            </div>
            {newResultsId !== undefined && (
              <p className={css.continues} data-print="hide">
                {myPlan.card.continues}{' '}
                <Link to="/assessment/plan" search={{ id: newResultsId }} className={textLink}>
                  {myPlan.card.beginNew}
                </Link>
              </p>
            )}
            {planned.map((focus) => (
              <FocusForm
                key={focus.competencyId}
                focus={focus}
                score={scores.get(focus.competencyId)}
                start={start}
                today={today}
                queue={queue}
                onRemoved={() => (addButton.current ?? mainPart())?.focus()}
              />
            ))}
            <AddFocus
              ref={addButton}
              isFull={roomForFocus(plan) === 0}
              onOpen={() => setIsChoosing(true)}
            />
            {view.standing?.changedAt && (
              <PlanReminders
                assessment={assessment}
                timeZone={view.standing.timeZone}
                queue={queue}
              />
            )}
          </>
        )}
      </Container>
      <ChooseFocusDialog
        open={isChoosing}
        scores={scores}
        chosen={chosen}
        onChoose={(competencyId) => take([competencyId])}
        onClose={() => setIsChoosing(false)}
      />
      {planned.length > 0 && (
        <PlanBar plan={plan} view={view} onRetry={() => void queue.refresh()} />
      )}
    </>
  );
}

/** Where nothing is left in the plan. */
const mainPart = () => document.querySelector<HTMLElement>('#main');

interface AddFocusProps {
  ref: React.Ref<HTMLButtonElement>;
  isFull: boolean;
  onOpen: () => void;
}

function AddFocus({ ref, isFull, onOpen }: AddFocusProps) {
  return (
    <div className={css.addFocus}>
      <Button ref={ref} variant="secondary" aria-disabled={isFull} onClick={onOpen}>
        <PlusIcon />
        {myPlan.adding.open}
      </Button>
      {isFull && <p className={muted}>{myPlan.adding.full}</p>}
    </div>
  );
}
