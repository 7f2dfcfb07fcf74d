import { expect } from 'vitest';
import { button } from '#testing/browser/assessment.ts';
import { dialog } from '#testing/browser/dialogs.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { isFocused, tooManyPixels } from '#testing/browser/keyboard.ts';
import { failCalls, failedCall, holdCalls } from '#testing/browser/network.ts';
import {
  chooseSuggested,
  editFocus,
  focusPart,
  hasResults,
  namePartner,
  openPlan,
  partnerField,
  plannedElsewhere,
  saved,
  shownFocus,
  storedPlan,
  SUGGESTED,
  suggestedBox,
} from '#testing/browser/plan.ts';
import type { Page } from 'playwright-core';
import type { RunningSite } from '#testing/browser/site.ts';
import { tryAgain } from '#journeys/testing/unsaved-changes.ts';

const offline = [...failedCall, 'net::ERR_INTERNET_DISCONNECTED'];
const WAITING = /^Saved on this device$/;

/** Waits until the text of a focus names who asks. */
const seePartner = (page: Page, name: string, partner: string) =>
  focusPart(page, name).getByText(partner, { exact: true }).waitFor();

async function storedPartners(site: RunningSite, id: string): Promise<string[]> {
  return (await storedPlan(site, id))?.focus.map((focus) => focus.partner).toSorted() ?? [];
}

journey('changes made offline are sent after reconnecting', async ({ visitor }) => {
  const me = await visitor({ allow: offline });
  const { page, context } = me;
  const id = await hasResults(me);
  await chooseSuggested(page);
  await context.setOffline(true);
  await suggestedBox(page, 'humility', 30).check();
  await namePartner(page, 'Humility', 'Sam');
  await page.getByText(WAITING).waitFor();
  await page.getByText('1 of 9 done').waitFor();
  // The whole page keeps working offline.
  await editFocus(page, 'Team Building');
  await button(page, 'Remove from Plan Team Building').click();
  await button(page, 'Add a Competency').click();
  const box = dialog(page, 'Choose a Competency');
  await box.getByRole('radio', { name: 'Resilience' }).click();
  await box.getByRole('button', { name: 'Add to My Plan' }).click();
  await context.setOffline(false);
  await saved(page);
  const stored = (await storedPlan(me.site, id))!;
  const remaining = stored.focus.filter(({ isRemoved }) => !isRemoved);
  expect(remaining.map(({ competencyId }) => competencyId).toSorted()).toEqual([
    'developing-mentoring',
    'humility',
    'resilience',
  ]);
  expect(stored.actions.filter(({ isDone }) => isDone)).toHaveLength(1);
});

journey('the next visit to any page sends the changes of a closed tab', async ({ visitor }) => {
  const me = await visitor({ allow: offline });
  const { page, context } = me;
  const id = await hasResults(me);
  await chooseSuggested(page);
  await context.setOffline(true);
  await namePartner(page, 'Humility', 'Sam');
  await page.getByText(WAITING).waitFor();
  await page.close();

  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto('/assessment');
  await eventually(async () => expect(await storedPartners(me.site, id)).toContain('Sam'));
  await openPlan(later, id);
  await seePartner(later, 'Humility', 'Sam');
});

journey('leaving the page in the middle of a word loses nothing', async ({ visitor }) => {
  const me = await visitor({ allow: ['net::ERR_ABORTED'] });
  const { page } = me;
  const id = await hasResults(me);
  await chooseSuggested(page);
  await editFocus(page, 'Humility');
  await partnerField(page, 'Humility').pressSequentially('Sama');
  await page.goto('about:blank');
  await eventually(async () => expect(await storedPartners(me.site, id)).toContain('Sama'));
});

journey('a reload during an outage shows the stored plan', async ({ visitor }) => {
  const me = await visitor({ allow: failedCall });
  const { page } = me;
  const id = await hasResults(me);
  await chooseSuggested(page);
  await failCalls(page, 'plan.save', 503);
  const restore = await failCalls(page, 'plan.get', 503);
  await namePartner(page, 'Humility', 'Sam');
  await page.getByText(WAITING).waitFor();
  await page.reload();
  await seePartner(page, 'Humility', 'Sam');
  expect(await shownFocus(page)).toEqual([...SUGGESTED]);
  await restore();
  await page.unrouteAll();
  await tryAgain(page);
  await saved(page);
  expect(await storedPartners(me.site, id)).toContain('Sam');
});

journey('two tabs edit the same plan together', async ({ visitor }) => {
  const me = await visitor();
  const { page, context } = me;
  const id = await hasResults(me);
  await chooseSuggested(page);
  const other = await context.newPage();
  await openPlan(other, id);
  await namePartner(page, 'Humility', 'Sam');
  await namePartner(other, 'Team Building', 'Ann');
  // Each tab shows the other's words, in its form as well as in its text.
  await seePartner(page, 'Team Building', 'Ann');
  await seePartner(other, 'Humility', 'Sam');
  await partnerField(page, 'Humility').blur();
  await editFocus(other, 'Humility');
  await partnerField(other, 'Humility').fill('Sam Lee');
  await eventually(async () =>
    expect(await partnerField(page, 'Humility').inputValue()).toBe('Sam Lee'),
  );
  for (const tab of [page, other]) await saved(tab);
  expect(await storedPartners(me.site, id)).toEqual(['', 'Ann', 'Sam Lee']);
});

journey('a save response does not disturb typing', async ({ visitor }) => {
  const me = await visitor();
  const { page } = me;
  const id = await hasResults(me);
  await chooseSuggested(page);
  const held = await holdCalls(page, 'plan.save', 'after');
  await editFocus(page, 'Humility');
  await partnerField(page, 'Humility').pressSequentially('Sam ');
  await held.arrived;
  await page.keyboard.type('and');
  await held.release();
  await page.keyboard.type(' Ann');
  await page.keyboard.press('Tab');
  await saved(page);
  expect(await partnerField(page, 'Humility').inputValue()).toBe('Sam and Ann');
  await eventually(async () => expect(await storedPartners(me.site, id)).toContain('Sam and Ann'));
});

journey('a fourth focus from another device has to be removed', async ({ visitor }) => {
  const me = await visitor({ allow: failedCall });
  const { page } = me;
  const id = await hasResults(me);
  await button(page, 'Choose Team Building').click();
  await button(page, 'Add a Competency').click();
  const box = dialog(page, 'Choose a Competency');
  await box.getByRole('radio', { name: 'Humility' }).click();
  await box.getByRole('button', { name: 'Add to My Plan' }).click();
  await saved(page);
  await plannedElsewhere(me, id, 'resilience');
  await button(page, 'Add a Competency').click();
  await box.getByRole('radio', { name: 'Accountability' }).click();
  await box.getByRole('button', { name: 'Add to My Plan' }).click();

  await page.getByText('A plan holds up to three. Remove one to save the rest.').waitFor();
  expect(await shownFocus(page)).toHaveLength(4);
  await page.getByText('Needs your attention').waitFor();
  expect(await button(page, 'Try Again').count()).toBe(0);
  await button(page, 'See What to Do').click();
  const notice = page.getByRole('alert').filter({ hasText: 'A plan holds up to three.' });
  expect(await isFocused(notice)).toBe(true);
  expect(await tooManyPixels(notice)).toBe(0);
  // Each leads to its button Remove.
  expect(await notice.getByRole('link').count()).toBe(4);
  await button(page, 'Remove from Plan Team Building').click();
  await saved(page);
  expect(await page.getByText('A plan holds up to three.').count()).toBe(0);
  expect((await shownFocus(page)).toSorted()).toEqual(['Accountability', 'Humility', 'Resilience']);
  await page.reload();
  await saved(page);
  expect((await shownFocus(page)).toSorted()).toEqual(['Accountability', 'Humility', 'Resilience']);
});

journey('a refused change is named, and sent again by a button beside it', async ({ visitor }) => {
  const me = await visitor({ allow: failedCall });
  const { page } = me;
  const id = await hasResults(me);
  await chooseSuggested(page);
  await failCalls(page, 'plan.save', 413);
  await namePartner(page, 'Humility', 'Sam');
  const notice = page.getByRole('alert').filter({ hasText: 'You changed: Humility.' });
  await notice.getByRole('link', { name: 'Humility' }).click();
  expect(await isFocused(page.getByRole('heading', { name: 'Humility', level: 2 }))).toBe(true);
  const mark = page.getByText('Your last change here was not accepted.');
  expect(await mark.count()).toBe(1);
  await page.unrouteAll();
  await notice.getByRole('button', { name: 'Try Again' }).click();
  await saved(page);
  expect(await notice.count()).toBe(0);
  expect(await mark.count()).toBe(0);
  expect(await storedPartners(me.site, id)).toContain('Sam');
});

journey('a browser that may no longer edit says so and keeps the text', async ({ visitor }) => {
  const me = await visitor({ allow: ['Failed to load resource'] });
  const { page, context } = me;
  const id = await hasResults(me);
  await chooseSuggested(page);
  await context.clearCookies();
  await namePartner(page, 'Humility', 'Sam');
  // Without its cookie, this browser no longer has the session that started the assessment.
  await page.getByText('This browser can no longer change the plan.').waitFor();
  expect(await storedPartners(me.site, id)).not.toContain('Sam');
  expect(await partnerField(page, 'Humility').inputValue()).toBe('Sam');
});
