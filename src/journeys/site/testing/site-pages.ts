import type { Locator, Page } from 'playwright-core';
import { pages, type PageMeta } from '#content/pages.ts';

export const allPages: readonly PageMeta[] = Object.values(pages);

const withOwnFrame = new Set<PageMeta>([
  pages.assessment,
  pages.dashboard,
  pages.plan,
  pages.comparison,
  pages.ownFeedback,
  pages.feedback,
]);

/** The pages with the site's own header and footer. */
export const framedPages = allPages.filter((page) => !withOwnFrame.has(page));

/** The browser reports the status of the 404 page as a problem. */
export const allowedOn = ({ path }: PageMeta) =>
  path === pages.notFound.path ? ['Failed to load resource'] : [];

/** Opens a page and waits until its code runs. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until React has hydrated the page: it then marks the elements. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.getElementById('main');
    return main !== null && Object.keys(main).some((key) => key.startsWith('__react'));
  });
}

/** Marks the document. The returned check is true until another document loads. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    document.documentElement.dataset['visit'] = 'same';
  });
  return () => page.evaluate(() => document.documentElement.dataset['visit'] === 'same');
}

/** Clicks without scrolling: Playwright would scroll the page for a link in the sticky bar. */
export async function choose(link: Locator): Promise<void> {
  await link.evaluate((element: HTMLElement) => element.click());
}
