import { createContext, use, useEffect, useSyncExternalStore } from 'react';
import { planWords } from '#content/my-plan.ts';
import { dayIn, daysBetween, type Day } from '#domain/plan-dates.ts';
import { shortDay } from '#web/lib/dates.ts';
import { planOutboxOf, runningPlanId, type PlanOutbox } from './data/plan-outbox.ts';

/** The plan of an assessment, including unsent changes, and the outbox that sends them. */
export function usePlan(assessmentId: string) {
  const outbox = planOutboxOf(assessmentId);
  const view = useSyncExternalStore(outbox.subscribe, outbox.view, outbox.view);
  useEffect(() => void outbox.refresh(), [outbox]);
  return { outbox, view };
}

/** The plan that continues: of this assessment, or of an earlier one until this one has a plan. */
export function useRunningPlan(assessmentId: string) {
  const planId = runningPlanId(assessmentId, usePlan(assessmentId).view);
  return { planId, ...usePlan(planId) };
}

/** For the parts of the page that edit a plan. `start` is null until something is planned. */
interface EditedPlan {
  outbox: PlanOutbox;
  start: Day | null;
  today: Day;
}

export const EditedPlan = createContext<EditedPlan | null>(null);

export function useEditedPlan(): EditedPlan {
  const edited = use(EditedPlan);
  if (!edited) throw new Error('EditedPlan is missing above this component');
  return edited;
}

/** A visitor may come back to an open page the next day. */
function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

const currentDay = () => dayIn(undefined, new Date());

/** Today's date in the visitor's time zone. */
export function useToday(): Day {
  return useSyncExternalStore(subscribe, currentDay, currentDay);
}

/** Says what to do; the rest says how. */
export const firstSentence = (text: string) => /^.*?[.!?](?=\s)/s.exec(text)?.[0] ?? text;

/** When something is due, relative to today. */
export function dueText(dueOn: Day, today: Day): string {
  const days = daysBetween(today, dueOn);
  return days < 0 ? planWords.overdueSince(shortDay(dueOn)) : planWords.dueIn(days);
}
