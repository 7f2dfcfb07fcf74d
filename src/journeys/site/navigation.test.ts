import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { pages } from '#content/pages.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { isFocused } from '#testing/browser/keyboard.ts';
import { isAll } from '#testing/is-all.ts';
import { choose, framedPages, markDocument, open } from './testing/site-pages.ts';

const SCROLLED = 1600;

journey('a link changes the page without a load and scrolls to the top', async ({ visitor }) => {
  const { page } = await visitor();
  await open(page, '/');
  const isSameDocument = await markDocument(page);
  const scrollTop = () => page.evaluate(() => window.scrollY);
  const head = () =>
    page.evaluate(() => ({
      title: document.title,
      titles: document.querySelectorAll('title').length,
      description: [...document.querySelectorAll('meta[name="description"]')].map((tag) =>
        tag.getAttribute('content'),
      ),
      canonical: [...document.querySelectorAll('link[rel="canonical"]')].map((tag) =>
        tag.getAttribute('href')!.replace(location.origin, ''),
      ),
      types: [...document.querySelectorAll('script[type="application/ld+json"]')].map(
        (tag) => (JSON.parse(tag.textContent) as { '@type': string })['@type'],
      ),
    }));
  const headOf = ({ title, description, path }: (typeof pages)[keyof typeof pages]) => ({
    title,
    titles: 1,
    description: [description],
    canonical: [path],
  });
  expect(await head()).toEqual({ ...headOf(pages.home), types: ['Organization', 'FAQPage'] });

  await page.mouse.wheel(0, SCROLLED);
  await eventually(async () => expect(await scrollTop()).toBe(SCROLLED));
  const banner = page.getByRole('banner');
  await choose(banner.getByRole('link', { name: 'Products' }));
  await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
  await eventually(async () => expect(await isFocused(page.getByRole('main'))).toBe(true));
  await eventually(async () => expect(await scrollTop()).toBe(0));
  await eventually(async () =>
    expect(await head()).toEqual({ ...headOf(pages.products), types: ['Product'] }),
  );
  const current = banner.locator('[aria-current="page"]');
  expect(await current.allInnerTexts()).toEqual(['Products']);

  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Make room to lead.' }).waitFor();
  await eventually(async () => expect(await scrollTop()).toBe(SCROLLED));
  await eventually(async () =>
    expect(await head()).toEqual({ ...headOf(pages.home), types: ['Organization', 'FAQPage'] }),
  );
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
  await eventually(async () => expect(await scrollTop()).toBe(0));
  await choose(banner.getByRole('link', { name: 'Services' }));
  await eventually(async () =>
    expect(await head()).toEqual({ ...headOf(pages.services), types: [] }),
  );
  expect(await isSameDocument()).toBe(true);
});

journey(
  'About in the header leads to Home, and on its own page to that page',
  async ({ visitor }) => {
    const { page } = await visitor();
    const about = page.getByRole('banner').getByRole('link', { name: 'About' });
    await open(page, '/services');
    expect(await about.getAttribute('href')).toBe('/#about');
    expect(await about.getAttribute('aria-current')).toBeNull();
    await open(page, '/about');
    expect(await about.getAttribute('href')).toBe('/about');
    expect(await about.getAttribute('aria-current')).toBe('page');
  },
);

journey('a link to the current page scrolls to its top', async ({ visitor }) => {
  const { page } = await visitor();
  await open(page, '/services');
  await page.mouse.wheel(0, SCROLLED);
  const scrollTop = () => page.evaluate(() => window.scrollY);
  await eventually(async () => expect(await scrollTop()).toBe(SCROLLED));
  await choose(page.getByRole('banner').getByRole('link', { name: 'Services' }));
  await eventually(async () => expect(await scrollTop()).toBe(0));
});

journey(
  'a visitor goes from the resources to the assessment and back without a load',
  async ({ visitor }) => {
    const { page } = await visitor();
    await open(page, '/resources');
    const isSameDocument = await markDocument(page);
    await page.getByRole('link', { name: 'Take the Assessment' }).click();
    await page.getByRole('heading', { name: 'Become the Leader You Always Wanted' }).waitFor();
    await page.getByRole('radiogroup').first().waitFor();
    await eventually(async () => expect(await page.title()).toBe(pages.assessment.title));
    await page.getByRole('link', { name: 'Back to Main Site' }).click();
    await page.waitForURL('**/resources');
    await page.getByRole('heading', { name: 'Start where you are.' }).waitFor();
    expect(await isSameDocument()).toBe(true);
  },
);

journey('an unknown URL shows the 404 page with links to other pages', async ({ visitor }) => {
  const { page } = await visitor({ allow: ['Failed to load resource'] });
  const answer = await page.goto('/no/such/page');
  expect(answer?.status()).toBe(404);
  await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor();
  expect(await page.title()).toBe(pages.notFound.title);
  await page.getByRole('main').getByRole('link', { name: 'Back to Home' }).click();
  await page.getByRole('heading', { level: 1, name: 'Make room to lead.' }).waitFor();
});

journey('the products page opens with a slash at its end', async ({ visitor }) => {
  const { page } = await visitor();
  await open(page, '/products/');
  await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
  expect(await page.title()).toBe(pages.products.title);
});

journey('links to other hosts open a new tab and say so', async ({ visitor }) => {
  const address = 'https://example.com/newsletter';
  const { page, context } = await visitor({ allow: [`request to another host: ${address}`] });
  await context.route(address, (route) => route.fulfill({ body: 'the newsletter' }));
  await open(page, '/newsletter');
  const link = page.getByRole('link', { name: 'Subscribe Now (opens in a new tab)' }).first();
  const opening = page.waitForEvent('popup');
  await link.click();
  const popup = await opening;
  await popup.getByText('the newsletter').waitFor();
  expect(popup.url()).toBe(address);
  expect(await popup.evaluate(() => window.opener === null)).toBe(true);
  expect(new URL(page.url()).pathname).toBe('/newsletter');
});

journey.runIf(isAll)(
  'the first screen of each page has at most one filled button',
  async ({ visitor }) => {
    const { page } = await visitor({ width: 390, height: 844, allow: ['Failed to load resource'] });
    for (const { path } of framedPages) {
      await open(page, path);
      const filled = await page.locator('a, button').evaluateAll((all) =>
        all
          .filter((one) => {
            const { top, bottom } = one.getBoundingClientRect();
            const { backgroundColor } = getComputedStyle(one);
            return top < innerHeight && bottom > 0 && !/^rgba\(.*, 0\)$/.test(backgroundColor);
          })
          .map((one) => one.textContent),
      );
      expect(filled.length, `${path}: ${filled.join(', ')}`).toBeLessThanOrEqual(1);
    }
  },
);

journey.runIf(isAll)('the arrow after a link is never alone on a line', async ({ visitor }) => {
  const { page } = await visitor({ allow: ['Failed to load resource'] });
  for (const { path } of [pages.home, pages.about, pages.notFound, pages.assessment]) {
    await open(page, path);
    for (const width of [320, 344, 360, 390, 412, 768, 1024]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await lonelyArrows(page), `${path} at ${width} px`).toEqual([]);
    }
  }
});

/** The links whose arrow is not beside a line of their words. */
function lonelyArrows(page: Page): Promise<string[]> {
  return page.locator('a:has(> svg)').evaluateAll((links) =>
    links
      .filter((link) => {
        const arrow = link.querySelector('svg')!.getBoundingClientRect();
        const range = document.createRange();
        const isWords = ({ textContent }: Node) => textContent!.trim();
        range.selectNodeContents([...link.childNodes].find(isWords)!);
        const middle = (arrow.top + arrow.bottom) / 2;
        const { top, bottom } = range.getBoundingClientRect();
        return arrow.height > 0 && (middle < top || middle > bottom);
      })
      .map((link) => link.textContent),
  );
}

journey('going back while the next page loads also restores the head', async ({ visitor }) => {
  const { page } = await visitor();
  const code = Promise.withResolvers<void>();
  await page.route(/\/assets\/services\.page/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await open(page, '/about');
  await choose(page.getByRole('banner').getByRole('link', { name: 'Services' }));
  await eventually(async () => expect(await page.title()).toBe(pages.services.title));
  await page.goBack();
  await eventually(async () => expect(await page.title()).toBe(pages.about.title));
  code.resolve();
});
