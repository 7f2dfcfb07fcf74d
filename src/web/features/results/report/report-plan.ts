import text from 'escape-html';
import { developmentPlans } from '#content/development-plans.ts';
import { planCards, type PlanCard } from '#content/plan-cards.ts';
import { priorityAreas } from '#domain/development.ts';
import type { AreaName } from '#domain/areas.ts';
import type { AreaSummary } from '#domain/scoring.ts';
import { listItems } from './list-items.ts';
import type { ReportPart } from './report-part.ts';

/** Equal areas, each with its actions in a column. */
const SIDE_BY_SIDE = 2;

const TITLE = 'Personalized Development Plan';

/** What to do now, with a week's practice for the area to start with; null while no area is complete. */
export function suggestions(areas: readonly AreaSummary[]): ReportPart | null {
  const cards = planCards(areas);
  if (cards.length === 0) return null;
  const priority = priorityAreas(areas);
  const [first] = priority;
  const html = `<section class="plan" id="suggestions">
<h2>${TITLE}</h2>
<div class="cards">${cards.map(card).join('\n')}</div>
${first ? week(first.name, priority.length > 1) : ''}
</section>`;
  return { id: 'suggestions', title: TITLE, html };
}

function card({ label, title, reason, parts }: PlanCard): string {
  return `<div class="card">
<p class="label">${label}</p>
<h3>${text(title)}</h3>
<p>${text(reason)}</p>
${parts.length > SIDE_BY_SIDE ? oneList(parts) : `<div class="parts in-${parts.length}">${parts.map(part).join('\n')}</div>`}
</div>`;
}

function part({ area, actions }: PlanCard['parts'][number]): string {
  return `<div>${area === null ? '' : `<h4>${text(area)}</h4>`}<ol>${listItems(actions)}</ol></div>`;
}

/** Many equal areas, with an action or two each. */
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
