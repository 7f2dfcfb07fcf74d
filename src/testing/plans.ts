import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { FocusTexts } from '#domain/plan.ts';
import type { PlanOutput } from '#server/plan/plan.schemas.ts';
import type { TestCaller } from './test-caller.ts';

export interface Planner {
  owner: TestCaller;
  id: string;
}

/** Each entry is given as a client gives it, but for what the test is about. */
export const planned = (changedAt = '2026-01-02T03:04:05.006Z') => ({
  start: (day: string) => ({ day, changedAt }),

  focus: (competencyId: string, given: object = {}) => ({
    competencyId,
    ...({
      whenItWorks: 'People tell me early.',
      partner: 'A colleague',
    } satisfies FocusTexts),
    isRemoved: false,
    addedAt: changedAt,
    changedAt,
    ...given,
  }),

  action: (given: object = {}) => ({
    id: crypto.randomUUID(),
    competencyId: 'humility',
    after: 30,
    text: 'Ask two people what I do not see.',
    evidence: '',
    isDone: false,
    isRemoved: false,
    addedAt: changedAt,
    changedAt,
    ...given,
  }),
});

export const savePlan = ({ owner, id }: Planner, plan: object): Promise<LightMyRequestResponse> =>
  owner.post(`/api/assessment/${id}/plan`, plan);

export async function planSaved(planner: Planner, plan: object): Promise<PlanOutput> {
  const answer = await savePlan(planner, plan);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json<PlanOutput>();
}

export async function planOf({ owner, id }: Planner): Promise<PlanOutput> {
  const answer = await owner.get(`/api/assessment/${id}/plan`);
  expect(answer.statusCode).toBe(200);
  return answer.json<PlanOutput>();
}

export const remindOfPlan = (
  { owner, id }: Planner,
  timeZone: unknown,
): Promise<LightMyRequestResponse> =>
  owner.post(`/api/assessment/${id}/plan/reminders`, { timeZone });
