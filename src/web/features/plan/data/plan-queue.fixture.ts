import { vi } from 'vitest';
import { emptyPlan, mergePlans, type Plan, type PlanFocus } from '#domain/plan.ts';
import type { CompetencyId } from '#domain/competencies.ts';
import type { KeptPlan } from '#web/features/assessment/data/device-store.ts';
import type { StandingPlan } from '#web/features/assessment/data/types.ts';
import { PlanQueue, type PlanProblem } from './plan-queue.ts';

const NOON = Date.parse('2027-06-01T12:00:00Z');

/** Fails the way it says. */
export class Trouble extends Error {
  readonly kind: PlanProblem | 'passing';

  constructor(kind: PlanProblem | 'passing') {
    super(kind);
    this.kind = kind;
  }
}

/** A focus with these words, given at this time. */
export const focusWith = (
  competencyId: CompetencyId,
  partner: string,
  changedAt: string,
): PlanFocus => ({
  competencyId,
  whenItWorks: '',
  partner,
  isRemoved: false,
  addedAt: changedAt,
  changedAt,
});

/** The change by which this partner is named. */
export const partner =
  (name: string, competencyId: CompetencyId = 'humility') =>
  (_plan: Plan, at: string): Plan => ({
    ...emptyPlan,
    focus: [focusWith(competencyId, name, at)],
  });

export const partners = (plan: Plan | null) =>
  plan?.focus.map(({ competencyId, partner: name }) => [competencyId, name]);

/** A service that takes everything, and browsers whose tabs share what they keep. */
export function setUp() {
  const service = { plan: emptyPlan };
  const clock = { time: NOON };
  const answer = (): StandingPlan => ({
    start: service.plan.start,
    focus: [...service.plan.focus],
    actions: [...service.plan.actions],
    changedAt: new Date(clock.time).toISOString(),
    timeZone: null,
  });
  const read = vi.fn(() => Promise.resolve(answer()));
  const save = vi.fn((unsent: Plan) => {
    service.plan = mergePlans(service.plan, unsent);
    return Promise.resolve(answer());
  });
  const saveKeepalive = vi.fn();

  function openBrowser() {
    const kept = { value: { unsent: null, standing: null } as KeptPlan, isBroken: false };
    const timers: { ms: number; work: () => void }[] = [];
    let turn: Promise<unknown> = Promise.resolve();
    /** What comes out of the browser's database is never the object that went in. */
    const inDatabase = (work: () => KeptPlan): Promise<KeptPlan> =>
      kept.isBroken
        ? Promise.reject(new Error('This browser keeps nothing'))
        : Promise.resolve().then(() => structuredClone(work()));
    const openTab = () =>
      new PlanQueue({
        readKept: () => inDatabase(() => kept.value),
        changeKept: (change) =>
          inDatabase(() => (kept.value = structuredClone(change(kept.value)))),
        exclusively: (work) => {
          const result = turn.then(work);
          turn = result.catch(() => undefined);
          return result;
        },
        read,
        save,
        saveKeepalive,
        classify: (error) => (error as Trouble).kind,
        later: (ms, work) => void timers.push({ ms, work }),
        now: () => clock.time,
      });
    return { kept, timers, openTab, queue: openTab() };
  }

  return { service, clock, read, save, saveKeepalive, openBrowser, ...openBrowser() };
}
