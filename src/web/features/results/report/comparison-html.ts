import text from 'escape-html';
import { comparisonOnPaper } from '#content/report.ts';
import { comparisonCopy as copy } from '#content/comparison.ts';
import type { Comparison, Change, NotCompared } from '#domain/comparison.ts';
import { competencyById } from '#domain/competencies.ts';
import { formatDifference, formatScore } from '#domain/score-format.ts';
import { comparedAreas } from '#web/features/results/radar/compared-areas.ts';
import { radarDrawing } from '#web/features/results/radar/radar-drawing.ts';
import { shortDate } from '#web/lib/short-date.ts';
import { documentHtml, titleHtml } from './document-html.ts';

/** Two assessments compared, with the days of both (ISO 8601) and the focus of the plan between them. */
export type PrintedComparison = Comparison & {
  beforeAt: string;
  afterAt: string;
  focus: readonly string[];
};

type Heading = 'h2' | 'h3';

/** The comparison alone, as a complete document. */
export function comparisonHtml(comparison: PrintedComparison, name: string | null): string {
  return documentHtml(
    comparisonOnPaper.title,
    'leaflet',
    `<header>
${titleHtml(comparisonOnPaper.title, name)}
</header>
<main class="comparison">
${comparisonContent(comparison, 'h2')}
</main>`,
  );
}

/** @param heading the level of the parts below the comparison's title */
export function comparisonContent(comparison: PrintedComparison, heading: Heading): string {
  const { beforeAt, afterAt, overall } = comparison;
  const dates = comparisonOnPaper.between(longDate(beforeAt), longDate(afterAt));
  if (overall === null) return `<p class="muted">${dates}</p>\n<p>${copy.nothing}</p>`;
  const titled = titledPart(heading);
  return `<p class="muted">${dates}</p>
${titled(copy.radar.title, areasOf(comparison, overall))}
${comparison.focus.length > 0 ? titled(copy.focus.title, focusOf(comparison), copy.focus.lead) : ''}
${titled(copy.competencies.title, competenciesOf(comparison), copy.competencies.lead)}
${comparison.notCompared.length > 0 ? titled(copy.notCompared.title, leftOut(comparison.notCompared), copy.notCompared.overall) : ''}`;
}

const titledPart = (heading: Heading) => (title: string, html: string, lead?: string) =>
  `<section class="compared">
<${heading}>${title}</${heading}>
${lead === undefined ? '' : `<p class="muted">${lead}</p>`}
${html}
</section>`;

function areasOf(comparison: PrintedComparison, overall: Change): string {
  const { areas, beforeAt, afterAt } = comparison;
  const rows = [
    changeRow([copy.overall], overall),
    ...areas.map((change) => changeRow([change.area], change)),
  ];
  return `<div class="columns">
<div>
${radarDrawing(comparedAreas(areas, 'after'), comparedAreas(areas, 'before'))}
<p class="muted">${copy.radar.after(shortDate(afterAt))}<br>${copy.radar.before(shortDate(beforeAt))}</p>
</div>
<div>
${changeTable(comparison, [comparisonOnPaper.area], rows)}
<p class="muted">${copy.rule}</p>
</div>
</div>`;
}

function focusOf(comparison: PrintedComparison): string {
  const rows = comparison.focus.map((id) => {
    const change = comparison.competencies.find(({ competencyId }) => competencyId === id);
    if (change) return changeRow([nameOf(id), change.area], change);
    return `<tr><th scope="row">${text(nameOf(id))}</th><td colspan="4">${copy.focus.notCompared}</td></tr>`;
  });
  return competencyTable(comparison, rows);
}

function competenciesOf(comparison: PrintedComparison): string {
  const rows = comparison.competencies.map((change) =>
    changeRow([nameOf(change.competencyId), change.area], change),
  );
  return competencyTable(comparison, rows);
}

const competencyTable = (comparison: PrintedComparison, rows: readonly string[]) =>
  changeTable(comparison, [comparisonOnPaper.competency, comparisonOnPaper.area], rows);

function changeTable(
  { beforeAt, afterAt }: PrintedComparison,
  names: readonly string[],
  rows: readonly string[],
): string {
  const heads = [
    ...names.map((name, index) => `<th scope="col"${index > 0 ? ' class="of"' : ''}>${name}</th>`),
    ...[beforeAt, afterAt].map((at) => `<th scope="col" class="number">${shortDate(at)}</th>`),
    `<th scope="col" class="number">${comparisonOnPaper.change}</th>`,
  ];
  return `<table class="changes">
<thead><tr>${heads.join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>`;
}

function changeRow([name, ...more]: [string, ...string[]], change: Change): string {
  const { before, after, difference, verdict } = change;
  const cells = [
    ...more.map((it) => `<td class="muted of">${text(it)}</td>`),
    ...[before, after].map((score) => `<td class="number">${formatScore(score)}</td>`),
    `<td class="number">${copy.verdicts[verdict]} ${formatDifference(difference)}</td>`,
  ];
  return `<tr class="${verdict}"><th scope="row">${text(name)}</th>${cells.join('')}</tr>`;
}

const leftOut = (notCompared: readonly NotCompared[]) =>
  `<dl>${notCompared
    .map(
      ({ competencyId, reason }) =>
        `<div><dt>${text(nameOf(competencyId))}</dt><dd>${copy.notCompared.reasons[reason]}</dd></div>`,
    )
    .join('')}</dl>`;

const nameOf = (id: string) => competencyById.get(id)?.name ?? id;

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' });

/** Formats a date like `June 1, 2025`, by the reader's calendar. */
export function longDate(moment: Date | string): string {
  return dateFormat.format(new Date(moment));
}
