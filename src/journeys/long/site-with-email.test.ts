import { expect } from 'vitest';
import { retakeReminderCopy } from '#content/comparison.ts';
import { emailUse } from '#content/email-use.ts';
import { competencies } from '#domain/competencies.ts';
import { button, seeCompetency } from '#testing/browser/assessment.ts';
import {
  dialog,
  EMAIL_GATE,
  FIND_RESULTS,
  openFindResults,
  SAVE_PROGRESS,
  submitEmail,
} from '#testing/browser/dialogs.ts';
import { answeredEarlier, hasAnswered } from '#testing/browser/earlier-visit.ts';
import { journey, startSite } from '#testing/browser/journey.ts';
import { failCalls, failedCall } from '#testing/browser/network.ts';
import type { RunningSite } from '#testing/browser/site.ts';
import { openVisitor, type Visitor, type VisitorOptions } from '#testing/browser/visitor.ts';
import { mailedConfig } from '#testing/states/mailed.ts';

const mails = { sendsMail: true, findResults: 'mail' } as const;
const TOTAL = competencies.length;
const email = (who: string) => `${who}-${crypto.randomUUID().slice(0, 8)}@example.com`;

/** A site that sends email and answers Find My Results by email. */
const mailedJourney = journey
  .extend('mailed', { scope: 'file' }, async ({}, { onCleanup }) => {
    const site: RunningSite = await startSite(mailedConfig);
    onCleanup(() => site.close());
    return site;
  })
  .extend('me', async ({ browser, mailed }, { onCleanup }) => {
    const visitors: Visitor[] = [];
    onCleanup(async () => {
      await Promise.all(visitors.map((visitor) => visitor.leave()));
    });
    return async (options?: VisitorOptions) => {
      const visitor = await openVisitor(browser, mailed, options);
      visitors.push(visitor);
      return visitor;
    };
  });

mailedJourney('saving progress and the email gate announce an email', async ({ me }) => {
  const saver = await me();
  await hasAnswered(saver, 8);
  await button(saver.page, 'Save Progress').click();
  const box = dialog(saver.page, SAVE_PROGRESS);
  await box.getByText(emailUse.progress(mails)).waitFor();
  const finisher = await me();
  await hasAnswered(finisher, TOTAL);
  await dialog(finisher.page, EMAIL_GATE).getByText(emailUse.results(mails)).waitFor();
});

journey('a site without email never mentions email delivery', async ({ visitor }) => {
  const me = await visitor();
  const { page } = me;
  const words = async () => (await page.locator('body').innerText()).toLowerCase();
  await hasAnswered(me, 8);
  await button(page, 'Save Progress').click();
  await dialog(page, SAVE_PROGRESS).waitFor();
  expect(await words()).not.toMatch(/we (e?mail|send)|link to it/);
  const finisher = await visitor();
  const address = email('silent');
  const id = await hasAnswered(finisher, TOTAL, { email: address });
  await finisher.page.goto(`/assessment/dashboard?id=${id}`);
  await button(finisher.page, 'Download Full Report').waitFor();
  expect(await finisher.page.getByText(retakeReminderCopy.title).count()).toBe(0);
  const box = await openFindResults(finisher.page);
  expect(await box.innerText()).toContain('to see your results or continue');
});

mailedJourney('Find My Results shows the same message for every address', async ({ me }) => {
  const owner = await me();
  const known = email('known');
  await answeredEarlier(owner.context, 12, { email: known });
  const seeker = await me();
  await seeker.page.goto('/assessment');
  await seeCompetency(seeker.page, 0);
  const box = await openFindResults(seeker.page);
  const messages: string[] = [];
  for (const address of [known, email('unknown')]) {
    await submitEmail(box, address, 'Find My Results');
    await box.getByText(`If anything is saved under ${address}, a link is on its way`).waitFor();
    messages.push((await box.innerText()).replaceAll(address, 'ADDRESS'));
  }
  expect(messages[0]).toBe(messages[1]);
  // Typing another address clears the message.
  await box.getByRole('textbox').fill('x');
  expect(await box.getByText('on its way').count()).toBe(0);
});

mailedJourney('Find My Results lists the assessments of this browser directly', async ({ me }) => {
  const owner = await me();
  const address = email('own');
  await answeredEarlier(owner.context, 12, { email: address });
  await owner.page.goto('/assessment/dashboard');
  await owner.page.getByRole('button', { name: 'Find My Results' }).last().click();
  const box = dialog(owner.page, FIND_RESULTS);
  await submitEmail(box, address, 'Find My Results');
  await box.getByText(`In Progress (12 of ${TOTAL})`).waitFor();
});

mailedJourney('the owner sets, changes, and cancels a retake reminder', async ({ me }) => {
  const owner = await me();
  const { page } = owner;
  const address = email('retake');
  const id = await hasAnswered(owner, TOTAL, { email: address });
  await page.goto(`/assessment/dashboard?id=${id}`);
  const part = page.getByRole('region', { name: retakeReminderCopy.title });
  await part.getByText(`send one email to ${address}`).waitFor();

  await part.getByRole('button', { name: '3 months' }).click();
  const set = part.getByText(`We will send one email to ${address} on`);
  await set.waitFor();
  const first = await set.textContent();
  expect(first).toMatch(/on [A-Z][a-z]{2}\s\d{1,2}, \d{4}\.$/);
  await page.reload();
  await set.waitFor();
  expect(await set.textContent()).toBe(first);

  await part.getByRole('button', { name: '12 months' }).press('Enter');
  await expect.poll(() => set.textContent()).not.toBe(first);
  await part.getByRole('button', { name: 'Cancel Reminder' }).click();
  await part.getByText('Habits take months to change.').waitFor();
  expect(await part.getByRole('button', { name: 'Cancel Reminder' }).count()).toBe(0);

  const reader = await me();
  await reader.page.goto(`/assessment/dashboard?id=${id}`);
  await button(reader.page, 'Download Full Report').waitFor();
  expect(await reader.page.getByText(retakeReminderCopy.title).count()).toBe(0);
});

mailedJourney('a reminder that fails to save shows an error', async ({ me }) => {
  const owner = await me({ allow: failedCall });
  const { page } = owner;
  const id = await hasAnswered(owner, TOTAL, { email: email('failed') });
  await page.goto(`/assessment/dashboard?id=${id}`);
  await failCalls(page, 'assessment.remindRetake', 500);
  const part = page.getByRole('region', { name: retakeReminderCopy.title });
  await part.getByRole('button', { name: '6 Months' }).click();
  await part.getByRole('alert').getByText('The reminder could not be saved.').waitFor();
  await part.getByText('Habits take months to change.').waitFor();
});
