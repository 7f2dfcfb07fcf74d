import { expect } from 'vitest';
import type { Locator, Page } from 'playwright-core';
import { assessmentOffer } from '#content/assessment-offer.ts';
import { faq } from '#content/faq.ts';
import { home } from '#content/home.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { choose, open } from './testing/site-pages.ts';

const entry = (page: Page, index: number) =>
  page.locator('details').filter({ hasText: faq.entries[index]!.question });
const openEntries = (page: Page) =>
  page.locator('details[open] summary').evaluateAll((all) => all.map((one) => one.textContent));
const question = (index: number) => faq.entries[index]!.question;

journey('one FAQ entry is open at a time, and a second click closes it', async ({ visitor }) => {
  const { page } = await visitor();
  await open(page, '/');
  const seeOpen = (...expected: number[]) =>
    eventually(async () => expect(await openEntries(page)).toEqual(expected.map(question)));
  await seeOpen();
  await entry(page, 1).locator('summary').click();
  await seeOpen(1);
  await page.getByText(faq.entries[1].answer[0]).waitFor();
  await entry(page, 3).locator('summary').click();
  await seeOpen(3);
  await page.getByText(faq.entries[1].answer[0]).waitFor({ state: 'hidden' });
  await entry(page, 3).locator('summary').focus();
  await page.keyboard.press('Space');
  await seeOpen();
  await page.keyboard.press('Enter');
  await seeOpen(3);
});

journey('the first screen of Home on a phone names the assessment', async ({ visitor }) => {
  const { page } = await visitor({ width: 390, height: 844 });
  await open(page, '/');
  const { action, inShort } = assessmentOffer;
  const main = page.getByRole('main');
  for (const shown of [
    main.getByRole('link', { name: home.hero.action.label }),
    main.getByRole('link', { name: action.label }).first(),
    page.getByText(inShort),
  ]) {
    expect(await bottom(shown)).toBeLessThan(844);
  }
});

async function bottom(element: Locator): Promise<number> {
  const { y, height } = (await element.boundingBox())!;
  return y + height;
}

/** Pixels between the bottom of the header and the top of the section. */
function gap(page: Page, id: string): Promise<number> {
  return page.evaluate((section) => {
    const header = document.querySelector('header')!.getBoundingClientRect();
    return document.getElementById(section)!.getBoundingClientRect().top - header.bottom;
  }, id);
}

const seeBelowHeader = (page: Page, id: string) =>
  eventually(async () => expect(Math.abs(await gap(page, id))).toBeLessThanOrEqual(1.5));

for (const [id, width] of [
  ['about', 1280],
  ['faq', 360],
  ['book', 360],
] as const) {
  journey(`/#${id} opens right below the header at ${width} px`, async ({ visitor }) => {
    const { page } = await visitor({ width });
    await open(page, `/#${id}`);
    await seeBelowHeader(page, id);
  });
}

journey('links on Home and on other pages lead to its sections', async ({ visitor }) => {
  const { page } = await visitor();
  const follow = (landmark: 'banner' | 'contentinfo', name: string) =>
    choose(page.getByRole(landmark).getByRole('link', { name, exact: true }));
  await open(page, '/services');
  await follow('contentinfo', 'FAQ');
  await page.waitForURL('**/#faq');
  await seeBelowHeader(page, 'faq');
  await follow('banner', 'About');
  await page.waitForURL('**/#about');
  await seeBelowHeader(page, 'about');
  // The same link again, after scrolling away.
  await page.mouse.wheel(0, 2000);
  await eventually(async () => expect(Math.abs(await gap(page, 'about'))).toBeGreaterThan(500));
  await follow('banner', 'About');
  await seeBelowHeader(page, 'about');
});
