import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { SiteSettings } from '#content/links.ts';
import {
  answerFrom,
  button,
  chosen,
  seeCompetency,
  variedRatings,
} from '#testing/browser/assessment.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { failedCall } from '#testing/browser/network.ts';
import { serveSite, siteFlags } from '#testing/browser/site.ts';
import { answers, storedAnswers, storedAssessment } from '#testing/browser/stored.ts';
import { openVisitor } from '#testing/browser/visitor.ts';
import { createTestDatabase } from '#testing/test-database.ts';

const allow = [...failedCall, 'net::ERR_', 'Failed to update assessment'];

/** A site that can be taken away and brought back at the same address. */
async function changingSite() {
  const { url: databaseUrl, drop } = await createTestDatabase();
  // What is on its way when the service goes away fails there.
  const logLevel = 'fatal';
  let site = await serveSite(databaseUrl, { logLevel });
  const port = Number(new URL(site.url).port);
  return {
    first: site,
    bringBack: async (flags = siteFlags({})) => {
      site = await serveSite(databaseUrl, { port, flags, logLevel });
      return site;
    },
    goAway: () => site.close(),
    end: async () => {
      await site.close();
      await drop();
    },
  };
}

journey(
  'with the service gone the page opens, takes ratings and sends them later',
  async ({ browser, onTestFinished }) => {
    const sites = await changingSite();
    onTestFinished(() => sites.end());
    const me = await openVisitor(browser, sites.first, { allow });
    onTestFinished(() => me.leave());
    const { page } = me;
    await page.goto('/assessment');
    await answerFrom(page, 0, 2);
    await page.getByText('All answers saved').waitFor();
    const { id } = await storedAssessment(me);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

    await sites.goAway();
    await page.reload();
    await seeCompetency(page, 2);
    await button(page, 'Previous').click();
    await seeCompetency(page, 1);
    expect(await chosen(page)).toEqual(variedRatings(1));
    await button(page, 'Next').click();
    await answerFrom(page, 2, 4);
    await page.getByText('Saved on this device, 2 waiting').waitFor();
    // Only that page: no other one is kept, nor any answer of the service.
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(
        names.map(async (name) => (await caches.open(name)).keys()),
      );
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.filter((path) => !path.startsWith('/assets/'))).toEqual(['/assessment']);

    const site = await sites.bringBack();
    await button(page, 'Try again').click();
    await page.getByText('All answers saved').waitFor();
    expect(await storedAnswers(site, id)).toEqual(answers(4, variedRatings));
  },
);

journey(
  'a new version is there at once, and kept when the old one is left',
  async ({ browser, onTestFinished }) => {
    const sites = await changingSite();
    onTestFinished(() => sites.end());
    const me = await openVisitor(browser, sites.first, { allow });
    onTestFinished(() => me.leave());
    const { page, context } = me;
    const isShopOpen = (tab: Page) =>
      tab.evaluate(
        () =>
          (JSON.parse(document.querySelector('#site-settings')!.textContent) as SiteSettings).flags
            .shopEnabled,
      );
    const versions = (tab: Page) => tab.evaluate(() => caches.keys());
    await page.goto('/assessment');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    expect(await isShopOpen(page)).toBe(true);
    const [first] = await versions(page);

    await sites.goAway();
    await sites.bringBack(siteFlags({ shopEnabled: false }));
    await page.goto('/assessment');
    expect(await isShopOpen(page)).toBe(false);
    // The page in view keeps its files until it is closed.
    await eventually(async () => expect(await versions(page)).toHaveLength(2));
    await page.close();

    const later = await context.newPage();
    await later.goto('/assessment');
    await eventually(async () => expect(await versions(later)).toHaveLength(1));
    expect(await versions(later)).not.toContain(first);
    await sites.goAway();
    await later.reload();
    await seeCompetency(later, 0);
    expect(await isShopOpen(later)).toBe(false);
    await sites.bringBack();
  },
);

journey(
  'where the assessment is switched off nothing of it stays in the browser',
  async ({ browser, onTestFinished }) => {
    const sites = await changingSite();
    onTestFinished(() => sites.end());
    const me = await openVisitor(browser, sites.first, { allow });
    onTestFinished(() => me.leave());
    const { page } = me;
    await page.goto('/assessment');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

    await sites.goAway();
    await sites.bringBack(siteFlags({ assessmentEnabled: false }));
    await page.goto('/assessment');
    await eventually(async () =>
      expect(
        await page.evaluate(async () => ({
          workers: (await navigator.serviceWorker.getRegistrations()).length,
          caches: await caches.keys(),
        })),
      ).toEqual({ workers: 0, caches: [] }),
    );
  },
);
