import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { button, chosen, option, seeCompetency } from '#testing/browser/assessment.ts';
import { dialog, press, RESET } from '#testing/browser/dialogs.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { failCalls, failedCall } from '#testing/browser/network.ts';

/** Chooses a rating and reloads before the browser's database has stored it. */
async function rateAndReload(page: Page, number: 1 | 2, rating: 1 | 2 | 4): Promise<void> {
  const reloaded = page.waitForEvent('load');
  await option(page, number, rating).evaluate((radio: HTMLElement) => {
    // The database stops responding, as a slow one does when the page unloads.
    IDBObjectStore.prototype.get = () => ({}) as IDBRequest<unknown>;
    radio.click();
    location.reload();
  });
  await reloaded;
  await seeCompetency(page, 0);
}

journey('a rating made right before a reload is not lost', async ({ visitor }) => {
  const { page } = await visitor({ allow: failedCall });
  // Requests that the page sends while unloading do not arrive either.
  await failCalls(page, 'response.save', 'no answer');
  await page.goto('/assessment');
  await seeCompetency(page, 0);
  await rateAndReload(page, 1, 4);
  await eventually(async () => expect(await chosen(page)).toEqual([4, null]));
  await rateAndReload(page, 2, 2);
  await eventually(async () => expect(await chosen(page)).toEqual([4, 2]));

  await button(page, 'Reset Assessment').click();
  await press(dialog(page, RESET), 'Reset');
  await eventually(async () => expect(await chosen(page)).toEqual([null, null]));
  await page.reload();
  await seeCompetency(page, 0);
  expect(await chosen(page)).toEqual([null, null]);
});
