import { expect } from 'vitest';
import { faq } from '#content/faq.ts';
import { navigation } from '#content/navigation.ts';
import { ptrFramework, templateColumns } from '#content/ptr-framework.ts';
import { builtFile } from '#testing/browser/built-files.ts';
import { button } from '#testing/browser/assessment.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { isFocused } from '#testing/browser/keyboard.ts';
import { blockPopups, watchPrinting } from '#testing/browser/printing.ts';
import { hydrated, open } from './testing/site-pages.ts';

const phone = { width: 360, height: 740 };

journey('the menu works by keyboard and returns the focus', async ({ visitor }) => {
  const { page } = await visitor(phone);
  await open(page, '/services');
  const menu = page.getByRole('navigation', { name: navigation.label });
  const toggle = button(page, navigation.openMenu);
  for (const openMenu of [() => toggle.press('Enter'), () => toggle.click()]) {
    await openMenu();
    await menu.waitFor();
    await page.keyboard.press('Tab');
    const first = menu.getByRole('link').first();
    await eventually(async () => expect(await isFocused(first)).toBe(true));
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await eventually(async () => expect(await isFocused(toggle)).toBe(true));
  }

  await toggle.click();
  await menu.getByRole('link', { name: 'Services' }).click();
  await menu.waitFor({ state: 'hidden' });
  await toggle.click();
  await menu.getByRole('link', { name: 'Products' }).click();
  await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
  await menu.waitFor({ state: 'hidden' });
});

journey('a page opened at an anchor loads its code at once', async ({ visitor }) => {
  const { page, context } = await visitor();
  // Timers of two seconds or more never fire, so code that waits for one does not load.
  await context.addInitScript(() => {
    const { setTimeout } = window;
    window.setTimeout = ((act: () => void, ms = 0) =>
      ms < 2000 ? setTimeout(act, ms) : 0) as typeof window.setTimeout;
  });
  await open(page, '/#faq');
  const question = page.locator('summary').first();
  await question.click();
  await page.getByText(faq.entries[0].answer[0]).waitFor();
  await page.keyboard.press('Space');
  await page.getByText(faq.entries[0].answer[0]).waitFor({ state: 'hidden' });
});

journey('a link clicked while the page loads its code works', async ({ visitor }) => {
  const { page } = await visitor();
  const asked = Promise.withResolvers<void>();
  const left = Promise.withResolvers<void>();
  await page.route(builtFile('services.page'), async (route) => {
    asked.resolve();
    await left.promise;
    await route.abort().catch(() => undefined);
  });
  await page.goto('/services', { waitUntil: 'commit' });
  await asked.promise;
  await page.getByRole('banner').getByRole('link', { name: 'Products' }).click();
  await page.getByRole('heading', { level: 1, name: 'Products' }).waitFor();
  left.resolve();
  expect(new URL(page.url()).pathname).toBe('/products');
});

journey('the button prints the template', async ({ visitor }) => {
  const { page, context } = await visitor();
  const { printed } = await watchPrinting(context);
  await blockPopups(context);
  await open(page, '/assessment/ptr-framework');
  await button(page, 'Print Template').click();
  await eventually(() => expect(printed).toHaveLength(1));
  expect(printed[0]!.title).toBe(ptrFramework.title);
  for (const { label } of templateColumns) expect(printed[0]!.text).toContain(label);
  await hydrated(page);
});
