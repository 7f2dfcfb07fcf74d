import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { FeatureFlags, SiteSettings } from '#content/site-settings.ts';
import { button, seeCompetency, variedRatings } from '#testing/browser/assessment.ts';
import { eventually, journey as plainJourney } from '#testing/browser/journey.ts';
import { failedCall } from '#testing/browser/network.ts';
import { type RunningSite, serveSite, siteFlags } from '#testing/browser/site.ts';
import { answers, storedAnswers } from '#testing/browser/stored.ts';
import { openVisitor, type Visitor } from '#testing/browser/visitor.ts';
import { createTestDatabase } from '#testing/test-database.ts';
import {
  pageIsCached,
  rateTwoMoreWithoutServer,
  rateTwoOnCachedPage,
} from '#journeys/testing/offline-page.ts';

/** Problems that the browser reports while the site is down. */
const allow = [...failedCall, 'net::ERR_', 'Failed to update assessment'];

/** A site that can go down and come back at the same URL. */
interface ChangingSite extends RunningSite {
  goAway: () => Promise<void>;
  bringBack: (changed?: Partial<FeatureFlags>) => Promise<void>;
}

async function changingSite(databaseUrl: string): Promise<ChangingSite> {
  // Requests in flight fail and are logged when the server stops.
  const logLevel = 'fatal';
  let site = await serveSite(databaseUrl, { logLevel });
  const { url } = site;
  const port = Number(new URL(url).port);
  return {
    url,
    get db() {
      return site.db;
    },
    cutConnections: () => site.cutConnections(),
    close: () => site.close(),
    goAway: () => site.close(),
    bringBack: async (changed = {}) => {
      site = await serveSite(databaseUrl, { port, flags: siteFlags(changed), logLevel });
    },
  };
}

/** A journey with its own site, which can go down and come back, and one visitor. */
const journey = plainJourney
  .extend('changing', async ({}, { onCleanup }): Promise<ChangingSite> => {
    const { url, drop } = await createTestDatabase();
    const site = await changingSite(url);
    onCleanup(async () => {
      await site.close();
      await drop();
    });
    return site;
  })
  .extend('me', async ({ browser, changing }, { onCleanup }): Promise<Visitor> => {
    const me = await openVisitor(browser, changing, { serviceWorker: true, allow });
    onCleanup(() => me.leave());
    return me;
  });

journey('the page opens and takes ratings during an outage', async ({ changing: site, me }) => {
  const { page } = me;
  const id = await rateTwoOnCachedPage(me);

  await site.goAway();
  await rateTwoMoreWithoutServer(page);
  // The cache holds only this page: no other pages, no API responses.
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => !path.startsWith('/assets/'))).toEqual(['/assessment']);

  await site.bringBack();
  await button(page, 'Try Again').click();
  await page.getByText('All answers saved').waitFor();
  expect(await storedAnswers(site, id)).toEqual(answers(4, variedRatings));
});

journey(
  'a new version shows at once and replaces the cached one',
  async ({ changing: site, me: { page, context } }) => {
    const isShopOpen = (tab: Page) =>
      tab.evaluate(
        () =>
          (JSON.parse(document.querySelector('#site-settings')!.textContent) as SiteSettings).flags
            .shopEnabled,
      );
    const versions = (tab: Page) => tab.evaluate(() => caches.keys());
    await page.goto('/assessment');
    await pageIsCached(page);
    expect(await isShopOpen(page)).toBe(true);
    const [first] = await versions(page);

    await site.goAway();
    await site.bringBack({ shopEnabled: false });
    await page.goto('/assessment');
    expect(await isShopOpen(page)).toBe(false);
    // The open page keeps its files until it closes.
    await eventually(async () => expect(await versions(page)).toHaveLength(2));
    await page.close();

    // The browser takes a while to notice the closed page. Until then, new pages still get the
    // old version.
    const later = await context.newPage();
    await eventually(async () => {
      await later.goto('about:blank');
      await later.goto('/assessment');
      expect(await versions(later)).toHaveLength(1);
    });
    expect(await versions(later)).not.toContain(first);
    await site.goAway();
    await later.reload();
    await seeCompetency(later, 0);
    expect(await isShopOpen(later)).toBe(false);
    await site.bringBack();
  },
);

journey(
  'switching off the assessment removes it from the browser',
  async ({ changing: site, me: { page } }) => {
    await page.goto('/assessment');
    await pageIsCached(page);

    await site.goAway();
    await site.bringBack({ assessmentEnabled: false });
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
