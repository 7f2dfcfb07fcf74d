import text from 'escape-html';
import { equalText, restOf } from '#content/ranking.ts';
import type { CompetencyRanking, Ranked } from '#domain/competency-ranking.ts';
import { formatAverage } from '#domain/score-format.ts';
import type { ReportPart } from './report-part.ts';

const TITLE = 'Strongest and Weakest Competencies';

/** The strongest and the weakest competencies, null while too few are rated. */
export function ranking(found: CompetencyRanking | null): ReportPart | null {
  if (found === null) return null;
  const content =
    found.kind === 'equal'
      ? `<p>${text(equalText(found.tie, 'all'))}</p>`
      : `<div class="ends">${end('Strongest', found.strongest)}${end('Weakest', found.weakest)}</div>
${found.others ? `<p class="muted">${text(equalText(found.others, 'others'))}</p>` : ''}`;
  const html = `<section class="ranking" id="ranking">
<h2>${TITLE}</h2>
${content}
</section>`;
  return { id: 'ranking', title: TITLE, html };
}

function end(title: string, ranked: Ranked): string {
  const rows = ranked.competencies.map(
    ({ name, area, average }) =>
      `<tr><th scope="row">${text(name)}<br><span class="muted">${text(area)}</span></th><td class="number">${formatAverage(average)}</td></tr>`,
  );
  const rest = restOf(ranked);
  return `<div><h3>${title}</h3>
${rows.length > 0 ? `<table><tbody>${rows.join('')}</tbody></table>` : ''}
${rest === null ? '' : `<p class="muted">${text(rest)}</p>`}</div>`;
}
