import text from 'escape-html';
import type { Report } from '#domain/report.ts';
import { radarDrawing } from '#web/features/results/radar/radar-drawing.ts';
import { hues, palette } from '#web/theme/tokens.ts';
import type { ReportPart } from './report-part.ts';

const TITLE = 'Area Overview';

/** The box on the cover. */
export function summary({ overallScore, assessed, total }: Report): string {
  return `<section class="summary" aria-label="Summary">
<p><span class="figure">${text(overallScore)}</span><b>Overall Score</b><br>out of 5.0</p>
<p><span class="figure">${assessed}</span><b>Competencies Assessed</b><br>of ${total}</p>
</section>`;
}

/** The five averages as a picture, and beside it the same figures to read. */
export function overview({ sections }: Report): ReportPart {
  const rows = sections.map(
    ({ area, average }) => `<tr><th scope="row">${text(area.name)}</th>
<td class="bar">${bar(area.averageScore, hues[area.color].solid)}</td>
<td class="number">${average}</td></tr>`,
  );
  const html = `<section class="overview" id="overview">
<h2>${TITLE}</h2>
<div class="columns">
${radarDrawing(sections.map(({ area }) => area))}
<table><tbody>${rows.join('\n')}</tbody></table>
</div>
<p class="muted">Scale: 1 (Not Yet Developed) to 5 (Advanced)</p>
</section>`;
  return { id: 'overview', title: TITLE, html };
}

/** A shape instead of a background, which browsers leave out of print unless asked. */
function bar(average: number, fill: string): string {
  const width = (average * 20).toFixed(1);
  return `<svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect width="100" height="6" fill="${palette.line}"/><rect width="${width}" height="6" fill="${fill}"/></svg>`;
}
