import { siteName } from '#content/site.ts';
import type { Report, ReportSection } from '#domain/report.ts';
import { hues, palette } from '#web/theme/tokens.ts';
import text from 'escape-html';
import { reportChart } from './report-chart.ts';
import { reportStyles } from './report-styles.ts';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** The report as a complete document that needs nothing from anywhere, made to be printed. */
export function reportHtml(report: Report): string {
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
${report.sections.map(section).join('\n')}
${nextSteps(report)}
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
${reportChart(sections.map(({ area }) => area))}
<table><tbody>${rows.join('\n')}</tbody></table>
</div>
<p class="muted">Scale: 1 (Not Yet Developed) to 5 (Advanced)</p>
</section>`;
}

function section({ area, average, advice, lines }: ReportSection): string {
  const rows = lines.map(
    (line) => `<tr><th scope="row">${text(line.competency)}</th>
<td>${line.question1Rating ?? '-'}</td><td>${line.question2Rating ?? '-'}</td>
<td class="number">${line.average}</td></tr>`,
  );
  const { solid } = hues[area.color];
  return `<section class="area">
<div class="intro">
<h2><svg class="dot" viewBox="0 0 10 10" aria-hidden="true"><circle cx="5" cy="5" r="5" fill="${solid}"/></svg>${text(area.name)}</h2>
<p class="score">${average}</p>
<p>${advice === '-' ? '' : text(advice)}</p>
<p class="muted">${area.completed} of ${area.total} completed</p>
</div>
<table class="ratings">
<thead><tr><th scope="col">Competency</th><th scope="col">Question 1</th><th scope="col">Question 2</th><th scope="col">Average</th></tr></thead>
<tbody>${rows.join('\n')}</tbody>
</table>
</section>`;
}

function nextSteps({ nextSteps: steps }: Report): string {
  return `<section class="next">
<h2>Next Steps</h2>
<ol>${steps.map((step) => `<li>${text(step)}</li>`).join('')}</ol>
</section>`;
}

/** A shape instead of a background, which browsers leave out of print unless asked. */
function bar(average: number, fill: string): string {
  const width = (average * 20).toFixed(1);
  return `<svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect width="100" height="6" fill="${palette.line}"/><rect width="${width}" height="6" fill="${fill}"/></svg>`;
}
