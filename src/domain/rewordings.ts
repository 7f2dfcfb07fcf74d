import type { CompetencyId } from './competencies.ts';
import type { Day } from './plan-dates.ts';

/** The days (UTC) on which statements of a competency were reworded. */
export type Rewordings = Partial<Record<CompetencyId, readonly Day[]>>;

/**
 * Answers from before such a day are not compared with answers from then on: they are answers to
 * something else. The day is that of the release. Nothing was reworded since the first one.
 */
export const rewordings: Rewordings = {};
