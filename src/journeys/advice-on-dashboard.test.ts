import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { developmentPlans } from '#content/development-plans.ts';
import { myPlan, planWords } from '#content/my-plan.ts';
import { furtherActions, priorityActions, strengthActions } from '#content/plan-cards.ts';
import { competencies } from '#domain/competencies.ts';
import { seeChart, seeCompetency } from '#testing/browser/assessment.ts';
import { showResults, dashboardPart } from '#testing/browser/dashboard.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { isAll } from '#testing/is-all.ts';

const TOTAL = competencies.length;

const plan = (page: Page) => dashboardPart(page, 'Personalized Development Plan');
const card = (page: Page, label: string): Locator =>
  plan(page).getByRole('article').filter({ hasText: label });

async function expectCards(page: Page, labels: string[]): Promise<void> {
  await eventually(async () => {
    const cards = await plan(page).getByRole('article').allTextContents();
    expect(cards).toEqual(labels.map((label) => expect.stringMatching(new RegExp(`^${label}`))));
  });
}

journey('the plan names an area to start with and a strength', async ({ visitor }) => {
  const me = await visitor();
  await showResults(me, TOTAL, (area) =>
    area === 'Leadership of Others' ? [2, 2] : area === 'Leadership of Self' ? [5, 5] : [4, 4],
  );
  await expectCards(me.page, ['Where to Start', 'Strength']);
  for (const action of priorityActions['Leadership of Others']) {
    await card(me.page, 'Where to Start').getByText(action).waitFor();
  }
  for (const action of strengthActions['Leadership of Self']) {
    await card(me.page, 'Strength').getByText(action).waitFor();
  }
  const inOrder = dashboardPart(me.page, 'Detailed Area Breakdown').locator('ol[role=list] > li');
  await eventually(async () => {
    const firstArea = await inOrder.first().innerText();
    const lastArea = await inOrder.last().innerText();
    expect(firstArea).toMatch(/Leadership of Others\s+Priority Focus\s+.*2\.0/s);
    expect(lastArea).toMatch(/Leadership of Self\s+Assessed\s+.*5\.0/s);
  });
  const summary = dashboardPart(me.page, 'Assessment Summary');
  for (const [term, value, note] of [
    ['Top Area Score', '5.0', 'Advanced · Leadership of Self'],
    ['Lowest Area Score', '2.0', 'Emerging · Leadership of Others'],
    ['Competencies Assessed', '35 of 35', ''],
    ['Areas Complete', '5 of 5', ''],
  ] as const) {
    const figure = summary.locator('dl > div').filter({ hasText: term });
    expect((await figure.innerText()).split(/\n+/)).toEqual([term, value, note].filter(Boolean));
  }
  // The exercises are folded, first those of the same area.
  const exercises = dashboardPart(me.page, 'Targeted Development Plans');
  const why = exercises.getByText(developmentPlans['Leadership of Others'].whyItMatters);
  expect(await why.isVisible()).toBe(false);
  await exercises.getByText('Priority Focus').click();
  await why.waitFor();
});

journey.runIf(isAll)('an incomplete area has a score and no advice', async ({ visitor }) => {
  const me = await visitor();
  await showResults(me, 1, () => [4, 4]);
  const summary = dashboardPart(me.page, 'Assessment Summary');
  await summary.getByText('Overall Score so far').waitFor();
  await summary.getByText('No area is complete yet').waitFor();
  const [first] = await dashboardPart(me.page, 'Detailed Area Breakdown')
    .getByRole('listitem')
    .all();
  const shown = await first!.innerText();
  expect(shown).toMatch(/Follow Through & Output\s+.*4\.0 · Proficient\s+1 of 7 completed/s);
  expect(shown).not.toMatch(/Strong competency area|Developing well|Focus area/);
});

journey.runIf(isAll)(
  'a single complete area is not called a strength as well',
  async ({ visitor }) => {
    const me = await visitor();
    await showResults(me, 7, (_area, index) => (index < 4 ? [4, 4] : [3, 3]));
    await expectCards(me.page, ['Where to Start']);
    await plan(me.page).getByText('At 3.6, the only area completed so far.').waitFor();
  },
);

journey.runIf(isAll)('an incomplete area that is lower leaves no priority', async ({ visitor }) => {
  const me = await visitor();
  await showResults(me, 20, (_area, index) => (index < 17 ? [3, 3] : [2, 3]));
  await expectCards(me.page, ['Next Step']);
  const next = card(me.page, 'Next Step');
  await next.getByRole('heading', { name: 'Finish Leadership of Others' }).waitFor();
  await next.getByText('At 2.5 so far, lower than any completed area.').waitFor();
  expect(await me.page.getByText('Priority Focus').count()).toBe(0);
  const cards = dashboardPart(me.page, 'Targeted Development Plans');
  expect(await cards.getByText('Ready to Develop').count()).toBe(3);
  await me.page.getByText('Still to rate: 2 in Leadership of Others, 8 in').waitFor();
  // The radar says which areas have no score.
  await seeChart(me.page);
  expect(await me.page.locator('figure').getByText('Not rated').count()).toBe(2);
  await next.getByRole('link', { name: 'Continue Rating' }).click();
  await seeCompetency(me.page, 20);
});

journey.runIf(isAll)('the dashboard says when all areas are equal', async ({ visitor }) => {
  const me = await visitor();
  await showResults(me, TOTAL, () => [3, 3]);
  await expectCards(me.page, ['Where to Start']);
  await plan(me.page).getByText('At 3.0 each, so none comes first.').waitFor();
  await me.page.getByText('All 35 competencies are tied at 3.0.').waitFor();
  await dashboardPart(me.page, 'Assessment Summary').getByText('5 areas tied').waitFor();
  // None of them is suggested before the others.
  expect(await me.page.getByText(/^Start with/).count()).toBe(0);
  const mine = dashboardPart(me.page, planWords.title);
  await mine.getByRole('link', { name: myPlan.card.begin }).waitFor();
  expect(await mine.getByText('You could begin with').count()).toBe(0);
  expect(await plan(me.page).getByText('Priority Focus').count()).toBe(0);
});

journey.runIf(isAll)(
  'perfect ratings lead to a next step without a priority focus',
  async ({ visitor }) => {
    const me = await visitor();
    await showResults(me, TOTAL, () => [5, 5]);
    await expectCards(me.page, ['Next Step', 'Strength']);
    for (const action of furtherActions) await plan(me.page).getByText(action).waitFor();
    expect(await plan(me.page).getByText('Priority Focus').count()).toBe(0);
  },
);
