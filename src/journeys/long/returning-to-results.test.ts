import { expect } from 'vitest';
import { competencies } from '#domain/competencies.ts';
import { answerFrom, button, seeCompetency } from '#testing/browser/assessment.ts';
import {
  dialog,
  EMAIL_GATE,
  foundRows,
  openFindResults,
  submitEmail,
  retake,
} from '#testing/browser/dialogs.ts';
import { answeredEarlier, hasAnswered } from '#testing/browser/earlier-visit.ts';
import { journey } from '#testing/browser/journey.ts';
import type { Page } from 'playwright-core';

const TOTAL = competencies.length;

const menu = (page: Page, name: 'Assessment' | 'Dashboard') =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).click();

async function seeResults(page: Page): Promise<void> {
  await button(page, 'Download Full Report').waitFor();
}

journey('the menu keeps leading to finished results', async ({ visitor }) => {
  const me = await visitor();
  const { page } = me;
  const id = await hasAnswered(me, TOTAL);
  await submitEmail(dialog(page, EMAIL_GATE), 'ann@example.com', 'View My Results');
  await seeResults(page);

  await menu(page, 'Assessment');
  await page.getByRole('heading', { name: 'You have completed the assessment' }).waitFor();
  await menu(page, 'Dashboard');
  await seeResults(page);
  await menu(page, 'Assessment');
  await page.getByRole('link', { name: 'View My Results' }).click();
  await page.waitForURL(`**/assessment/dashboard?id=${id}`);
  await seeResults(page);

  // An empty new assessment does not hide the results.
  await menu(page, 'Assessment');
  await retake(page);
  await seeCompetency(page, 0);
  await menu(page, 'Dashboard');
  await seeResults(page);
  await menu(page, 'Assessment');
  await answerFrom(page, 0, 1);
  await page.getByText('All answers saved').waitFor();
  await menu(page, 'Dashboard');
  await page.getByText('34 competencies remaining').waitFor();
});

journey('results open in a new tab after the first one is closed', async ({ visitor }) => {
  const me = await visitor();
  await hasAnswered(me, TOTAL);
  await submitEmail(dialog(me.page, EMAIL_GATE), 'bea@example.com', 'View My Results');
  await seeResults(me.page);
  await me.page.close();

  const page = await me.context.newPage();
  await page.goto('/assessment/dashboard');
  await seeResults(page);
  await menu(page, 'Assessment');
  await page.getByRole('link', { name: 'View My Results' }).waitFor();
});

journey('results found by email stay available', async ({ visitor }) => {
  const owner = await visitor();
  await answeredEarlier(owner.context, TOTAL, { email: 'cora@example.com' });
  const { page } = await visitor();
  await page.goto('/assessment');
  await seeCompetency(page, 0);
  await (await foundRows(await openFindResults(page), 'cora@example.com')).click();
  await seeResults(page);
  await menu(page, 'Assessment');
  await page.getByRole('link', { name: 'View My Results' }).waitFor();
  await menu(page, 'Dashboard');
  await seeResults(page);
});

journey("results opened by link do not become the visitor's own", async ({ visitor }) => {
  const owner = await visitor();
  const id = await answeredEarlier(owner.context, TOTAL, { email: 'dina@example.com' });
  const { page } = await visitor();
  await page.goto(`/assessment/dashboard?id=${id}`);
  await seeResults(page);
  await menu(page, 'Dashboard');
  await seeResults(page);
  await menu(page, 'Assessment');
  await seeCompetency(page, 0);
});

journey('another tab asks for the missing email before the results', async ({ visitor }) => {
  const me = await visitor();
  await hasAnswered(me, TOTAL);
  const page = await me.context.newPage();
  await page.goto('/assessment');
  await button(page, 'View My Results').click();
  await submitEmail(dialog(page, EMAIL_GATE), 'edna@example.com', 'View My Results');
  await seeResults(page);
});

journey(
  'another tab can continue an unfinished assessment or start a new one',
  async ({ visitor }) => {
    const me = await visitor();
    const id = await hasAnswered(me, 12);
    const page = await me.context.newPage();
    await page.goto('/assessment');
    const today = new Date().toLocaleDateString('en-US', {
      month: 'short',
      day: 'numeric',
      year: 'numeric',
      timeZone: 'UTC',
    });
    await page.getByText(`Started ${today}, 12 of ${TOTAL} competencies rated.`).waitFor();
    await page.getByRole('link', { name: 'Continue Assessment' }).click();
    await seeCompetency(page, 12);
    await answerFrom(page, 12, 13);
    await page.getByText('All answers saved').waitFor();
    // The first tab shows the new answer, too.
    await me.page
      .getByRole('region', { name: 'Your Progress' })
      .getByText('13', { exact: true })
      .waitFor();

    const third = await me.context.newPage();
    await third.goto('/assessment');
    await button(third, 'Start Over').click();
    await seeCompetency(third, 0);
    await third.reload();
    await seeCompetency(third, 0);
    const rows = await me.site.db
      .selectFrom('response')
      .select('competency_id')
      .where('assessment_id', '=', id)
      .execute();
    expect(rows).toHaveLength(13);
  },
);

journey('Continue Assessment scrolls to the question', async ({ visitor }) => {
  const me = await visitor({ width: 390, height: 844 });
  const id = await hasAnswered(me, 12, { email: 'fay@example.com' });
  const { page } = me;
  for (const address of [`/assessment/dashboard?id=${id}`, '/assessment/dashboard']) {
    await page.goto(address);
    await page.getByRole('link', { name: 'Continue Assessment' }).click();
    await seeCompetency(page, 12);
    const top = () =>
      page.locator('#questions').evaluate((form) => form.getBoundingClientRect().top);
    await expect.poll(top).toBeLessThan(150);
    expect(await top()).toBeGreaterThanOrEqual(0);
  }
});
