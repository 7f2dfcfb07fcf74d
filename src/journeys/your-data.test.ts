import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { untilGoneFromBackups } from '#content/backups.ts';
import { yourData } from '#content/your-data.ts';
import { competencies } from '#domain/competencies.ts';
import { rate, seeCompetency } from '#testing/browser/assessment.ts';
import { dialog, emailField, press } from '#testing/browser/dialogs.ts';
import { answeredEarlier, hasAnswered } from '#testing/browser/earlier-visit.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { assessmentIds, sessionId } from '#testing/browser/stored.ts';
import { openedRound } from '#testing/feedback-round.ts';
import { mailedLink } from '#testing/mailed-link.ts';
import { foundAnywhere } from '#testing/stored-rows.ts';

const {
  assessments,
  changing,
  removing,
  erasingOne,
  erasingAll,
  taking,
  all,
  word,
  mails,
  feedback,
} = yourData;
const newEmail = () => `your-data-${crypto.randomUUID()}@example.com`;

async function open(page: Page): Promise<void> {
  await page.goto('/your-data');
  await page.getByRole('heading', { name: assessments.headline }).waitFor();
}

const cards = (page: Page) => page.getByRole('listitem').filter({ hasText: assessments.erase });

async function download(page: Page, name: string): Promise<string> {
  const coming = page.waitForEvent('download');
  await page.getByRole('link', { name }).click();
  return readFile(await (await coming).path(), 'utf8');
}

journey('a visitor sees, exports, and corrects their data', async ({ visitor }) => {
  const me = await visitor();
  const { page, context, site } = me;
  const email = newEmail();
  const id = await answeredEarlier(context, competencies.length, { email });
  await page.goto(`/assessment/dashboard?id=${id}`);
  await page.getByRole('link', { name: 'Change or erase it' }).click();
  await page.getByRole('heading', { name: assessments.headline }).waitFor();
  const card = cards(page);
  expect(await card.innerText()).toContain(email);
  expect(await card.innerText()).toContain('Overall score');

  const copy = JSON.parse(await download(page, taking.json)) as {
    assessments: { id: string; responses: object[] }[];
  };
  expect(copy.assessments).toMatchObject([{ id, email }]);
  expect(copy.assessments[0]?.responses).toHaveLength(competencies.length);
  const table = await download(page, taking.csv);
  expect(table.trim().split('\r\n')).toHaveLength(competencies.length + 1);

  const other = newEmail();
  await card.getByRole('button', { name: assessments.change }).click();
  const change = dialog(page, changing.title);
  expect(await emailField(change).inputValue()).toBe(email);
  await emailField(change).fill(other);
  await press(change, changing.action);
  await page.getByRole('status').filter({ hasText: changing.done }).waitFor();
  await card.getByText(other).waitFor();

  await card.getByRole('button', { name: assessments.remove }).click();
  await press(dialog(page, removing.title), removing.action);
  await page.getByRole('status').filter({ hasText: removing.done }).waitFor();
  await card.getByText(assessments.facts.noEmail, { exact: true }).waitFor();
  expect(await foundAnywhere(site.db, [email, other])).toEqual([]);
});

journey('typing the confirmation word erases only that assessment', async ({ visitor }) => {
  const me = await visitor();
  const { page, context, site } = me;
  const kept = await answeredEarlier(context, 3);
  const erased = await hasAnswered(me, 2);
  await open(page);
  const card = cards(page).filter({ hasText: '2 of 35' });
  await card.getByRole('button', { name: assessments.erase }).click();
  const confirmation = dialog(page, erasingOne.title);
  await confirmation.getByText(untilGoneFromBackups({})).waitFor();
  await press(confirmation, erasingOne.action);
  await confirmation.getByText(word.missing).waitFor();
  await page.keyboard.press('Escape');
  await confirmation.waitFor({ state: 'hidden' });
  expect(await foundAnywhere(site.db, [erased])).not.toEqual([]);

  // The whole dialog works by keyboard.
  await card.getByRole('button', { name: assessments.erase }).press('Enter');
  await page.keyboard.type('erase');
  await page.keyboard.press('Enter');
  const status = page.getByRole('status').filter({ hasText: erasingOne.done });
  await status.waitFor();
  await eventually(async () => {
    expect(await status.evaluate((element) => element === document.activeElement)).toBe(true);
  });
  await eventually(async () => expect(await cards(page).count()).toBe(1));
  expect(await foundAnywhere(site.db, [erased])).toEqual([]);
  expect(await foundAnywhere(site.db, [kept])).not.toEqual([]);
  expect(await assessmentIds(me)).not.toContain(erased);
  expect(await sessionId(page)).toBeNull();
});

/** All assessment data in this browser's storage. */
function storedHere(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const opening = indexedDB.open('ready-leader');
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      opening.addEventListener('success', () => resolve(opening.result));
      opening.addEventListener('error', () => reject(new Error('no database')));
    });
    const records = await new Promise<unknown>((resolve) => {
      if (!database.objectStoreNames.contains('assessments')) return resolve([]);
      const store = database.transaction('assessments').objectStore('assessments');
      const reading = store.getAll();
      reading.addEventListener('success', () => resolve(reading.result));
    });
    database.close();
    return JSON.stringify([records, { ...localStorage }, { ...sessionStorage }]);
  });
}

journey('Erase everything clears the database and all tabs', async ({ visitor }) => {
  const me = await visitor({ allow: ['status of 404', 'ERR_INTERNET_DISCONNECTED'] });
  const { page, context, site } = me;
  const email = newEmail();
  const id = await hasAnswered(me, 4, { email });
  const session = await sessionId(page);
  // Another tab holds ratings that cannot be sent.
  const tab = page;
  await context.setOffline(true);
  await rate(tab, 1, 4);
  await rate(tab, 2, 5);
  await eventually(async () => expect(await storedHere(tab)).toContain(id));
  const mine = await context.newPage();
  await context.setOffline(false);
  await open(mine);
  await mine.getByRole('button', { name: all.action, exact: true }).click();
  const confirmation = dialog(mine, erasingAll.title);
  await confirmation.getByText(untilGoneFromBackups({})).waitFor();
  await confirmation.getByRole('textbox', { name: word.label }).fill('ERASE');
  await press(confirmation, erasingAll.action);
  await mine.getByText(erasingAll.done).waitFor();

  const traces = [email, id, session!];
  expect(await foundAnywhere(site.db, traces)).toEqual([]);
  await eventually(async () => {
    for (const each of [mine, tab]) {
      const kept = await storedHere(each);
      for (const trace of traces) expect(kept).not.toContain(trace);
    }
  });
  // The other tab starts a new assessment without those ratings.
  await tab.reload();
  await seeCompetency(tab, 0);
  expect(await foundAnywhere(site.db, traces)).toEqual([]);
});

journey('a browser without stored data explains where to look', async ({ visitor }) => {
  const { page } = await visitor();
  await page.goto('/your-data');
  await page.getByText(yourData.none.elsewhere).waitFor();
  expect(await page.getByRole('main').innerText()).not.toMatch(/\bmail/i);
  expect(await page.getByRole('button').filter({ hasText: all.action }).count()).toBe(0);
});

journey('an email that was never sent is not listed as sent', async ({ visitor }) => {
  const { page, context, site } = await visitor();
  const email = newEmail();
  const id = await answeredEarlier(context, competencies.length, { email });
  const link = await mailedLink(site.db, { email, id, kind: 'results' });
  await context.request.post(link, { maxRedirects: 0 });
  // The assessment was completed before its reminder was due.
  await site.db
    .insertInto('mail')
    .values({ kind: 'reminder', address: email, assessment_id: id, state: 'dropped' })
    .execute();

  await page.goto('/your-data');
  const listed = page.getByRole('region', { name: mails.headline }).getByRole('listitem');
  await listed.filter({ hasText: mails.kinds.results }).waitFor();
  expect(await listed.filter({ hasText: mails.kinds.reminder }).count()).toBe(0);
});

journey('feedback that the visitor asked for, or is asked for, is listed', async ({ visitor }) => {
  const { page, context, site } = await visitor();
  const other = await visitor();
  const email = newEmail();
  const id = await answeredEarlier(context, competencies.length, { email });
  const link = await mailedLink(site.db, { email, id, kind: 'results' });
  await context.request.post(link, { maxRedirects: 0 });
  await openedRound(site.db, id, { kind: 'focus', invited: 4 });
  const theirs = await answeredEarlier(other.context, competencies.length);
  const { addresses } = await openedRound(site.db, theirs, { kind: 'focus' });
  await site.db
    .updateTable('feedback_invitation')
    .set({ address: email })
    .where('address', '=', addresses[0]!)
    .execute();

  await page.goto('/your-data');
  const listed = page.getByRole('region', { name: feedback.headline }).getByRole('listitem');
  await listed.filter({ hasText: feedback.asked(4) }).waitFor();
  const received = listed.filter({ hasText: feedback.invited });
  expect(await received.innerText()).toContain(email);
  expect(await listed.count()).toBe(2);
});
