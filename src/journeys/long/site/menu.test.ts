import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { navigation } from '#content/navigation.ts';
import { builtFile } from '#testing/browser/built-files.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { isFocused } from '#testing/browser/keyboard.ts';
import { hydrated, open } from '#journeys/site/testing/site-pages.ts';

const phone = { width: 360, height: 740 };
const menu = (page: Page) => page.getByRole('navigation', { name: navigation.label });
const toggle = (page: Page, name: string = navigation.openMenu) =>
  page.getByRole('button', { name, exact: true });

async function openMenu(page: Page): Promise<void> {
  await toggle(page).click();
  await menu(page).waitFor();
  await toggle(page, navigation.closeMenu).waitFor();
}

/** The expanded state of this button in the accessibility tree. */
async function isExpanded(page: Page, name: string): Promise<boolean | undefined> {
  const devtools = await page.context().newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  await devtools.detach();
  const node = nodes.find((it) => it.role?.value === 'button' && it.name?.value === name);
  const state = node?.properties?.find((property) => property.name === 'expanded');
  return state?.value.value as boolean | undefined;
}

async function seeClosed(page: Page): Promise<void> {
  await menu(page).waitFor({ state: 'hidden' });
  await toggle(page).waitFor();
  expect(await isExpanded(page, navigation.openMenu)).toBe(false);
}

journey('the menu button opens and closes the menu on a phone', async ({ visitor }) => {
  const { page } = await visitor(phone);
  await open(page, '/services');
  await seeClosed(page);
  await openMenu(page);
  expect(await isExpanded(page, navigation.closeMenu)).toBe(true);
  const names = await menu(page).getByRole('link').allInnerTexts();
  expect(names.map((name) => name.split('\n')[0]!.replace(/ \(opens.*/, ''))).toEqual(
    navigation.links.map(({ label }) => label),
  );
  // The bar above the menu keeps Book a Call.
  const bookCall = page.getByRole('banner').getByRole('link', { name: navigation.bookCall.label });
  const isOnTop = await bookCall.evaluate((link) => {
    const { left, top, width, height } = link.getBoundingClientRect();
    return link.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isOnTop).toBe(true);
  await toggle(page, navigation.closeMenu).click();
  await seeClosed(page);
});

journey('a click outside closes the menu and follows no link', async ({ visitor }) => {
  const { page } = await visitor(phone);
  await open(page, '/services');
  await openMenu(page);
  const box = (await menu(page).boundingBox())!;
  await page.mouse.click(phone.width / 2, box.y + box.height + 20);
  await seeClosed(page);
  expect(new URL(page.url()).pathname).toBe('/services');
});

journey('Escape closes the menu and returns the focus', async ({ visitor }) => {
  const { page } = await visitor(phone);
  await open(page, '/services');
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await menu(page).waitFor();
  await page.keyboard.press('Tab');
  const first = menu(page).getByRole('link').first();
  await eventually(async () => expect(await isFocused(first)).toBe(true));
  await page.keyboard.press('Escape');
  await seeClosed(page);
  await eventually(async () => expect(await isFocused(toggle(page))).toBe(true));
});

journey('choosing an item closes the menu, even for the current page', async ({ visitor }) => {
  const { page } = await visitor(phone);
  await open(page, '/');
  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Newsletter' }).click();
  await page.waitForURL('**/newsletter');
  await seeClosed(page);
  await openMenu(page);
  await menu(page).getByRole('link', { name: 'Newsletter' }).click();
  await seeClosed(page);
  await openMenu(page);
  await menu(page).getByRole('link', { name: 'About' }).click();
  await page.waitForURL('**/#about');
  await seeClosed(page);
});

journey('widening the window replaces the menu with the bar', async ({ visitor }) => {
  const { page } = await visitor(phone);
  await open(page, '/about');
  await openMenu(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await toggle(page, navigation.closeMenu).waitFor({ state: 'hidden' });
  expect(await menu(page).evaluate((element) => element.matches(':popover-open'))).toBe(false);
  expect(await menu(page).getByRole('link', { name: 'Services' }).isVisible()).toBe(true);
});

journey(
  'in a short window, the menu stays below the bar when the page scrolls',
  async ({ visitor }) => {
    const { page } = await visitor({ width: 844, height: 390 });
    await open(page, '/services');
    const gap = async () => {
      const [bar, panel] = [
        await page.getByRole('banner').boundingBox(),
        await menu(page).boundingBox(),
      ];
      return Math.abs(panel!.y - bar!.y - bar!.height);
    };
    await page.mouse.wheel(0, 30);
    await eventually(async () => expect(await page.evaluate(() => scrollY)).toBe(30));
    await openMenu(page);
    expect(await gap()).toBeLessThan(1.5);
    await page.evaluate(() => scrollBy(0, 200));
    expect(await gap()).toBeLessThan(1.5);
  },
);

journey('the menu opens before the code of the page loads', async ({ visitor }) => {
  const me = await visitor(phone);
  const { page } = me;
  const code = Promise.withResolvers<void>();
  await page.route(builtFile('index'), async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto('/services', { waitUntil: 'commit' });
  await toggle(page).click();
  await menu(page).getByRole('link', { name: 'Products' }).waitFor();
  code.resolve();
  await hydrated(page);
  await menu(page).getByRole('link', { name: 'Products' }).click();
  await page.waitForURL('**/products');
});
