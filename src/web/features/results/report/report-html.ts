import text from 'escape-html';
import { developmentPlans } from '#content/development-plans.ts';
import { planWords } from '#content/my-plan.ts';
import { planCards, type PlanCard } from '#content/plan-cards.ts';
import { equalText, restOf } from '#content/ranking.ts';
import { comparisonOnPaper, reportCopy, scoreMeaning } from '#content/report.ts';
import type { AreaName } from '#domain/areas.ts';
import type { CompetencyLine, RatedStatement } from '#domain/competency-lines.ts';
import type { CompetencyRanking, Ranked } from '#domain/competency-ranking.ts';
import { priorityAreas } from '#domain/development.ts';
import { dayIn } from '#domain/plan-dates.ts';
import type { Plan } from '#domain/plan.ts';
import { ratingScale } from '#domain/rating-scale.ts';
import type { Report, ReportSection } from '#domain/report.ts';
import { formatAverage } from '#domain/score-format.ts';
import type { AreaSummary } from '#domain/scoring.ts';
import { radarDrawing } from '#web/features/results/radar/radar-drawing.ts';
import { hues, palette } from '#web/theme/tokens.ts';
import { comparisonContent, longDate, type PrintedComparison } from './comparison-html.ts';
import { documentHtml, titleHtml } from './document-html.ts';
import { planContent } from './plan-html.ts';

/** A part of the report, as the table of contents names it and leads to it. */
interface ReportPart {
  id: string;
  title: string;
  /** With its heading and its id. */
  html: string;
}

/** What only the owner sees of an assessment; null if there is none, or it cannot be read. */
export interface OwnParts {
  plan: Plan | null;
  comparison: PrintedComparison | null;
}

export interface ReportExtras extends OwnParts {
  /** For the cover. */
  name: string | null;
  /** Where a call is booked. */
  bookingAddress: string;
}

/** The report as a self-contained document for print. */
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

/** Numbered like the parts' headings: paper has no links. */
function contents(parts: readonly ReportPart[]): string {
  const links = parts.map(({ id, title }) => `<li><a href="#${id}">${text(title)}</a></li>`);
  return `<nav class="contents" aria-labelledby="contents">
<h2 id="contents">${reportCopy.contents}</h2>
<ol>${links.join('')}</ol>
</nav>`;
}

const levels = ratingScale.map(
  ({ value, label, description, color }) =>
    `<div><dt><span class="level ${color}">${value}</span> ${text(label)}</dt><dd>${text(description)}</dd></div>`,
);

const limits = scoreMeaning.not.map(
  ({ lead, text: words }) => `<li><b>${text(lead)}</b> ${text(words)}</li>`,
);

/** How to read the figures; the same in every report. */
const meaning: ReportPart = {
  id: 'meaning',
  title: scoreMeaning.title,
  html: `<section class="meaning" id="meaning">
<h2>${text(scoreMeaning.title)}</h2>
<p>${text(scoreMeaning.how)}</p>
<h3>${text(scoreMeaning.levels)}</h3>
<dl>${levels.join('')}</dl>
<h3>${text(scoreMeaning.limits)}</h3>
<ul>${limits.join('')}</ul>
</section>`,
};

const OVERVIEW_TITLE = 'Area Overview';

/** The box on the cover. */
function summary({ overallScore, assessed, total }: Report): string {
  return `<section class="summary" aria-label="Summary">
<p><span class="figure">${text(overallScore)}</span><b>Overall Score</b><br>out of 5.0</p>
<p><span class="figure">${assessed}</span><b>Competencies Assessed</b><br>of ${total}</p>
</section>`;
}

/** The five averages as a picture, and beside it the same figures to read. */
function overview({ sections }: Report): ReportPart {
  const rows = sections.map(
    ({ area, average }) => `<tr><th scope="row">${text(area.name)}</th>
<td class="bar">${scoreBar(area.averageScore, hues[area.color].solid)}</td>
<td class="number">${average}</td></tr>`,
  );
  const html = `<section class="overview" id="overview">
<h2>${OVERVIEW_TITLE}</h2>
<div class="columns">
${radarDrawing(sections.map(({ area }) => area))}
<table><tbody>${rows.join('\n')}</tbody></table>
</div>
<p class="muted">Scale: 1 (Not Yet Developed) to 5 (Advanced)</p>
</section>`;
  return { id: 'overview', title: OVERVIEW_TITLE, html };
}

/** A shape instead of a background, which browsers do not print by default. */
function scoreBar(average: number, fill: string): string {
  const width = (average * 20).toFixed(1);
  return `<svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect width="100" height="6" fill="${palette.line}"/><rect width="${width}" height="6" fill="${fill}"/></svg>`;
}

const RANKING_TITLE = 'Strongest and Weakest Competencies';

/** The strongest and the weakest competencies, null if too few are rated. */
function ranking(found: CompetencyRanking | null): ReportPart | null {
  if (found === null) return null;
  const content =
    found.kind === 'equal'
      ? `<p>${text(equalText(found.tie, 'all'))}</p>`
      : `<div class="ends">${end('Strongest', found.strongest)}${end('Weakest', found.weakest)}</div>
${found.others ? `<p class="muted">${text(equalText(found.others, 'others'))}</p>` : ''}`;
  const html = `<section class="ranking" id="ranking">
<h2>${RANKING_TITLE}</h2>
${content}
</section>`;
  return { id: 'ranking', title: RANKING_TITLE, html };
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

/** An area: its average, the advice, and every competency with both statements and their ratings. */
function areaPart({ area, average, advice, lines }: ReportSection): ReportPart {
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

/** This many equal areas get a column each. */
const SIDE_BY_SIDE = 2;

const SUGGESTIONS_TITLE = 'Personalized Development Plan';

/** What to do now, with a week of practice for the first area; null if no area is complete. */
function suggestions(areas: readonly AreaSummary[]): ReportPart | null {
  const cards = planCards(areas);
  if (cards.length === 0) return null;
  const priority = priorityAreas(areas);
  const [first] = priority;
  const html = `<section class="plan" id="suggestions">
<h2>${SUGGESTIONS_TITLE}</h2>
<div class="cards">${cards.map(card).join('\n')}</div>
${first ? week(first.name, priority.length > 1) : ''}
</section>`;
  return { id: 'suggestions', title: SUGGESTIONS_TITLE, html };
}

function card({ label, title, reason, parts }: PlanCard): string {
  return `<div class="card">
<p class="label">${label}</p>
<h3>${text(title)}</h3>
<p>${text(reason)}</p>
${parts.length > SIDE_BY_SIDE ? oneList(parts) : `<div class="parts in-${parts.length}">${parts.map(cardPart).join('\n')}</div>`}
</div>`;
}

function cardPart({ area, actions }: PlanCard['parts'][number]): string {
  return `<div>${area === null ? '' : `<h4>${text(area)}</h4>`}<ol>${listItems(actions)}</ol></div>`;
}

/** More equal areas, in one list. */
function oneList(parts: PlanCard['parts']): string {
  const items = parts.map(
    ({ area, actions }) => `<li><b>${text(area ?? '')}:</b> ${text(actions.join(' '))}</li>`,
  );
  return `<ul>${items.join('')}</ul>`;
}

function week(area: AreaName, isOneOfEquals: boolean): string {
  const { whyItMatters, miniChallenge, reflection, tryThis } = developmentPlans[area];
  return `<section class="week">
<h3>A week of practice: ${text(area)}</h3>
<p>${text(whyItMatters)}${isOneOfEquals ? ' The plans of the areas equal to it are on your dashboard.' : ''}</p>
<div class="parts in-3">
<div><p class="label">Mini challenge</p><h4>${text(miniChallenge.title)}</h4><ol>${listItems(miniChallenge.steps)}</ol></div>
<div><p class="label">Reflection</p><ul>${listItems(reflection)}</ul></div>
<div><p class="label">Try this</p><ul>${listItems(tryThis)}</ul></div>
</div>
</section>`;
}

const CLOSING_TITLE = 'Next Steps';

/** The next steps; the address is spelled out so that it can be typed from paper. */
function closing(steps: readonly string[], bookingAddress: string): ReportPart {
  const { title, text: words } = reportCopy.booking;
  const address = text(bookingAddress);
  const html = `<div class="close">
<section class="next" id="next-steps">
<h2>${CLOSING_TITLE}</h2>
<ol>${listItems(steps)}</ol>
</section>
<section class="next">
<h3>${title}</h3>
<p>${words}</p>
<p><a href="${address}">${address}</a></p>
</section>
</div>`;
  return { id: 'next-steps', title: CLOSING_TITLE, html };
}

const listItems = (items: readonly string[]) =>
  items.map((item) => `<li>${text(item)}</li>`).join('');
