import type { CompetencyId } from '#domain/competencies.ts';
import { followThrough } from './plan-suggestions/follow-through.ts';
import { interpersonal } from './plan-suggestions/interpersonal.ts';
import { leadingOthers } from './plan-suggestions/leading-others.ts';
import { leadingSelf } from './plan-suggestions/leading-self.ts';
import { strategic } from './plan-suggestions/strategic.ts';

export interface PlanSuggestion {
  /** What others will see. Visitors reword it. */
  readonly whenItWorks: string;
  /** What to do by that day: first alone, then with others, then as a habit. */
  readonly actions: Readonly<Record<30 | 60 | 90, string>>;
}

/** The texts that the plan for a competency starts with. */
export const planSuggestions: Readonly<Record<CompetencyId, PlanSuggestion>> = {
  ...followThrough,
  ...interpersonal,
  ...leadingOthers,
  ...leadingSelf,
  ...strategic,
};
