import { emptyPlan } from '#domain/plan.ts';
import type { StandingPlan } from './plan.repository.ts';
import type { PlanOutput } from './plan.schemas.ts';

/** @param row undefined: nothing was planned yet */
export function planView(row: StandingPlan | undefined): PlanOutput {
  const { start, focus, actions } = row?.content ?? emptyPlan;
  return {
    start,
    focus: [...focus],
    actions: [...actions],
    changedAt: row?.changed_at.toISOString() ?? null,
    timeZone: row?.time_zone ?? null,
  };
}
