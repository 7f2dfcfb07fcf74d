import type { CompetencyId } from '#domain/competencies.ts';
import { followThrough } from './plan-suggestions/follow-through.ts';
import { interpersonal } from './plan-suggestions/interpersonal.ts';
import { leadingOthers } from './plan-suggestions/leading-others.ts';
import { leadingSelf } from './plan-suggestions/leading-self.ts';
import { strategic } from './plan-suggestions/strategic.ts';

export interface PlanSuggestion {
  /** What others will see. The visitor changes it to words of their own. */
  readonly whenItWorks: string;
  /** What to have done by that day: alone, then with others, then as a habit. */
  readonly actions: Readonly<Record<30 | 60 | 90, string>>;
}

/** What a plan for a competency can begin with. */
export const planSuggestions: Readonly<Record<CompetencyId, PlanSuggestion>> = {
  ...followThrough,
  ...interpersonal,
  ...leadingOthers,
  ...leadingSelf,
  ...strategic,
};
