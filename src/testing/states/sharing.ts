import type { Locator } from 'playwright-core';
import { shareButton } from '#content/share-button.ts';
import { shared, sharing } from '#content/sharing.ts';
import { button, seeChart } from '#testing/browser/assessment.ts';
import { dialog, press } from '#testing/browser/dialogs.ts';
import { threeMonthsAgo } from '#testing/browser/earlier-visit.ts';
import { failCalls, failedCall, holdCalls } from '#testing/browser/network.ts';
import { hasResults, madeLink } from '#testing/browser/shared-results.ts';
import type { Visitor } from '#testing/browser/visitor.ts';
import { state, type State } from './state.ts';

const NO_TOKEN = `/shared/${'x'.repeat(43)}`;

/** Opens the sharing dialog on the dashboard. */
async function open({ page }: Visitor, id: string): Promise<Locator> {
  await page.goto(`/assessment/dashboard?id=${id}`);
  await button(page, shareButton.label).click();
  const box = dialog(page, sharing.title);
  await box.waitFor();
  return box;
}

async function seeLink({ page }: Visitor, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('heading', { name: shared.breakdown }).waitFor();
  await seeChart(page);
}

export const sharingStates: readonly State[] = [
  state('share-loading', async (me) => {
    const { id } = await hasResults(me.context);
    await holdCalls(me.page, 'share.list');
    await me.page.goto(`/assessment/dashboard?id=${id}`);
    await button(me.page, shareButton.label).click();
    await me.page.getByText(sharing.loading).waitFor({ state: 'attached' });
  }),
  state('share-cannot-load', { allow: failedCall }, async (me) => {
    const { id } = await hasResults(me.context);
    await failCalls(me.page, 'share.list', 503);
    const box = await open(me, id);
    await box.getByRole('button', { name: 'Try Again' }).waitFor();
  }),
  state('share', async (me) => {
    const { id, earlierId } = await hasResults(me.context);
    await threeMonthsAgo(me, earlierId);
    await madeLink(me.context, id, { withPlan: true, comparedWith: earlierId });
    const { url } = await madeLink(me.context, id, {
      name: 'My manager',
      sharedBy: 'Ada Lovelace',
      days: 90,
    });
    await me.page.goto(url);
    await me.page.getByRole('heading', { name: shared.breakdown }).waitFor();
    const box = await open(me, id);
    await box.getByRole('heading', { name: sharing.links.headline }).waitFor();
  }),
  {
    name: 'share-without-name',
    show: async (me) => {
      const { id } = await hasResults(me.context);
      const box = await open(me, id);
      await press(box, sharing.making.action);
      await box.getByText(sharing.making.nameMissing).waitFor();
    },
    next: [
      state('share-refused', { allow: failedCall }, async (me) => {
        const box = dialog(me.page, sharing.title);
        await failCalls(me.page, 'share.create', 503);
        await box.getByRole('textbox', { name: sharing.making.name }).fill('Grace, my coach');
        await box.getByRole('textbox', { name: sharing.making.sharedBy }).fill('Ada Lovelace');
        await press(box, sharing.making.action);
        await box.getByRole('alert').filter({ hasText: /\w/ }).waitFor();
      }),
      state('share-made', { isWide: true }, async (me) => {
        const box = dialog(me.page, sharing.title);
        await me.page.unrouteAll();
        await press(box, sharing.making.action);
        await box.getByRole('textbox', { name: sharing.made.label }).waitFor();
        await box.getByRole('heading', { name: sharing.links.headline }).waitFor();
      }),
      state('share-revoking', async (me) => {
        const box = dialog(me.page, sharing.title);
        await box.getByRole('button', { name: sharing.links.revoke }).click();
        await me.page.getByRole('alertdialog').waitFor();
      }),
    ],
  },
  state('shared-loading', async ({ page }) => {
    await holdCalls(page, 'share.open');
    await page.goto(NO_TOKEN);
    await page.getByText(shared.loading).waitFor({ state: 'attached' });
  }),
  state('shared-cannot-load', { allow: failedCall }, async ({ page }) => {
    await failCalls(page, 'share.open', 503);
    await page.goto(NO_TOKEN);
    await button(page, 'Try Again').waitFor();
  }),
  state('shared-dead', { allow: failedCall }, async ({ page }) => {
    await page.goto(NO_TOKEN);
    await page.getByRole('heading', { name: shared.dead.headline }).waitFor();
  }),
  state('shared', async (me) => {
    const { id } = await hasResults(me.context);
    await seeLink(me, (await madeLink(me.context, id)).url);
  }),
  state('shared-with-everything', { isWide: true }, async (me) => {
    const { id, earlierId } = await hasResults(me.context);
    await threeMonthsAgo(me, earlierId);
    const choices = { sharedBy: 'Ada Lovelace', withPlan: true, comparedWith: earlierId };
    await seeLink(me, (await madeLink(me.context, id, choices)).url);
    await me.page.getByRole('heading', { name: shared.plan, exact: true }).waitFor();
  }),
];
