import type { Ranked, Tie } from '#domain/competency-ranking.ts';
import { competencyCount } from '#domain/competency-count.ts';
import { listed } from '#domain/listed.ts';
import { formatAverage } from '#domain/score-format.ts';

/** Longer lists are shown as a number. */
const NAMES_IN_A_LINE = 12;

/** The line after the ranked competencies: those tied for the next place, or that there are none. */
export function restOf({ competencies, tie }: Ranked): string | null {
  if (tie === null) return competencies.length === 0 ? 'None differs from the others.' : null;
  const lead = `${competencies.length === 0 ? 'Tied' : 'Then tied'} at ${formatAverage(tie.average)}:`;
  const names = tie.competencies.map(({ name }) => name);
  return names.length > NAMES_IN_A_LINE
    ? `${lead} ${names.length} competencies.`
    : `${lead} ${listed(names)}.`;
}

/** From this many on, the names of a tie are folded on a page. */
const FOLDED_FROM = 4;

/** The line that folds them, after the ranked competencies. */
export function foldedTie({ competencies, tie }: Ranked): string | null {
  const count = tie?.competencies.length ?? 0;
  if (tie === null || count < FOLDED_FROM) return null;
  const which = competencies.length === 0 ? `${count} competencies` : `Then ${count} more`;
  return `${which}, all at ${formatAverage(tie.average)}`;
}

/** Says that all competencies, or all between both ends, have the same average. */
export function equalText({ average, competencies }: Tie, which: 'all' | 'others'): string {
  const count = `${competencies.length} competencies`;
  const equal = `are equal at ${formatAverage(average)}.`;
  if (which === 'others') return `The other ${count} ${equal}`;
  const subject = competencies.length === competencyCount ? count : `${count} rated so far`;
  return `None is stronger or weaker than another: all ${subject} ${equal}`;
}
