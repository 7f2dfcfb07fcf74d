import type { Ranked, Tie } from '#domain/competency-ranking.ts';
import { competencyCount } from '#domain/competency-count.ts';
import { listed } from '#domain/listed.ts';
import { formatAverage } from '#domain/score-format.ts';

/** Longer lists are shown as a number. */
const NAMES_IN_A_LINE = 12;

/** The line after the ranked competencies: those tied for the next place, or that there are none. */
export function restOf({ competencies, tie }: Ranked): string | null {
  if (tie === null) return competencies.length === 0 ? 'None differs from the others.' : null;
  const names = tie.competencies.map(({ name }) => name);
  if (names.length > NAMES_IN_A_LINE) return `${manyTied(competencies, tie)}.`;
  const lead = `${competencies.length === 0 ? 'Tied' : 'Then tied'} at ${formatAverage(tie.average)}:`;
  return `${lead} ${listed(names)}.`;
}

/** From this many on, the names of a tie are folded on a page. */
const FOLDED_FROM = 4;

/** The line that folds them, after the ranked competencies. */
export function foldedTie({ competencies, tie }: Ranked): string | null {
  if (tie === null || tie.competencies.length < FOLDED_FROM) return null;
  return manyTied(competencies, tie);
}

function manyTied(before: Ranked['competencies'], { average, competencies }: Tie): string {
  const count = competencies.length;
  return before.length === 0
    ? `None stands out: ${count} share ${formatAverage(average)}`
    : `Then ${count} more, all at ${formatAverage(average)}`;
}

/** Says that all competencies, or all between both ends, have the same average. */
export function equalText({ average, competencies }: Tie, which: 'all' | 'others'): string {
  const count = `${competencies.length} competencies`;
  const equal = `are equal at ${formatAverage(average)}.`;
  if (which === 'others') return `The other ${count} ${equal}`;
  const subject = competencies.length === competencyCount ? count : `${count} rated so far`;
  return `None is stronger or weaker than another: all ${subject} ${equal}`;
}
