import { expect } from 'vitest';
import type { BrowserContext, Page } from 'playwright-core';
import { ptrFramework, templateColumns } from '#content/ptr-framework.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { blockPopups, watchPrinting } from '#testing/browser/printing.ts';
import { open } from '#journeys/site/testing/site-pages.ts';

const PATH = '/assessment/ptr-framework';

interface Sheet {
  emptyRows: number;
  /** The typefaces that have loaded. */
  fonts: readonly string[];
}

/** Notes each printed document. */
async function watchSheets(context: BrowserContext): Promise<readonly Sheet[]> {
  const sheets: Sheet[] = [];
  await context.exposeFunction('noteSheet', (sheet: Sheet) => sheets.push(sheet));
  await context.addInitScript(() => {
    const { print } = window;
    window.print = () => {
      const rows = [...document.querySelectorAll('tbody tr')];
      const empty = rows.filter(({ textContent }) => textContent.trim() === '');
      // Fallbacks stand in until the typefaces have loaded.
      const loaded = [...document.fonts].filter(
        ({ status, family }) => status === 'loaded' && !family.includes('Fallback'),
      );
      (window as unknown as { noteSheet: (sheet: Sheet) => void }).noteSheet({
        emptyRows: empty.length,
        fonts: [...new Set(loaded.map(({ family }) => family))],
      });
      print.call(window);
    };
  });
  return sheets;
}

async function pressPrint(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Print Template' }).click();
}

/** Ten empty rows, in the typefaces of the site. */
const template: Sheet = { emptyRows: 10, fonts: ['Fraunces', 'Inter'] };

journey('the template prints from a new window with ten empty rows', async ({ visitor }) => {
  const { page, context } = await visitor();
  const { printed, openAddresses } = await watchPrinting(context);
  const sheets = await watchSheets(context);
  await open(page, PATH);
  const opening = page.waitForEvent('popup');
  await pressPrint(page);
  const popup = await opening;
  const closing = popup.isClosed() ? Promise.resolve(popup) : popup.waitForEvent('close');
  await eventually(() => expect(printed).toHaveLength(1));
  expect(printed[0]).toMatchObject({ title: ptrFramework.title, inFrame: false });
  for (const { label } of templateColumns) expect(printed[0]!.text).toContain(label);
  expect(sheets).toEqual([template]);
  await closing;
  await eventually(() => expect(openAddresses.size).toBe(0));
});

journey('with popups blocked the template still prints', async ({ visitor }) => {
  const { page, context } = await visitor();
  const { printed, openAddresses } = await watchPrinting(context);
  const sheets = await watchSheets(context);
  await blockPopups(context);
  await open(page, PATH);
  await pressPrint(page);
  await eventually(() => expect(printed).toHaveLength(1));
  expect(printed[0]).toMatchObject({ title: ptrFramework.title, inFrame: true });
  expect(sheets).toEqual([template]);
  await eventually(() => expect(openAddresses.size).toBe(0));
  await eventually(() => expect(page.frames()).toHaveLength(1));
  expect(context.pages()).toHaveLength(1);
});
