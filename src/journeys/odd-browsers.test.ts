import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { competencies } from '#domain/competencies.ts';
import { answerFrom, button, rate, seeChart, seeCompetency } from '#testing/browser/assessment.ts';
import { builtFile, laterFiles } from '#testing/browser/built-files.ts';
import { dialog, EMAIL_GATE, submitEmail } from '#testing/browser/dialogs.ts';
import { answeredEarlier, completeTwice } from '#testing/browser/earlier-visit.ts';
import { continuesElsewhere } from '#journeys/testing/unsaved-changes.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import {
  blockedIn,
  blockSiteData,
  cannotPrint,
  darken,
  translatePages,
} from '#testing/browser/odd-browsers.ts';
import { chooseSuggested, saved } from '#testing/browser/plan.ts';
import { watchPrinting } from '#testing/browser/printing.ts';
import { madeLink } from '#testing/browser/shared-results.ts';
import { answers, assessmentIds, storedAnswers } from '#testing/browser/stored.ts';
import { allPages } from './site/testing/site-pages.ts';
import type { Visitor } from '#testing/browser/visitor.ts';
import { isAll } from '#testing/is-all.ts';

const TOTAL = competencies.length;
const MISSING = /^This part of the page could not be loaded/;

/** From the first question through the email gate to the dashboard. Most answers are saved by calls. */
async function reachResults(me: Visitor): Promise<string> {
  const { page } = me;
  await page.goto('/assessment');
  await answerFrom(page, 0, 2);
  await seeCompetency(page, 2);
  await page.getByText('All answers saved').waitFor();
  const [id] = await assessmentIds(me);
  await continuesElsewhere(me, id!, 2, TOTAL - 1);
  await answerFrom(page, TOTAL - 1, TOTAL);
  await submitEmail(dialog(page, EMAIL_GATE), `${id}@example.com`, 'View My Results');
  await page.waitForURL(`**/assessment/dashboard?id=${id}`);
  await button(page, 'Download Full Report').waitFor();
  return id!;
}

async function makePlan(page: Page, id: string): Promise<void> {
  await page.goto(`/assessment/plan?id=${id}`);
  await chooseSuggested(page);
  await button(page, 'Mark as Done').first().click();
  await page.getByText('1 of 9 done').waitFor();
  await saved(page);
}

journey('the whole journey works while the browser translates it', async ({ visitor }) => {
  const me = await visitor();
  const { page, context } = me;
  const { printed } = await watchPrinting(context);
  await translatePages(context);
  const id = await reachResults(me);
  await button(page, 'Download Full Report').click();
  await eventually(() => expect(printed).toHaveLength(1));
  await makePlan(page, id);
});

journey.runIf(isAll)(
  'each part whose file does not come says so, and the rest works',
  async ({ visitor }) => {
    const me = await visitor({ allow: ['Failed to load resource', 'request failed: GET'] });
    const { page } = me;
    const later = new Set(laterFiles());
    await page.route(
      ({ pathname }) => later.has(pathname),
      (route) => route.abort(),
    );
    const id = await reachResults(me);
    // The plan, the chart, the retake.
    await eventually(async () => expect(await page.getByText(MISSING).count()).toBeGreaterThan(1));
    await button(page, 'Share').click();
    const atShare = page.getByText(MISSING).filter({ has: page.locator(':scope') });
    await eventually(async () => expect(await atShare.count()).toBeGreaterThan(2));
    await button(page, 'Download Full Report').click();
    await page.getByText('Failed to prepare the report.').first().waitFor();
    await makePlan(page, id);
    await page.goto('/your-data');
    await page.getByText(MISSING).waitFor();
    await page.unrouteAll();
    await button(page, 'reload the page').click();
    await page.getByRole('heading', { name: 'Your Assessments' }).waitFor();
  },
);

journey.runIf(isAll)('a page whose own file does not come says so', async ({ visitor }) => {
  const { page, context } = await visitor({
    allow: [
      'Failed to load resource',
      'request failed: GET',
      'Failed to fetch dynamically imported',
    ],
  });
  const id = await answeredEarlier(context, TOTAL, { email: 'file@example.com' });
  await page.route(builtFile('dashboard.page'), (route) => route.abort());
  await page.goto(`/assessment/dashboard?id=${id}`);
  await page.getByRole('heading', { name: 'This page could not be opened' }).waitFor();
  await page.unrouteAll();
  await button(page, 'reload the page').click();
  await button(page, 'Download Full Report').waitFor();
});

journey('with all site data blocked the page says at once what it needs', async ({ visitor }) => {
  const { page, context } = await visitor();
  await blockSiteData(context, true);
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') calls.push(request.url());
  });
  await page.goto('/assessment');
  await page.getByText('Allow them for this site').waitFor();
  await button(page, 'Try Again').waitFor();
  expect(
    await page
      .getByText(/saved|Saving|safe/)
      .filter({ visible: true })
      .allTextContents(),
  ).toEqual([expect.stringContaining('your answers cannot be saved')]);
  expect(calls).toEqual([]);
});

journey(
  'with storage blocked but cookies allowed, answers reach the server',
  async ({ visitor }) => {
    const me = await visitor();
    await blockSiteData(me.context, false);
    const created = me.page.waitForResponse(/assessment\.create/);
    await me.page.goto('/assessment');
    await answerFrom(me.page, 0, 3, () => [3, 4]);
    // A setting lasts as long as the page.
    await me.page.getByRole('switch', { name: 'Next by itself' }).click();
    await rate(me.page, 1, 3);
    await rate(me.page, 2, 4);
    await seeCompetency(me.page, 4);
    expect(await me.page.getByRole('switch').isChecked()).toBe(true);
    await me.page.getByText('All answers saved').waitFor();
    const [{ result }] = (await (await created).json()) as [{ result: { data: { id: string } } }];
    expect(await storedAnswers(me.site, result.data.id)).toEqual(answers(4, () => [3, 4]));
  },
);

journey.runIf(isAll)(
  'the radar can be seen in a dark theme that the browser makes',
  async ({ visitor }) => {
    const { page, context } = await visitor();
    await darken(page);
    const id = await answeredEarlier(context, TOTAL, { email: 'dark@example.com' });
    await page.goto(`/assessment/dashboard?id=${id}`);
    await seeChart(page);
    // Some browsers do not heed that the page is light only.
    await page.evaluate(() =>
      document.documentElement.style.setProperty('color-scheme', 'normal', 'important'),
    );
    await page.locator('meta[name="color-scheme"]').evaluate((meta) => meta.remove());
    const radar = page.locator('figure svg').first();
    // The lines alone.
    await radar.evaluate((svg) =>
      svg.querySelectorAll('text, circle').forEach((part) => part.remove()),
    );
    const [shades] = (
      await sharp(await radar.screenshot())
        .greyscale()
        .stats()
    ).channels;
    expect(shades!.max - shades!.min).toBeGreaterThan(150);
  },
);

journey.runIf(isAll)(
  'where nothing can be printed, the report opens and says what to do',
  async ({ visitor }) => {
    const { page, context } = await visitor({ touch: true, width: 390, height: 844 });
    await cannotPrint(context);
    const id = await answeredEarlier(context, TOTAL, { email: 'app@example.com' });
    await page.goto(`/assessment/dashboard?id=${id}`);
    await button(page, 'Download Full Report').click();
    await page.getByText('This app cannot print').waitFor();
    await page
      .getByRole('heading', { name: 'Overall Score' })
      .or(page.getByText('Overall Score'))
      .first()
      .waitFor();
    await page.goBack();
    await button(page, 'Download Full Report').waitFor();
    await page.goto('/assessment/ptr-framework');
    await page.getByRole('button', { name: /Print/ }).first().click();
    await page.getByText('This app cannot print').waitFor();
  },
);

journey.runIf(isAll)('content blockers hide nothing and refuse no file', async ({ visitor }) => {
  const me = await visitor();
  const { page, context } = me;
  const requested: string[] = [];
  page.on('request', (request) => requested.push(`src="${new URL(request.url()).pathname}"`));
  const { id, earlierId } = await completeTwice(me, 'blocker@example.com');
  const { url } = await madeLink(context, id, { withPlan: true, comparedWith: earlierId });
  for (const path of [`/assessment/dashboard?id=${id}`, `/assessment/plan?id=${id}`, url]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(blockedIn(await page.content()), path).toEqual([]);
  }
  expect(blockedIn(requested.join(' '))).toEqual([]);
  for (const { path } of allPages) {
    const served = await context.request.get(path);
    expect(blockedIn(await served.text()), path).toEqual([]);
  }
});

journey('a stranger’s look at results leaves the pages idle', async ({ visitor }) => {
  const owner = await visitor();
  const id = await answeredEarlier(owner.context, TOTAL, { email: 'owner@example.com' });
  const { page } = await visitor({ allow: ['status of 403', 'status of 404'] });
  for (const part of ['plan', 'comparison', 'feedback']) {
    await page.goto(`/assessment/${part}?id=${id}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
  }
});
