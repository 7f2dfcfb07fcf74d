import type { Locator, Page } from 'playwright-core';
import { pages, type PageMeta } from '#content/pages.ts';

/** Everything an address leads to, the page for unknown ones included. */
export const allPages: readonly PageMeta[] = Object.values(pages);

const inAssessment = new Set<PageMeta>([
  pages.assessment,
  pages.dashboard,
  pages.plan,
  pages.comparison,
]);

/** The pages with the site's own header and footer. */
export const framedPages = allPages.filter((page) => !inAssessment.has(page));

/** The browser reports a page that answers with 404. */
export const allowedOn = ({ path }: PageMeta) =>
  path === pages.notFound.path ? ['Failed to load resource'] : [];

/** Opens a page and waits until its code runs. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** React leaves its mark on the elements it has taken over. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.getElementById('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
  });
}

/** Later an element of this window is still there only if no document was loaded since. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    document.documentElement.dataset['visit'] = 'same';
  });
  return () => page.evaluate(() => document.documentElement.dataset['visit'] === 'same');
}

/** Clicks without scrolling before: Playwright would move the page for a link in the sticky bar. */
export async function choose(link: Locator): Promise<void> {
  await link.evaluate((element: HTMLElement) => element.click());
}
