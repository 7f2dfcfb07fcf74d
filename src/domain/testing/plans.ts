import type { CompetencyId } from '#domain/competencies.ts';
import type { Plan, PlanAction, PlanFocus } from '#domain/plan.ts';

const noted = { addedAt: '2027-01-01T08:00:00.000Z', changedAt: '2027-01-01T08:00:00.000Z' };

export function focusOn(competencyId: CompetencyId, given: Partial<PlanFocus> = {}): PlanFocus {
  const words = { whenItWorks: 'People tell me early.', partner: 'A colleague' };
  return { competencyId, ...words, isRemoved: false, ...noted, ...given };
}

export function action(id: string, given: Partial<PlanAction> = {}): PlanAction {
  const words = { text: `Do ${id}`, evidence: '' };
  const state = { isDone: false, isRemoved: false };
  return { id, competencyId: 'humility', after: 30, ...words, ...state, ...noted, ...given };
}

export function planWith(given: Partial<Plan>): Plan {
  return { start: null, focus: [], actions: [], ...given };
}

export const startingOn = (day: string) => ({ day, changedAt: noted.changedAt });
