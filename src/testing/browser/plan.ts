import type { Locator, Page } from 'playwright-core';
import { planSuggestions } from '#content/plan-suggestions.ts';
import { competencies, type CompetencyId } from '#domain/competencies.ts';
import type { Day } from '#domain/plan-dates.ts';
import { plannedFocus, type Plan } from '#domain/plan.ts';
import type { RatingPair } from './assessment.ts';
import { answeredEarlier } from './earlier-visit.ts';
import type { RunningSite } from './site.ts';
import type { Visitor } from './visitor.ts';

/** The competencies suggested for `planRatings`, in order. */
export const SUGGESTED = ['Team Building', 'Developing & Mentoring', 'Humility'] as const;

const LOWEST = new Set<string>(SUGGESTED);

/** Rates Leadership of Others lowest, and one competency of another area just as low. */
function planRatings(index: number): RatingPair {
  const { name, category } = competencies[index]!;
  if (LOWEST.has(name)) return [2, 2];
  return category === 'Leadership of Others' ? [3, 3] : [4, 5];
}

/** Completes an assessment in this browser and opens its plan: empty, or as stored. */
export async function hasResults(
  { page, context }: Visitor,
  // The number of assessments per address and day is limited.
  email = `plan-${crypto.randomUUID().slice(0, 8)}@example.com`,
  stored?: Plan,
): Promise<string> {
  const id = await answeredEarlier(context, competencies.length, { ratings: planRatings, email });
  if (stored) await context.request.post(`/api/assessment/${id}/plan`, { data: stored });
  await openPlan(page, id);
  return id;
}

/** The day by the browser's clock, which pictures set. */
export function browserDay(page: Page): Promise<Day> {
  return page.evaluate(() => new Date().toISOString().slice(0, 10));
}

export async function openPlan(page: Page, id: string): Promise<void> {
  await page.goto(`/assessment/plan?id=${id}`);
  await page
    .getByRole('heading', { name: 'What to Work On' })
    .or(page.getByText(/^(My plan starts|Started) on/))
    .first()
    .waitFor();
}

export async function chooseSuggested(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Choose All Three' }).click();
  await saved(page);
}

export async function saved(page: Page): Promise<void> {
  await page.getByText('Saved', { exact: true }).waitFor();
}

/** The part of the plan for one competency. */
export function focusPart(page: Page, name: string): Locator {
  return page.getByRole('region', { name, exact: true });
}

/** Turns a focus of the plan from text into a form. */
export async function editFocus(page: Page, name: string): Promise<void> {
  await focusPart(page, name)
    .getByRole('button', { name: `Edit ${name}` })
    .click();
}

/** Turns it back into text. */
export async function finishFocus(page: Page, name: string): Promise<void> {
  await focusPart(page, name)
    .getByRole('button', { name: `Finish Editing ${name}` })
    .last()
    .click();
}

/** Who will check in: a field of the form of a focus. */
export function partnerField(page: Page, name: string): Locator {
  return focusPart(page, name).getByLabel('Who will check in with you?');
}

/** Opens the form and names who will check in. */
export async function namePartner(page: Page, name: string, partner: string): Promise<void> {
  await editFocus(page, name);
  await partnerField(page, name).fill(partner);
}

/** The box of a suggested action, in the text of a focus. */
export function suggestedBox(page: Page, id: CompetencyId, days: 30 | 60 | 90): Locator {
  return page.getByRole('checkbox', { name: planSuggestions[id].actions[days], exact: true });
}

/** The part of the form of a focus for one of its review days. */
export function dayPart(page: Page, name: string, days: 30 | 60 | 90): Locator {
  return focusPart(page, name).getByRole('group', { name: new RegExp(`^${days} days`) });
}

/** The names of the plan's competencies on the page. */
export function shownFocus(page: Page): Promise<string[]> {
  return page.locator('h2[id^="focus-"]').allTextContents();
}

export async function storedPlan({ db }: RunningSite, id: string): Promise<Plan | undefined> {
  const row = await db
    .selectFrom('plan')
    .select('content')
    .where('assessment_id', '=', id)
    .executeTakeFirst();
  return row?.content;
}

/** Adds this competency to the plan from another device of the same visitor. */
export async function plannedElsewhere(
  { context }: Visitor,
  id: string,
  competencyId: CompetencyId,
): Promise<void> {
  const now = new Date().toISOString();
  const focus = {
    competencyId,
    whenItWorks: 'I sleep well before hard days.',
    partner: '',
    isRemoved: false,
    addedAt: now,
    changedAt: now,
  };
  const reply = await context.request.post(`/api/assessment/${id}/plan`, {
    data: { focus: [focus] },
  });
  if (!reply.ok()) throw new Error(await reply.text());
}

const NEW_YEAR = new Date('2027-01-01T10:00:00Z');

/** Sets the browser's clock to New Year and lets it run. */
export async function onNewYear({ page }: Visitor): Promise<void> {
  await page.clock.install({ time: NEW_YEAR });
  await page.clock.resume();
}

/** The focus of the stored plan. */
export async function planned(me: Visitor, id: string) {
  return plannedFocus((await storedPlan(me.site, id))!);
}
