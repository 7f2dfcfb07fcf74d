import text from 'escape-html';
import { siteName } from '#content/site.ts';
import type { Report } from '#domain/report.ts';
import { radarDrawing } from '#web/features/assessment/radar/radar-drawing.ts';
import { hues } from '#web/theme/tokens.ts';
import { areaSection, bar } from './report-areas.ts';
import { ending } from './report-plan.ts';
import { ranking } from './report-ranking.ts';
import { reportStyles } from './report-styles.ts';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** The report as a complete document that needs nothing from anywhere, made to be printed. */
export function reportHtml(report: Report, bookingAddress: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(report.title)}</title>
<style>${reportStyles}</style>
</head>
<body>
<header>
<p class="brand">${text(siteName)}</p>
<h1>${text(report.title)}</h1>
<p class="muted">Generated on ${dateFormat.format(report.generatedAt)}</p>
</header>
<main>
${summary(report)}
${overview(report)}
${ranking(report.ranking)}
${report.sections.map(areaSection).join('\n')}
${ending(report, bookingAddress)}
</main>
</body>
</html>`;
}

function summary({ overallScore, assessed, total }: Report): string {
  return `<section class="summary" aria-label="Summary">
<p><span class="figure">${text(overallScore)}</span><b>Overall Score</b><br>out of 5.0</p>
<p><span class="figure">${assessed}</span><b>Competencies Assessed</b><br>of ${total}</p>
</section>`;
}

function overview({ sections }: Report): string {
  const rows = sections.map(
    ({ area, average }) => `<tr><th scope="row">${text(area.name)}</th>
<td class="bar">${bar(area.averageScore, hues[area.color].solid)}</td>
<td class="number">${average}</td></tr>`,
  );
  return `<section class="overview">
<h2>Area Overview</h2>
<div class="columns">
${radarDrawing(sections.map(({ area }) => area))}
<table><tbody>${rows.join('\n')}</tbody></table>
</div>
<p class="muted">Scale: 1 (Not Yet Developed) to 5 (Advanced)</p>
</section>`;
}
