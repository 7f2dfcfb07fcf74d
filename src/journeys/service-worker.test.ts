import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { SiteSettings } from '#content/site-settings.ts';
import { button, seeCompetency, variedRatings } from '#testing/browser/assessment.ts';
import { eventually } from '#testing/browser/journey.ts';
import { answers, storedAnswers } from '#testing/browser/stored.ts';
import { changingSiteJourney as journey } from '#journeys/testing/changing-site.ts';
import {
  pageIsKept,
  rateTwoMoreWithoutService,
  rateTwoOnKeptPage,
} from '#journeys/testing/offline-page.ts';

journey(
  'with the service gone the page opens, takes ratings and sends them later',
  async ({ changing: site, me }) => {
    const { page } = me;
    const id = await rateTwoOnKeptPage(me);

    await site.goAway();
    await rateTwoMoreWithoutService(page);
    // Only that page: no other one is kept, nor any answer of the service.
    const kept = await page.evaluate(async () => {
      const names = await caches.keys();
      const requests = await Promise.all(
        names.map(async (name) => (await caches.open(name)).keys()),
      );
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
    expect(kept.filter((path) => !path.startsWith('/assets/'))).toEqual(['/assessment']);

    await site.bringBack();
    await button(page, 'Try again').click();
    await page.getByText('All answers saved').waitFor();
    expect(await storedAnswers(site, id)).toEqual(answers(4, variedRatings));
  },
);

journey(
  'a new version is there at once, and kept when the old one is left',
  async ({ changing: site, me: { page, context } }) => {
    const isShopOpen = (tab: Page) =>
      tab.evaluate(
        () =>
          (JSON.parse(document.querySelector('#site-settings')!.textContent) as SiteSettings).flags
            .shopEnabled,
      );
    const versions = (tab: Page) => tab.evaluate(() => caches.keys());
    await page.goto('/assessment');
    await pageIsKept(page);
    expect(await isShopOpen(page)).toBe(true);
    const [first] = await versions(page);

    await site.goAway();
    await site.bringBack({ shopEnabled: false });
    await page.goto('/assessment');
    expect(await isShopOpen(page)).toBe(false);
    // The page in view keeps its files until it is closed.
    await eventually(async () => expect(await versions(page)).toHaveLength(2));
    await page.close();

    // The browser takes its time to count the closed page as closed; a page that is opened before
    // still gets the old version, the next one the new.
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
  'where the assessment is switched off nothing of it stays in the browser',
  async ({ changing: site, me: { page } }) => {
    await page.goto('/assessment');
    await pageIsKept(page);

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
