import type { CompetencyRanking, Ranked } from '#domain/competency-ranking.ts';
import { competencyCount } from '#domain/competency-count.ts';
import { formatAverage } from '#domain/score-format.ts';

export const rankingTitle = 'Strongest and Weakest Competencies';

/** In place of one end's competencies. */
export const noneStandsOut = 'None stands out.';

/** After the rows of one end: those with the average of its last. */
export function moreTied(more: Ranked): string | null {
  const [first] = more;
  return first ? `${more.length} more at ${formatAverage(first.average)}` : null;
}

/** Says that all competencies, or all between both ends, have the same average. */
export function tiedText({ strongest, weakest, tied }: CompetencyRanking): string | null {
  const [first] = tied;
  if (!first) return null;
  const count = `${tied.length} competencies`;
  const areTied = `are tied at ${formatAverage(first.average)}.`;
  const rated = strongest.length + weakest.length + tied.length;
  const subject = rated === competencyCount ? count : `${count} rated so far`;
  if (rated > tied.length) return `The other ${subject} ${areTied}`;
  return `All ${subject} ${areTied} None is stronger or weaker than another.`;
}
