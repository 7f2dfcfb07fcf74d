import type { Db } from '#db/client.ts';
import type { AssessmentRow } from '#db/tables/assessment.tables.ts';
import { conflict } from '#domain/errors.ts';
import { nextReminder } from '#domain/plan-reminders.ts';
import {
  emptyPlan,
  isPlanned,
  mergePlans,
  type Plan,
  planFault,
  plannedFocus,
  withoutOldest,
} from '#domain/plan.ts';
import { earlierOfSamePerson } from '#domain/access.ts';
import { permitLocked, permitRead } from '#server/assessment/assessment.service.ts';
import { ownedBy } from '#server/assessment/owned.service.ts';
import { requireReachable } from '#server/assessment/retake.service.ts';
import type { Visitor } from '#server/assessment/visitor.ts';
import * as plans from './plan.repository.ts';
import { type PlanOrRunning, type PlanOutput, planView } from './plan.schemas.ts';

/** @throws AppError NOT_FOUND, FORBIDDEN */
export async function planOf(visitor: Visitor, id: string): Promise<PlanOutput> {
  const { allowed } = await permitRead(visitor, id);
  return planView(await plans.find(visitor.db, allowed));
}

/**
 * Like `planOf`. If this assessment has no plan, also says which earlier plan continues.
 * @throws AppError NOT_FOUND, FORBIDDEN
 */
export async function planOrRunning(visitor: Visitor, id: string): Promise<PlanOrRunning> {
  const { allowed, row } = await permitRead(visitor, id);
  const stored = await plans.find(visitor.db, allowed);
  const runningId = isBegun(stored) ? undefined : await runningBefore(visitor, row);
  return { ...planView(stored), ...(runningId !== undefined && { runningId }) };
}

const isBegun = (stored: Pick<plans.StoredPlan, 'content'> | undefined) =>
  plannedFocus(stored?.content ?? emptyPlan).length > 0;

/** The latest of the caller's own assessments before this one, of the same person, that has a plan. */
async function runningBefore(
  visitor: Visitor,
  { id, email }: AssessmentRow,
): Promise<string | undefined> {
  if (email === null) return undefined;
  const { assessments } = await ownedBy(visitor);
  const earlier = earlierOfSamePerson(assessments, id);
  const stored = await plans.findOf(visitor.db, earlier);
  return earlier.find((one) => isBegun(stored.get(one.id)))?.id;
}

/** The plan as a shared link shows it, or null if there is none. */
export async function sharedPlan(db: Db, id: string) {
  const stored = await plans.find(db, id);
  if (!stored) return null;
  const { timeZone: _theirs, ...shown } = planView(stored);
  return {
    ...shown,
    focus: shown.focus.filter(({ isRemoved }) => !isRemoved),
    actions: shown.actions.filter(isPlanned),
  };
}

/**
 * Merges the changes into the plan, entry by entry: the latest change to each wins, even if it arrives first.
 * @returns the merged plan
 * @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT if the plan would be too large
 */
export async function savePlan(visitor: Visitor, id: string, given: Plan): Promise<PlanOutput> {
  const saved = await permitLocked(visitor, id, 'own', async (trx, allowed) => {
    const stored = await plans.find(trx, allowed);
    const now = new Date().toISOString();
    const changes = dated(given, now, now);
    // Stored before the clock was set back: a change that arrives now is later.
    const known = dated(stored?.content ?? emptyPlan, now, justBefore(changes, now));
    const plan = withoutOldest(mergePlans(known, changes));
    const fault = planFault(plan);
    if (fault !== undefined) throw conflict(fault);
    return plans.put(trx, allowed, plan, stored ? nextFor(plan, stored) : null);
  });
  return planView(saved);
}

function nextFor(plan: Plan, { time_zone, reminded_until }: plans.StoredPlan): Date | null {
  return time_zone === null || reminded_until === null
    ? null
    : nextReminder(plan, time_zone, reminded_until);
}

/**
 * Turns on reminders: one mail on the morning of each day when an action is due.
 * @param timeZone decides when the morning is; null turns reminders off
 * @throws AppError NOT_FOUND, FORBIDDEN, CONFLICT if no reminder can be sent
 */
export async function remindOfPlan(
  visitor: Visitor,
  { id, timeZone }: { id: string; timeZone: string | null },
  sendsMail: boolean,
): Promise<PlanOutput> {
  const changed = await permitLocked(visitor, id, 'own', async (trx, allowed, before) => {
    if (timeZone === null) {
      return { stored: await plans.remind(trx, allowed, plans.noReminders) };
    }
    await requireReachable(trx, visitor, before, sendsMail);
    const stored = await plans.find(trx, allowed);
    if (!stored) throw conflict('Nothing is planned yet. Choose a competency first.');
    const now = new Date();
    const next_reminder_at = nextReminder(stored.content, timeZone, now);
    const reminders = { time_zone: timeZone, reminded_until: now, next_reminder_at };
    return { stored: await plans.remind(trx, allowed, reminders) };
  });
  return planView(changed.stored);
}

export const { forgetReminders } = plans;

/** A clock that is ahead must not win over every later change: takes what is later than `latest` as `instead`. */
function dated({ start, focus, actions }: Plan, latest: string, instead: string): Plan {
  const one = <S extends { changedAt: string }>(entry: S): S =>
    entry.changedAt > latest ? { ...entry, changedAt: instead } : entry;
  return { start: start && one(start), focus: focus.map(one), actions: actions.map(one) };
}

function justBefore({ start, focus, actions }: Plan, latest: string): string {
  const changed = [start ?? [], focus, actions].flat().map(({ changedAt }) => changedAt);
  return new Date(Date.parse([latest, ...changed].toSorted()[0]!) - 1).toISOString();
}
