import { sql } from 'kysely';
import type { BrowserContext } from 'playwright-core';
import { competencies } from '#domain/competencies.ts';
import { yourData } from '#content/your-data.ts';
import type { Db } from '#db/client.ts';
import { mailedLink } from '#testing/mailed-link.ts';
import { dialog, press } from '#testing/browser/dialogs.ts';
import { answeredEarlier } from '#testing/browser/earlier-visit.ts';
import { madeLink } from '#testing/browser/shared-results.ts';
import { failCalls, failedCall, holdCalls } from '#testing/browser/network.ts';
import type { Visitor } from '#testing/browser/visitor.ts';
import { state, type State } from './state.ts';

const newEmail = () => `ada.lovelace-${crypto.randomUUID().slice(0, 8)}@example.com`;

/** Two assessments in this browser, one completed with an address, and mails about it. */
async function hasData({ context, site }: Visitor): Promise<void> {
  const email = newEmail();
  const id = await answeredEarlier(context, competencies.length, { email });
  await answeredEarlier(context, 12);
  await madeLink(context, id, { days: 90 });
  await mailsTo(site.db, context, email, id);
}

/** Opens a mailed link, which verifies the address. */
async function mailsTo(db: Db, context: BrowserContext, email: string, id: string): Promise<void> {
  await mailedLink(db, { email, id, kind: 'continue' });
  const link = await mailedLink(db, { email, id, kind: 'results' });
  const opened = await context.request.post(link, { maxRedirects: 0 });
  if (opened.status() !== 303) throw new Error(`The link was answered ${opened.status()}`);
  await db
    .insertInto('address_mark')
    .values({ fingerprint: sql`address_fingerprint(${email})`, unsubscribed_at: new Date() })
    .execute();
}

async function open(me: Visitor): Promise<void> {
  await hasData(me);
  await me.page.goto('/your-data');
  await me.page.getByRole('heading', { name: yourData.assessments.headline }).waitFor();
}

const { assessments, all, word } = yourData;
const pressAll = ({ page }: Visitor) =>
  page.getByRole('button', { name: all.action, exact: true }).click();

/** On a site that sends mail. */
export const yourDataStates: readonly State[] = [
  state('your-data-loading', async ({ page }) => {
    await holdCalls(page, 'person.kept');
    await page.goto('/your-data');
    await page.getByText(yourData.loading).waitFor({ state: 'attached' });
  }),
  state('your-data-cannot-load', { allow: failedCall }, async ({ page }) => {
    await failCalls(page, 'person.kept', 503);
    await page.goto('/your-data');
    await page.getByRole('heading', { name: yourData.failed.headline }).waitFor();
  }),
  state('your-data-none', async ({ page }) => {
    await page.goto('/your-data');
    await page.getByRole('heading', { name: yourData.none.headline }).waitFor();
  }),
  state('your-data-link-sent', async ({ page }) => {
    await page.goto('/your-data');
    await page.getByRole('textbox', { name: 'Email address' }).fill(newEmail());
    await page.getByRole('button', { name: yourData.link.action }).click();
    await page.getByText(yourData.link.sent.title).waitFor();
  }),
  state('your-data', { isWide: true }, open),
  state('your-data-change-address', async (me) => {
    await open(me);
    await me.page.getByRole('button', { name: assessments.change }).click();
    await dialog(me.page, yourData.changing.title).waitFor();
  }),
  state('your-data-remove-address', { allow: failedCall }, async (me) => {
    await open(me);
    await failCalls(me.page, 'assessment.update', 503);
    await me.page.getByRole('button', { name: assessments.remove }).click();
    const asked = dialog(me.page, yourData.removing.title);
    await press(asked, yourData.removing.action);
    await asked.getByRole('alert').filter({ hasText: /\w/ }).waitFor();
  }),
  state('your-data-erase-without-word', async (me) => {
    await open(me);
    await pressAll(me);
    const asked = dialog(me.page, yourData.erasingAll.title);
    await press(asked, yourData.erasingAll.action);
    await asked.getByText(word.missing).waitFor();
  }),
  state('your-data-erased', async (me) => {
    await open(me);
    await pressAll(me);
    const asked = dialog(me.page, yourData.erasingAll.title);
    await asked.getByRole('textbox', { name: word.label }).fill('erase');
    await press(asked, yourData.erasingAll.action);
    await me.page.getByText(yourData.erasingAll.done).waitFor();
  }),
];
