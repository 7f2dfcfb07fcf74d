import { Link } from '@tanstack/react-router';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { myPlan, planWords } from '#content/my-plan.ts';
import type { CompetencyId } from '#domain/competencies.ts';
import type { Day } from '#domain/plan-dates.ts';
import { MAX_FOCUS, suggestFocus } from '#domain/plan-focus.ts';
import { draftedFocus, openDays, openSteps, planProgress, type Plan } from '#domain/plan.ts';
import { withLevel } from '#domain/levels.ts';
import { answeredResponses, type CompetencyResponse } from '#domain/scoring.ts';
import type { Assessment } from '#web/features/assessment/data/types.ts';
import { printWhenReady } from '#web/features/results/report/download-report.tsx';
import { Loaded } from '#web/lib/loaded.tsx';
import { buttonClass } from '#web/ui/button.css.ts';
import { Button } from '#web/ui/button.tsx';
import { Container } from '#web/ui/boxes.tsx';
import { PlusIcon, PrintIcon } from '#web/ui/icons.tsx';
import { muted, textLink } from '#web/ui/text.css.ts';
import { CalendarIcon } from '#web/ui/tool-icons.tsx';
import {
  apart,
  below4,
  flow5,
  inside6,
  lineAbove,
  middle,
  toFooter,
  whole,
} from '#web/ui/layout.css.ts';
import { ChooseFirst, ChooseFocusDialog } from './choose-focus.tsx';
import { unsavedIn } from './data/plan-outbox.ts';
import { FocusPart } from './focus-part.tsx';
import { edgeTool } from './plan.css.ts';
import { roomForFocus, withFocus } from './plan-edits.ts';
import { NextStep, PlanBar, PlanHeader, PlanNotice } from './plan-frame.tsx';
import { PlanReminders } from './plan-reminders.tsx';
import { PlanStart } from './plan-start.tsx';
import { PlanNotLoaded, NotYours, PlanSkeleton } from './plan-states.tsx';
import { TextButton } from './text-button.tsx';
import { EditedPlan, usePlan, useToday } from './use-plan.ts';

interface MyPlanProps {
  assessment: Assessment;
  responses: readonly CompetencyResponse[];
  /** Newer results, from which a new plan can be made. */
  newResultsId?: string | undefined;
  /** Shown once everything is done: the next step. */
  whenDone: ReactNode;
  /** Asks colleagues whether they saw a change. */
  askThree: ReactNode;
}

export function MyPlan({ assessment, ...rest }: MyPlanProps) {
  const { id } = assessment;
  const using = usePlan(id);
  const { plan, problem, isFailing } = using.view;
  if (plan === null && problem !== null) return <NotYours />;
  return (
    <Loaded
      query={{ data: plan ?? undefined, error: isFailing, refetch: () => using.outbox.refresh() }}
      waiting={<PlanSkeleton />}
      failed={(_error, retry) => <PlanNotLoaded id={id} onRetry={retry} />}
    >
      {(loaded) => <PlanForm {...using} {...rest} plan={loaded} assessment={assessment} />}
    </Loaded>
  );
}

type PlanFormProps = MyPlanProps & ReturnType<typeof usePlan> & { plan: Plan };

function PlanForm({
  assessment,
  responses,
  newResultsId,
  whenDone,
  askThree,
  ...using
}: PlanFormProps) {
  const { outbox, view, plan } = using;
  const { id } = assessment;
  const [isChoosing, setIsChoosing] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  const today = useToday();
  const planned = draftedFocus(plan);
  const chosen = planned.map(({ competencyId }) => competencyId);
  const start = plan.start?.day ?? null;
  const [next] = openSteps(plan);
  const refused = view.problem === 'refused' ? unsavedIn(plan, view.saved) : null;
  const scores = new Map(
    answeredResponses(responses).map((it) => [it.competencyId, withLevel(it.averageRating / 100)]),
  );
  const choose = (ids: CompetencyId[]) => {
    flushSync(() => {
      setIsChoosing(false);
      outbox.edit((before, at) => withFocus(before, at, ids, today));
    });
    void outbox.send();
    document.querySelector<HTMLElement>(`#focus-${ids[0]}`)?.focus();
  };

  return (
    <EditedPlan value={{ outbox, start, today }}>
      <PlanHeader assessmentId={newResultsId ?? id}>
        <PlanNotice plan={plan} view={view} onRetry={() => void outbox.refresh()} />
        <NextStep plan={plan}>{whenDone}</NextStep>
      </PlanHeader>
      <Container className={toFooter}>
        {planned.length === 0 ? (
          <ChooseFirst
            suggestions={suggestFocus(responses)}
            onChoose={choose}
            onOther={() => setIsChoosing(true)}
          />
        ) : (
          <>
            <div className={`${flow5} ${apart} ${below4}`}>
              {start !== null && (
                <PlanStart
                  start={start}
                  hasStarted={start < today || planProgress(plan).done > 0}
                />
              )}
              <PlanTools assessmentId={id} plan={plan} today={today} />
            </div>
            {newResultsId !== undefined && (
              <p className={below4} data-print="hide">
                {myPlan.card.continues}{' '}
                <Link
                  to="/assessment/plan"
                  search={{ id: newResultsId }}
                  className={`${textLink} ${whole}`}
                >
                  {myPlan.card.beginNew}
                </Link>
              </p>
            )}
            {planned.map((focus) => (
              <FocusPart
                key={focus.competencyId}
                focus={focus}
                score={scores.get(focus.competencyId)}
                nextId={next?.id}
                isOneTooMany={planned.length > MAX_FOCUS}
                isRefused={refused?.has(focus.competencyId) ?? false}
                onRemoved={() => (addButton.current ?? mainPart())?.focus()}
              />
            ))}
            <div className={`${lineAbove} ${inside6}`} data-print="hide">
              {roomForFocus(plan) === 0 ? (
                planned.length === MAX_FOCUS && <p className={muted}>{myPlan.adding.full}</p>
              ) : (
                <Button ref={addButton} variant="secondary" onClick={() => setIsChoosing(true)}>
                  <PlusIcon />
                  {myPlan.adding.open}
                </Button>
              )}
            </div>
            {view.saved?.changedAt && (
              <PlanReminders assessment={assessment} timeZone={view.saved.timeZone} />
            )}
            {askThree}
          </>
        )}
      </Container>
      <ChooseFocusDialog
        open={isChoosing}
        scores={scores}
        chosen={chosen}
        onChoose={(competencyId) => choose([competencyId])}
        onClose={() => setIsChoosing(false)}
      />
      {planned.length > 0 && (
        <PlanBar plan={plan} view={view} onRetry={() => void outbox.refresh()} />
      )}
    </EditedPlan>
  );
}

/** Gets the focus when the plan is empty. */
const mainPart = () => document.querySelector<HTMLElement>('#main');

interface PlanToolsProps {
  assessmentId: string;
  plan: Plan;
  today: Day;
}

/** Beside the day that the due dates count from: the calendar file, and the plan on paper. */
function PlanTools({ assessmentId, plan, today }: PlanToolsProps) {
  return (
    <div
      role="group"
      aria-label={planWords.title}
      className={`${flow5} ${middle}`}
      data-print="hide"
    >
      {openDays(plan).length > 0 && (
        <a
          href={`/assessment/plan.ics?id=${assessmentId}`}
          className={`${buttonClass({ variant: 'quiet' })} ${edgeTool}`}
        >
          <CalendarIcon />
          <span>{myPlan.tools.calendar}</span>
        </a>
      )}
      <TextButton onClick={() => printPlan(assessmentId, plan, today)}>
        <PrintIcon />
        <span>{myPlan.tools.print}</span>
      </TextButton>
    </div>
  );
}

/** Prints only the plan. Call it from a click. */
function printPlan(id: string, plan: Plan, today: Day): void {
  const html = import('#web/features/results/printed/report-document.tsx').then(
    ({ planDocument }) => planDocument(id, plan, today),
  );
  printWhenReady(html, 'the plan');
}
