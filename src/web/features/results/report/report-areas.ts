import text from 'escape-html';
import type { CompetencyLine, RatedStatement } from '#domain/competency-lines.ts';
import type { ReportSection } from '#domain/report.ts';
import { hues } from '#web/theme/tokens.ts';
import type { ReportPart } from './report-part.ts';

/** An area: its average, the advice, and every competency with both statements and their ratings. */
export function areaPart({ area, average, advice, lines }: ReportSection): ReportPart {
  const { solid } = hues[area.color];
  const id = `area-${area.color}`;
  const html = `<section class="area" id="${id}">
<div class="intro">
<h2><svg class="dot" viewBox="0 0 10 10" aria-hidden="true"><circle cx="5" cy="5" r="5" fill="${solid}"/></svg>${text(area.name)}</h2>
<p class="score">${average}</p>
<p>${advice === '-' ? '' : text(advice)}</p>
<p class="muted">${area.completed} of ${area.total} completed</p>
</div>
${lines.map(competency).join('\n')}
</section>`;
  return { id, title: area.name, html };
}

function competency({ name, average, statements }: CompetencyLine): string {
  return `<div class="competency">
<h3>${text(name)}</h3><p class="number">${average}</p>
<dl>${statements.map(rated).join('')}</dl>
</div>`;
}

function rated({ text: statement, level }: RatedStatement): string {
  const rating = level
    ? `<span class="level ${level.color}">${level.value}</span> ${text(level.label)}`
    : 'Not rated yet';
  return `<div><dt>${text(statement)}</dt><dd>${rating}</dd></div>`;
}
