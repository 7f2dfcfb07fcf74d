import text from 'escape-html';
import type { CompetencyLine, RatedStatement } from '#domain/competency-lines.ts';
import type { ReportSection } from '#domain/report.ts';
import { hues, palette } from '#web/theme/tokens.ts';

/** An area: its average, the advice, and every competency with both statements and their ratings. */
export function areaSection({ area, average, advice, lines }: ReportSection): string {
  const { solid } = hues[area.color];
  return `<section class="area">
<div class="intro">
<h2><svg class="dot" viewBox="0 0 10 10" aria-hidden="true"><circle cx="5" cy="5" r="5" fill="${solid}"/></svg>${text(area.name)}</h2>
<p class="score">${average}</p>
<p>${advice === '-' ? '' : text(advice)}</p>
<p class="muted">${area.completed} of ${area.total} completed</p>
</div>
${lines.map(competency).join('\n')}
</section>`;
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

/** A shape instead of a background, which browsers leave out of print unless asked. */
export function bar(average: number, fill: string): string {
  const width = (average * 20).toFixed(1);
  return `<svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect width="100" height="6" fill="${palette.line}"/><rect width="${width}" height="6" fill="${fill}"/></svg>`;
}
