import { describe, expect } from 'vitest';
import { coverName } from '#content/cover-name.ts';
import { comparisonCopy, comparisonPageCopy, sinceCopy } from '#content/comparison.ts';
import { myPlan } from '#content/my-plan.ts';
import { sharing } from '#content/sharing.ts';
import { yourData } from '#content/your-data.ts';
import { competencies } from '#domain/competencies.ts';
import type { Rating } from '#domain/rating-scale.ts';
import { REPORT_TITLE } from '#domain/report.ts';
import { button } from '#testing/browser/assessment.ts';
import { dialog, press } from '#testing/browser/dialogs.ts';
import { answeredEarlier } from '#testing/browser/earlier-visit.ts';
import { journey } from '#testing/browser/journey.ts';
import { failCalls, failedCall } from '#testing/browser/network.ts';
import { holdPrinting, outlineOf, printedBy } from '#testing/browser/printing.ts';
import type { Visitor } from '#testing/browser/visitor.ts';
import { newEmail } from '#testing/prepared-assessment.ts';
import { foundAnywhere } from '#testing/stored-rows.ts';
import { fullPlan } from '#web/features/results/printed/printed.fixture.ts';
import { closely, textOf, printedInMargins } from '#journeys/testing/print-layout.ts';

/** Six pages as in every report, one for the plan, and two for the comparison. */
const MOST_PAGES = 9;
const NAME = 'Ada Lovelace';

/** Completes two assessments under one email, plans from the second, and returns its id. */
async function retakeWithPlan({ context }: Visitor): Promise<string> {
  const email = newEmail();
  const ratings = (index: number, plus: number): [Rating, Rating] => {
    const rating = ((index % 3) + plus) as Rating;
    return [rating, rating];
  };
  await answeredEarlier(context, competencies.length, {
    email,
    ratings: (index) => ratings(index, 2),
  });
  const id = await answeredEarlier(context, competencies.length, {
    email,
    ratings: (index) => ratings(index + 1, 3),
  });
  const reply = await context.request.post(`/api/assessment/${id}/plan`, { data: fullPlan });
  if (!reply.ok()) throw new Error(await reply.text());
  return id;
}

async function printReport({ page }: Visitor, id: string) {
  await holdPrinting(page);
  await page.goto(`/assessment/dashboard?id=${id}`);
  return printedBy(page, () => button(page, 'Download Full Report').click());
}

journey("the owner's report has plan and comparison on at most nine pages", async ({ visitor }) => {
  const me = await visitor();
  const popup = await printReport(me, await retakeWithPlan(me));
  for (const paper of ['A4', 'Letter'] as const) {
    const pages = await printedInMargins(popup, paper);
    expect(pages.length, paper).toBeLessThanOrEqual(MOST_PAGES);
    const text = closely(textOf(pages));
    for (const action of fullPlan.actions) expect(text).toContain(closely(action.text));
    expect(text).toContain(closely(comparisonCopy.rule));
  }
});

journey('results of two people are compared only on request', async ({ visitor }) => {
  const me = await visitor();
  const { page, context } = me;
  const total = competencies.length;
  const [neighbors, mine] = [newEmail(), newEmail()];
  await answeredEarlier(context, total, { email: neighbors, ratings: () => [1, 1] });
  const id = await answeredEarlier(context, total, { email: mine, ratings: () => [5, 5] });

  const popup = await printReport(me, id);
  const titles = await popup.locator('h2').allInnerTexts();
  expect(titles).toContain('Next Steps');
  expect(titles.join()).not.toMatch(/changed/i);
  expect(await page.getByRole('link', { name: sinceCopy.see }).count()).toBe(0);

  await button(page, 'Share').click();
  const sharingDialog = dialog(page, sharing.title);
  await sharingDialog.getByLabel(sharing.making.name).waitFor();
  expect(await sharingDialog.getByLabel(sharing.making.compared).count()).toBe(0);

  await page.goto('/assessment/comparison');
  await page.getByRole('heading', { name: comparisonPageCopy.single.titleOthers }).waitFor();
  await page.getByText(comparisonPageCopy.single.others).waitFor();
  expect(await page.getByText(comparisonCopy.rule).count()).toBe(0);
  // The history lists both emails, and only a choice compares them.
  const history = page.getByRole('region', { name: comparisonPageCopy.history.title });
  await history.getByText(neighbors).waitFor();
  const from = page.getByRole('combobox', { name: comparisonPageCopy.choose.before });
  await from.selectOption({ index: 2 });
  await page.getByText(comparisonCopy.rule).waitFor();
});

describe.each([
  ['plan', '/assessment/plan', myPlan.tools.print],
  ['comparison', '/assessment/comparison', comparisonPageCopy.print],
])('the %s alone', (_name, path, label) => {
  journey('fits on two pages of A4 and of Letter', async ({ visitor }) => {
    const me = await visitor();
    const id = await retakeWithPlan(me);
    await holdPrinting(me.page);
    await me.page.goto(`${path}?id=${id}`);
    const popup = await printedBy(me.page, () => button(me.page, label).click());
    for (const paper of ['A4', 'Letter'] as const) {
      expect((await printedInMargins(popup, paper)).length, paper).toBeLessThanOrEqual(2);
    }
  });
});

journey('the report as a PDF has an outline of its parts', async ({ visitor }) => {
  const me = await visitor();
  const popup = await printReport(me, await retakeWithPlan(me));
  const [report, ...more] = await outlineOf(popup);
  expect(more).toEqual([]);
  expect(report!.title).toBe(REPORT_TITLE);
  expect(report!.items.map(({ title }) => title)).toEqual(
    await popup.locator('h2').allInnerTexts(),
  );
  const plan = report!.items.find(({ title }) => title === 'My 90-Day Plan');
  expect(plan!.items).toHaveLength(fullPlan.focus.length);
});

journey("a reader's report has no plan or comparison", async ({ visitor }) => {
  const [me, other] = [await visitor(), await visitor()];
  const id = await retakeWithPlan(me);
  const requested: string[] = [];
  other.page.on('request', (request) => requested.push(request.url()));
  const popup = await printReport(other, id);
  expect(await popup.locator('h2').allInnerTexts()).not.toContain('My 90-Day Plan');
  expect(requested.filter((url) => /plan\.get|comparison\./.test(url))).toEqual([]);
});

journey('the report prints even if plan and comparison fail to load', async ({ visitor }) => {
  const me = await visitor({ allow: failedCall });
  const id = await retakeWithPlan(me);
  await failCalls(me.page, 'plan.get', 503);
  await failCalls(me.page, 'comparison.history', 503);
  const popup = await printReport(me, id);
  const titles = await popup.locator('h2').allInnerTexts();
  expect(titles).toContain('Next Steps');
  expect(titles).not.toContain('My 90-Day Plan');
});

journey('the browser keeps the cover name until everything is erased', async ({ visitor }) => {
  const me = await visitor();
  const { page, context, site } = me;
  const id = await answeredEarlier(context, competencies.length);
  await page.goto(`/assessment/dashboard?id=${id}`);
  const summary = page.getByRole('region', { name: 'Assessment Summary' });
  const top = () => summary.evaluate((it: HTMLElement) => it.offsetTop);
  const place = await top();
  await button(page, coverName.summary(null)).click();
  const naming = dialog(page, coverName.title);
  await naming.getByLabel(coverName.label).fill(NAME);
  expect(await top()).toBe(place);
  await press(naming, coverName.done);
  await button(page, coverName.summary(NAME)).waitFor();
  const popup = await printReport(me, id);
  expect(await popup.locator('header').innerText()).toContain(NAME);
  expect(await foundAnywhere(site.db, [NAME])).toEqual([]);

  await page.goto('/your-data');
  await button(page, yourData.all.action).click();
  const confirmation = dialog(page, yourData.erasingAll.title);
  await confirmation.getByRole('textbox').fill('ERASE');
  await press(confirmation, yourData.erasingAll.action);
  await page.getByText(yourData.erasingAll.done).waitFor();
  const next = await answeredEarlier(context, competencies.length);
  await page.goto(`/assessment/dashboard?id=${next}`);
  await button(page, coverName.summary(null)).waitFor();
});
