import { expect } from 'vitest';
import type { BrowserContext, Page } from 'playwright-core';
import { ptrFramework, templateColumns } from '#content/ptr-framework.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { blockPopups, watchPrinting } from '#testing/browser/printing.ts';
import { open } from './testing/site-pages.ts';

const PATH = '/assessment/ptr-framework';

/** Counts the empty rows of each printed document. */
async function countRows(context: BrowserContext): Promise<readonly number[]> {
  const counts: number[] = [];
  await context.exposeFunction('noteRows', (count: number) => counts.push(count));
  await context.addInitScript(() => {
    const { print } = window;
    window.print = () => {
      const rows = [...document.querySelectorAll('tbody tr')];
      const empty = rows.filter(({ textContent }) => textContent.trim() === '');
      (window as unknown as { noteRows: (count: number) => void }).noteRows(empty.length);
      print.call(window);
    };
  });
  return counts;
}

async function pressPrint(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Print Template' }).click();
}

journey('the template prints from a new window with ten empty rows', async ({ visitor }) => {
  const { page, context } = await visitor();
  const { printed, openAddresses } = await watchPrinting(context);
  const rows = await countRows(context);
  await open(page, PATH);
  const opening = page.waitForEvent('popup');
  await pressPrint(page);
  const popup = await opening;
  const closing = popup.isClosed() ? Promise.resolve(popup) : popup.waitForEvent('close');
  await eventually(() => expect(printed).toHaveLength(1));
  expect(printed[0]).toMatchObject({ title: ptrFramework.title, inFrame: false });
  for (const { label } of templateColumns) expect(printed[0]!.text).toContain(label);
  expect(rows).toEqual([10]);
  await closing;
  await eventually(() => expect(openAddresses.size).toBe(0));
});

journey('with popups blocked the template still prints', async ({ visitor }) => {
  const { page, context } = await visitor();
  const { printed, openAddresses } = await watchPrinting(context);
  const rows = await countRows(context);
  await blockPopups(context);
  await open(page, PATH);
  await pressPrint(page);
  await eventually(() => expect(printed).toHaveLength(1));
  expect(printed[0]).toMatchObject({ title: ptrFramework.title, inFrame: true });
  expect(rows).toEqual([10]);
  await eventually(() => expect(openAddresses.size).toBe(0));
  await eventually(() => expect(page.frames()).toHaveLength(1));
  expect(context.pages()).toHaveLength(1);
});
