import type { CompetencyId } from './competencies.ts';
import type { Day } from './plan-dates.ts';

/** The days (UTC) on which statements of a competency were reworded. */
export type Rewordings = Partial<Record<CompetencyId, readonly Day[]>>;

/**
 * Answers from before such a day are not compared with later ones, because they answer something
 * else. The day is that of the release. Nothing was reworded since the first release.
 */
export const rewordings: Rewordings = {};
