import { expect } from 'vitest';
import type { Page } from 'playwright-core';
import { shareButton } from '#content/share-button.ts';
import { comparisonCopy } from '#content/comparison.ts';
import { shared, sharing } from '#content/sharing.ts';
import { yourData } from '#content/your-data.ts';
import { button } from '#testing/browser/assessment.ts';
import { dialog, press } from '#testing/browser/dialogs.ts';
import { answeredEarlier } from '#testing/browser/earlier-visit.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { isFocused, tabTo } from '#testing/browser/keyboard.ts';
import { hasResults, madeLink } from '#testing/browser/shared-results.ts';
import type { Visitor } from '#testing/browser/visitor.ts';
import { failedCall } from '#testing/browser/network.ts';
import { isAll } from '#testing/is-all.ts';

const { making, made, links, revoking } = sharing;
const dashboard = (id: string) => `/assessment/dashboard?id=${id}`;

async function openDialog(page: Page, id: string) {
  await page.goto(dashboard(id));
  await button(page, shareButton.label).click();
  const box = dialog(page, sharing.title);
  await box.getByRole('heading', { name: making.headline }).waitFor();
  return box;
}

const seeDead = (page: Page) =>
  page.getByRole('heading', { level: 1, name: shared.dead.headline }).waitFor();
const seeResults = (page: Page) =>
  page.getByRole('heading', { level: 2, name: shared.breakdown }).waitFor();

/** Any control that could change data. */
const controls = (page: Page) =>
  page.getByRole('main').locator('button, input, select, textarea, form');

/** Every API call that changes an assessment. */
const writes: [method: string, path: string, data?: object][] = [
  ['PATCH', '', { currentQuestionIndex: 3 }],
  ['PATCH', '', { email: 'mallory@example.com' }],
  [
    'POST',
    '/responses',
    {
      competencyId: 'humility',
      category: 'Leadership of Self',
      question1Rating: 1,
      question2Rating: 1,
    },
  ],
  ['POST', '/submit-email', { email: 'mallory@example.com' }],
  ['POST', '/save-progress', { email: 'mallory@example.com' }],
  ['POST', '/reset'],
  ['POST', '/plan', {}],
  ['POST', '/share-links', { name: 'Mallory' }],
  ['DELETE', ''],
];

async function tryAll({ context }: Visitor, id: string): Promise<number[]> {
  const statuses: number[] = [];
  for (const [method, path, data] of writes) {
    const url = `/api/assessment/${id}${path}`;
    const reply = await context.request.fetch(url, { method, ...(data && { data }) });
    statuses.push(reply.status());
  }
  return statuses;
}

journey('an owner shares results and later revokes the link', async ({ visitor }) => {
  const owner = await visitor();
  const email = 'ada.shares@example.com';
  const { id } = await hasResults(owner.context, email);
  await owner.context.addInitScript(() => {
    const writeText = (text: string) => {
      document.documentElement.dataset['copied'] = text;
      return Promise.resolve();
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  });
  const box = await openDialog(owner.page, id);
  await box.getByRole('textbox', { name: making.name }).fill('Grace, my coach');
  await box.getByRole('textbox', { name: making.sharedBy }).fill('Ada Lovelace');
  await box.getByRole('combobox', { name: making.days }).selectOption('7 days');
  await box.getByRole('checkbox', { name: making.plan }).check();
  await box.getByRole('combobox', { name: making.compared }).selectOption({ index: 1 });
  await press(box, making.action);
  const address = box.getByRole('textbox', { name: made.label });
  await eventually(async () => expect(await isFocused(address)).toBe(true));
  const url = await address.inputValue();
  await press(box, made.copy);
  await box.getByText(made.copied).waitFor();
  expect(await owner.page.evaluate(() => document.documentElement.dataset['copied'])).toBe(url);
  await box.getByText(links.notOpened).waitFor();
  // Browsers have no clipboard over plain HTTP.
  await owner.page.evaluate(() =>
    Object.defineProperty(navigator, 'clipboard', { value: undefined }),
  );
  await press(box, made.copy);
  await box.getByText(made.selected).waitFor();

  const other = await visitor({ fresh: true, allow: failedCall });
  const { page } = other;
  await page.goto(url);
  await seeResults(page);
  await page.getByRole('heading', { level: 1, name: shared.headline('Ada Lovelace') }).waitFor();
  expect(await page.title()).toBe(shared.title('Ada Lovelace'));
  await page.getByRole('heading', { name: shared.plan, exact: true }).waitFor();
  // The plan has its progress: what was done after the earlier assessment.
  const plan = page.getByRole('region', { name: shared.plan, exact: true });
  await plan.getByText('Tell the team about one mistake of mine each month.').waitFor();
  await plan.getByText('Ask in each one-on-one what I have missed.').waitFor();
  await plan.getByText(shared.scoreSince('')).waitFor();
  expect(await page.getByRole('heading', { name: comparisonCopy.focus.title }).count()).toBe(0);
  await page.getByRole('heading', { name: 'Competency by Competency' }).waitFor();
  const whole = await page.content();
  for (const secret of [email, 'ada.shares', id, 'my coach']) expect(whole).not.toContain(secret);
  expect(await controls(page).allInnerTexts()).toEqual([shared.print]);
  expect(await other.context.cookies()).toEqual([]);

  const before = await (await owner.context.request.get(`/api/assessment/by-id/${id}`)).json();
  const token = url.split('/').at(-1)!;
  // With the token that the reader has, and with the id that they do not know.
  expect(new Set(await tryAll(other, token))).toEqual(new Set([400]));
  expect(new Set(await tryAll(other, id))).toEqual(new Set([403]));
  expect((await other.context.request.get(`/api/assessment/${token}`)).status()).not.toBe(200);
  const after = await (await owner.context.request.get(`/api/assessment/by-id/${id}`)).json();
  expect(after).toEqual(before);

  const again = await openDialog(owner.page, id);
  const row = again.getByRole('listitem').filter({ hasText: 'Grace, my coach' });
  expect(await row.innerText()).toContain('Results, plan, and what changed · from Ada Lovelace');
  // The next link starts with the same name.
  const name = again.getByRole('textbox', { name: making.sharedBy });
  expect(await name.inputValue()).toBe('Ada Lovelace');
  expect(await row.innerText()).toMatch(/last opened \w+\s\d+,\s\d{4}/);
  expect(await again.getByRole('textbox', { name: made.label }).count()).toBe(0);
  await row.getByRole('button', { name: links.revoke }).click();
  await press(dialog(owner.page, revoking.title('Grace, my coach')), revoking.action);
  const status = again.getByText(revoking.done('Grace, my coach'));
  await status.waitFor();
  await eventually(async () => expect(await isFocused(status)).toBe(true));
  await row.waitFor({ state: 'detached' });

  await page.reload();
  await seeDead(page);
  expect(await page.getByRole('main').innerText()).not.toContain(shared.breakdown);
});

journey('an expired link shows no results', async ({ visitor, site }) => {
  const { context } = await visitor();
  const { id } = await hasResults(context);
  const { url, linkId } = await madeLink(context, id);
  const { page } = await visitor({ allow: failedCall });
  await page.goto(url);
  await seeResults(page);
  await page.getByRole('heading', { level: 1, name: shared.headline(null) }).waitFor();
  await site.db
    .updateTable('share_link')
    .set({ expires_at: new Date(Date.now() - 1000) })
    .where('id', '=', linkId)
    .execute();
  await page.reload();
  await seeDead(page);
  // A truncated key shows the same page.
  await page.goto(url.slice(0, -2));
  await seeDead(page);
});

journey("only the owner's complete results have a Share button", async ({ visitor }) => {
  const owner = await visitor();
  const { id } = await hasResults(owner.context);
  const unfinished = await answeredEarlier(owner.context, 8, { email: 'cut@example.com' });
  await owner.page.goto(dashboard(unfinished));
  await owner.page.getByRole('link', { name: 'Continue Assessment' }).waitFor();
  expect(await button(owner.page, shareButton.label).count()).toBe(0);

  const reader = await visitor();
  await reader.page.goto(dashboard(id));
  await button(reader.page, 'Download Full Report').waitFor();
  expect(await button(reader.page, shareButton.label).count()).toBe(0);
});

journey.runIf(isAll)('a link can be created and revoked by keyboard alone', async ({ visitor }) => {
  const { page, context } = await visitor();
  const id = await answeredEarlier(context, 35);
  await page.goto(dashboard(id));
  const share = button(page, shareButton.label);
  await share.waitFor();
  await tabTo(page, share);
  await page.keyboard.press('Enter');
  const box = dialog(page, sharing.title);
  const name = box.getByRole('textbox', { name: making.name });
  await name.waitFor();
  await tabTo(page, box.getByRole('button', { name: making.action }));
  await page.keyboard.press('Enter');
  // The missing field has the focus: what is typed next is the name.
  await box.getByText(making.nameMissing).waitFor();
  // No plan or earlier assessment exists, so neither is offered.
  expect(await box.getByRole('checkbox').count()).toBe(0);
  expect(await box.getByRole('combobox').count()).toBe(1);
  await page.keyboard.type('Grace');
  await page.keyboard.press('Enter');
  const address = box.getByRole('textbox', { name: made.label });
  await eventually(async () => expect(await isFocused(address)).toBe(true));

  const revoke = box.getByRole('button', { name: links.revoke });
  await revoke.waitFor();
  await tabTo(page, revoke);
  await page.keyboard.press('Enter');
  const confirmation = dialog(page, revoking.title('Grace'));
  await confirmation.waitFor();
  await page.keyboard.press('Escape');
  await confirmation.waitFor({ state: 'hidden' });
  await eventually(async () => expect(await isFocused(revoke)).toBe(true));
  await page.keyboard.press('Enter');
  await tabTo(page, confirmation.getByRole('button', { name: revoking.action }));
  await page.keyboard.press('Enter');
  await box.getByText(revoking.done('Grace')).waitFor();
  await revoke.waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await box.waitFor({ state: 'hidden' });
  await eventually(async () => expect(await isFocused(share)).toBe(true));
});

journey.runIf(isAll)('the address is selected when copying fails', async ({ visitor }) => {
  const { page, context } = await visitor({ width: 360, height: 640, touch: true });
  await context.addInitScript(() => {
    const writeText = () => Promise.reject(new Error('not allowed'));
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  const { id } = await hasResults(context);
  const box = await openDialog(page, id);
  await box.getByRole('textbox', { name: making.name }).fill('Grace');
  await press(box, making.action);
  const address = box.getByRole('textbox', { name: made.label });
  await address.waitFor();
  await box.getByRole('button', { name: made.copy, exact: true }).tap();
  await box.getByText(made.selected).waitFor();
  const selected = await address.evaluate((input: HTMLInputElement) =>
    input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0),
  );
  expect(selected).toBe(await address.inputValue());
});

journey('Your Data lists all share links and can revoke one or stop all', async ({ visitor }) => {
  const { page, context } = await visitor();
  const { id } = await hasResults(context);
  const { url } = await madeLink(context, id, { withPlan: true });
  await madeLink(context, id, { name: 'Sam' });
  await page.goto('/your-data');
  const part = page.getByRole('region', { name: yourData.links.headline });
  await part.getByRole('button', { name: 'Revoke the link for Sam' }).click();
  await press(dialog(page, revoking.title('Sam')), revoking.action);
  await page
    .getByRole('status')
    .filter({ hasText: revoking.done('Sam') })
    .waitFor();
  await part.getByText('Sam', { exact: true }).waitFor({ state: 'detached' });
  const row = part.getByRole('listitem');
  expect(await row.innerText()).toMatch(/^Grace, my coach\s+Results and plan · works until/);
  const stop = yourData.links.stop({ shared: true, mailed: false });
  await part.getByRole('button', { name: stop }).click();
  await press(dialog(page, stop), yourData.stopping.action);
  await page.getByRole('status').filter({ hasText: yourData.stopping.done }).waitFor();
  await part.waitFor({ state: 'detached' });

  const { page: other } = await visitor({ allow: failedCall });
  await other.goto(url);
  await seeDead(other);
});
