import { expect } from 'vitest';
import { levelWordsFor } from '#content/level-words.ts';
import { myPlan } from '#content/my-plan.ts';
import { planSuggestions } from '#content/plan-suggestions.ts';
import { competencies } from '#domain/competencies.ts';
import { ratingScale } from '#domain/rating-scale.ts';
import { variedRatings } from '#testing/browser/assessment.ts';
import { showResults, dashboardPart } from '#testing/browser/dashboard.ts';
import { eventually, journey } from '#testing/browser/journey.ts';

const TOTAL = competencies.length;

journey('each competency shows both statements and their ratings', async ({ visitor }) => {
  const me = await visitor();
  await showResults(me, TOTAL);
  const breakdown = dashboardPart(me.page, 'Detailed Area Breakdown');
  for (const closed of await breakdown.getByText(/^See all \d+ competencies/).all()) {
    await closed.click();
  }
  for (const [index, { name, question1, question2 }] of competencies.entries()) {
    const entry = breakdown.getByRole('listitem').filter({
      has: me.page.getByRole('heading', { level: 4, name, exact: true }),
    });
    const shown = (await entry.last().innerText()).replaceAll(/\s+/g, ' ');
    const [first, second] = variedRatings(index).map(
      (rating) => `${rating} ${ratingScale[rating - 1]!.label}`,
    );
    expect(shown).toContain(`${question1} ${first} ${question2} ${second}`);
  }
});

journey('the dashboard names the strongest and weakest competencies', async ({ visitor }) => {
  const me = await visitor();
  await showResults(me, 20, (_area, index) =>
    index < 3 ? [5, 5] : index < 5 ? [1, 1] : index < 9 ? [2, 2] : [3, 3],
  );
  const names = async (end: string) =>
    dashboardPart(me.page, end)
      .getByRole('listitem')
      .locator('div > p:first-child')
      .allInnerTexts();
  const all = competencies.map(({ name }) => name);
  expect(await names('Strongest')).toEqual(all.slice(0, 3));
  // Two at 1.0, and four that tie for the third place: five are in view.
  await dashboardPart(me.page, 'Weakest').getByText('1 more at 2.0').click();
  await eventually(async () => expect(await names('Weakest')).toHaveLength(6));
  expect((await names('Weakest')).toSorted()).toEqual(all.slice(3, 9).toSorted());
});

journey(
  'a weak competency says what its rating means, what to do first, and joins the plan',
  async ({ visitor }) => {
    const me = await visitor({ width: 390, height: 844, touch: true });
    const { page } = me;
    const id = await showResults(me, TOTAL, (_area, index) =>
      competencies[index]!.id === 'humility' ? [2, 2] : variedRatings(index + 2),
    );
    const weak = dashboardPart(page, 'Weakest');
    await page.getByRole('link', { name: /, \d\.\d$/ }).tap();
    const row = weak.getByRole('listitem').filter({ hasText: 'Humility' });
    await row.getByText('2.0 · Emerging').waitFor();
    await row.getByText(levelWordsFor('humility', 2)!.slice(1)).waitFor();
    await row.getByText(planSuggestions.humility.actions[30]).waitFor();
    await row.getByRole('button', { name: 'Add to My Plan Humility' }).tap();
    const added = row.getByRole('link', { name: myPlan.add.isIn });
    await eventually(async () =>
      expect(await added.evaluate((link) => link === document.activeElement)).toBe(true),
    );
    await added.tap();
    await page.getByRole('heading', { name: 'Humility' }).waitFor();
    expect(new URL(page.url()).search).toBe(`?id=${id}`);
  },
);

journey('a few ratings are not enough to name strong or weak competencies', async ({ visitor }) => {
  const me = await visitor();
  await showResults(me, 5);
  expect(await me.page.getByText('Strongest and Weakest').count()).toBe(0);
});
