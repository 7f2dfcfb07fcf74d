import type { Ranked, Tie } from '#domain/competency-ranking.ts';
import { competencyCount } from '#domain/competency-count.ts';
import { listed } from '#domain/listed.ts';
import { formatAverage } from '#domain/score-format.ts';

export const rankingTitle = 'Strongest and Weakest Competencies';

/** Longer lists are shown as a number. */
const NAMES_IN_A_LINE = 12;

/** The line after the ranked competencies: those tied for the next place, or that there are none. */
export function restOf({ competencies, tie }: Ranked): string | null {
  if (tie === null) return competencies.length === 0 ? 'None stands out.' : null;
  const names = tie.competencies.map(({ name }) => name);
  const rest = tiedNext(competencies, tie);
  return names.length > NAMES_IN_A_LINE ? `${rest}.` : `${rest}: ${listed(names)}.`;
}

/** From this many on, a page folds the names of a tie that follows others. */
const FOLDED_FROM = 4;

/** The line that folds them, after the ranked competencies. */
export function foldedTie({ competencies, tie }: Ranked): string | null {
  if (tie === null) return null;
  // With none before them, the names are all there is to see.
  const most = competencies.length === 0 ? NAMES_IN_A_LINE : FOLDED_FROM - 1;
  return tie.competencies.length > most ? tiedNext(competencies, tie) : null;
}

function tiedNext(before: Ranked['competencies'], { average, competencies }: Tie): string {
  const tied = `${competencies.length} competencies tied at ${formatAverage(average)}`;
  return before.length === 0 ? tied : `Then ${tied}`;
}

/** Says that all competencies, or all between both ends, have the same average. */
export function equalText({ average, competencies }: Tie, which: 'all' | 'others'): string {
  const count = `${competencies.length} competencies`;
  const tied = `are tied at ${formatAverage(average)}.`;
  if (which === 'others') return `The other ${count} ${tied}`;
  const subject = competencies.length === competencyCount ? count : `${count} rated so far`;
  return `All ${subject} ${tied} None is stronger or weaker than another.`;
}
