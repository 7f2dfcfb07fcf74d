import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { myPlan, planWords } from '#content/my-plan.ts';
import { competencyName } from '#domain/competencies.ts';
import { listed } from '#domain/listed.ts';
import { openSteps, plannedFocus, planProgress, type Plan } from '#domain/plan.ts';
import { clearFocus } from '#domain/plan-focus.ts';
import type { CompetencyResponse } from '#domain/scoring.ts';
import { buttonClass } from '#web/ui/button.css.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Card } from '#web/ui/boxes.tsx';
import { ArrowRightIcon } from '#web/ui/icons.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import {
  apart,
  cluster5,
  fullWidth,
  measure,
  middle,
  notOnPhone,
  stack3,
  whole,
} from '#web/ui/layout.css.ts';
import { h3, muted, smallSize, strong, tabular, textLink } from '#web/ui/text.css.ts';
import { dueText, firstSentence, useRunningPlan, useToday } from './use-plan.ts';
import * as css from './plan.css.ts';

const copy = myPlan.card;

interface PlanCardProps {
  assessmentId: string;
  responses: readonly CompetencyResponse[];
}

/** The dashboard's card: the next step of the current plan, or an invitation to make one. */
export function PlanCard({ assessmentId, responses }: PlanCardProps) {
  const { planId, view } = useRunningPlan(assessmentId);
  const { plan, problem, isFailing } = view;
  const titleId = useId();
  const isPlanned = plan !== null && plannedFocus(plan).length > 0;
  const isUnknown = plan === null && !isFailing && problem === null;
  return (
    <Card
      as="section"
      pad="lg"
      aria-labelledby={titleId}
      data-print="hide"
      className={`${cluster5} ${middle} ${apart}`}
    >
      <div className={`${stack3} ${fullWidth} ${measure}`}>
        {plan && !isPlanned && (
          <p>
            <Badge tone="accent">{copy.doNext}</Badge>
          </p>
        )}
        <h2 id={titleId} className={h3}>
          {planWords.title}
        </h2>
        {isUnknown && <Skeleton />}
        {plan === null && !isUnknown && <p>{copy.unavailable}</p>}
        {plan && !isPlanned && <Invitation responses={responses} />}
        {plan && isPlanned && <Progress plan={plan} isBrief={planId !== assessmentId} />}
        {planId !== assessmentId && (
          <p className={`${smallSize} ${muted} ${tabular}`}>
            {copy.continues}{' '}
            <Link
              to="/assessment/plan"
              search={{ id: assessmentId }}
              className={`${textLink} ${whole}`}
            >
              {copy.beginNew}
            </Link>
          </p>
        )}
      </div>
      <Link to="/assessment/plan" search={{ id: planId }} className={buttonClass({ size: 'lg' })}>
        <span>{plan && !isPlanned ? copy.begin : copy.open}</span>
        <ArrowRightIcon />
      </Link>
    </Card>
  );
}

function Invitation({ responses }: Pick<PlanCardProps, 'responses'>) {
  const names = clearFocus(responses).map(({ competencyId }) => competencyName(competencyId));
  if (names.length === 0) return <p>{copy.none}</p>;
  return (
    <p>
      {copy.invite} <b>{listed(names, 'or')}</b>.
    </p>
  );
}

function Progress({ plan, isBrief }: { plan: Plan; isBrief: boolean }) {
  const today = useToday();
  const [step] = openSteps(plan);
  const first = step ? firstSentence(step.text) : '';
  return (
    <>
      {step ? (
        <p className={css.fewLines}>
          <span className={strong}>
            {step.dueOn
              ? `${planWords.next}, ${dueText(step.dueOn, today)}:`
              : `${planWords.next}:`}
          </span>{' '}
          <span>{first}</span>
          {!isBrief && <span className={notOnPhone}>{step.text.slice(first.length)}</span>}
        </p>
      ) : (
        <p>{planProgress(plan).total > 0 ? planWords.allDone : planWords.noActions}</p>
      )}
      <p className={`${smallSize} ${muted} ${tabular}`}>{planWords.progress(planProgress(plan))}</p>
    </>
  );
}
