import text from 'escape-html';
import { planWords } from '#content/my-plan.ts';
import { comparisonOnPaper, reportCopy } from '#content/report.ts';
import type { Plan } from '#domain/plan.ts';
import { dayIn } from '#domain/plan-dates.ts';
import type { Report } from '#domain/report.ts';
import { comparisonContent } from './comparison-html.ts';
import { documentHtml, titleHtml } from './document-html.ts';
import { longDate } from './long-date.ts';
import type { OwnParts } from './own-parts.ts';
import { planContent } from './plan-html.ts';
import type { PrintedComparison } from './printed-comparison.ts';
import { areaPart } from './report-areas.ts';
import { meaning } from './report-meaning.ts';
import { overview, summary } from './report-overview.ts';
import type { ReportPart } from './report-part.ts';
import { suggestions } from './report-plan.ts';
import { ranking } from './report-ranking.ts';
import { closing } from './report-closing.ts';

export interface ReportExtras extends OwnParts {
  /** For the cover. */
  name: string | null;
  /** Where a call is booked. */
  bookingAddress: string;
}

/** The report as a complete document that needs nothing from anywhere, made to be printed. */
export function reportHtml(report: Report, extras: ReportExtras): string {
  const parts = [
    meaning,
    overview(report),
    ranking(report.ranking),
    ...report.sections.map(areaPart),
    suggestions(report.sections.map(({ area }) => area)),
    extras.plan && planned(extras.plan, report.generatedAt),
    extras.comparison && changed(extras.comparison),
    closing(report.nextSteps, extras.bookingAddress),
  ].filter((part) => part !== null);
  return documentHtml(
    report.title,
    'report',
    `<header class="cover">
${titleHtml(report.title, extras.name)}
<p class="muted">${reportCopy.generated(longDate(report.generatedAt))}</p>
${summary(report)}
${contents(parts)}
</header>
<main>
${parts.map(({ html }) => html).join('\n')}
</main>`,
  );
}

function planned(plan: Plan, at: Date): ReportPart {
  const { title } = planWords;
  const html = `<section class="own my-plan" id="my-plan">
<h2>${title}</h2>
${planContent(plan, dayIn(undefined, at), 'h3')}
</section>`;
  return { id: 'my-plan', title, html };
}

function changed(comparison: PrintedComparison): ReportPart {
  const title = comparisonOnPaper.since(longDate(comparison.beforeAt));
  const html = `<section class="own comparison" id="comparison">
<h2>${title}</h2>
${comparisonContent(comparison, 'h3')}
</section>`;
  return { id: 'comparison', title, html };
}

/** The numbers are those of the parts' headings: paper has no links. */
function contents(parts: readonly ReportPart[]): string {
  const links = parts.map(({ id, title }) => `<li><a href="#${id}">${text(title)}</a></li>`);
  return `<nav class="contents" aria-labelledby="contents">
<h2 id="contents">${reportCopy.contents}</h2>
<ol>${links.join('')}</ol>
</nav>`;
}
