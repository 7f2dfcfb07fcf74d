import text from 'escape-html';
import { planWords } from '#content/my-plan.ts';
import { planOnPaper } from '#content/report.ts';
import { competencyById } from '#domain/competencies.ts';
import {
  plannedFocus,
  planProgress,
  type Plan,
  type PlannedAction,
  type PlannedFocus,
} from '#domain/plan.ts';
import type { Day } from '#domain/plan-dates.ts';
import { shortDay } from '#web/lib/short-day.ts';
import { documentHtml, titleHtml } from './document-html.ts';

type Heading = 'h2' | 'h3';

/** The plan alone, as a complete document. */
export function planHtml(plan: Plan, { today, name }: { today: Day; name: string | null }): string {
  return documentHtml(
    planWords.title,
    'leaflet',
    `<header>
${titleHtml(planWords.title, name)}
</header>
<main class="my-plan">
${planContent(plan, today, 'h2')}
</main>`,
  );
}

/**
 * The plan below its title: its progress, and each focus with its actions.
 * @param heading the level of each focus
 */
export function planContent(plan: Plan, today: Day, heading: Heading): string {
  const begun = plan.start ? planOnPaper.begun(shortDay(plan.start.day)) : planOnPaper.notBegun;
  const standing = planOnPaper.standing(planWords.progress(planProgress(plan)), shortDay(today));
  return `<p class="muted">${text(`${begun} ${standing}`)}</p>
${plannedFocus(plan)
  .map((focus) => focusSection(focus, heading))
  .join('\n')}`;
}

function focusSection(focus: PlannedFocus, heading: Heading): string {
  const { name } = competencyById.get(focus.competencyId)!;
  return `<section class="focus">
<${heading}>${text(name)}</${heading}>
<dl>
<div><dt>${planWords.whenItWorks}</dt><dd>${text(focus.whenItWorks) || LINE}</dd></div>
<div><dt>${planWords.partner}</dt><dd>${text(focus.partner) || LINE}</dd></div>
</dl>
${focus.actions.length > 0 ? actionTable(focus.actions) : `<p class="muted">${planWords.noActions}</p>`}
</section>`;
}

function actionTable(actions: readonly PlannedAction[]): string {
  return `<table class="actions">
<thead><tr><th scope="col">${planOnPaper.due}</th><th scope="col">${planWords.done}</th><th scope="col">${planOnPaper.action}</th><th scope="col">${planWords.evidence}</th></tr></thead>
<tbody>
${actions.map(actionRow).join('\n')}
</tbody>
</table>`;
}

function actionRow({ after, dueOn, isDone, text: words, evidence }: PlannedAction): string {
  const due = dueOn === null ? planWords.after(after) : shortDay(dueOn);
  return `<tr><th scope="row">${due}</th><td>${tickBox(isDone)}</td><td>${text(words)}</td><td>${text(evidence) || LINE + LINE}</td></tr>`;
}

/** A line to write on. */
const LINE = '<span class="line"></span>';

/** A box to tick on paper; a screen reader says whether it is ticked. */
function tickBox(isDone: boolean): string {
  const tick = isDone ? '<path d="M3 8.5l3.5 3.5L13 4.5"/>' : '';
  return `<svg class="box" viewBox="0 0 16 16" role="img" aria-label="${isDone ? planWords.done : planWords.open}"><rect x="1" y="1" width="14" height="14" rx="1.5"/>${tick}</svg>`;
}
