import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { navigation } from '#content/navigation.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { isFocused, tabAround } from '#testing/browser/keyboard.ts';
import { allowedOn, framedPages, open } from '#journeys/site/testing/site-pages.ts';

/** Counts the controls that the keyboard can reach. */
function countInteractive(page: Page): Promise<number> {
  return page.evaluate(() => {
    const all = document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, input, select, textarea, iframe, [tabindex="0"]',
    );
    return [...all].filter(
      (element) => element.checkVisibility({ visibilityProperty: true }) && element.tabIndex >= 0,
    ).length;
  });
}

// The visitor also reports console messages and calls to another host.
journey('Tab reaches everything on every page, the skip link first', async ({ visitor }) => {
  const { page } = await visitor({ allow: framedPages.flatMap(allowedOn) });
  for (const meta of framedPages) {
    await open(page, meta.path);
    await page.keyboard.press('Tab');
    const skip = page.getByRole('link', { name: navigation.skipLink });
    expect(await isFocused(skip), meta.path).toBe(true);
    const names = await tabAround(page);
    expect(names, meta.path).toHaveLength((await countInteractive(page)) - 1);
    expect(names, meta.path).not.toContain('');
  }
});

journey('the skip link skips the navigation', async ({ visitor }) => {
  const { page } = await visitor();
  await open(page, '/services');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: navigation.skipLink });
  expect(await isFocused(skip)).toBe(true);
  const box = (await skip.boundingBox())!;
  expect(box.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await eventually(async () => expect(await isFocused(page.getByRole('main'))).toBe(true));
  await page.keyboard.press('Tab');
  const first = page.getByRole('main').getByRole('link').first();
  expect(await isFocused(first)).toBe(true);
});
