import { expect } from 'vitest';
import { myPlan, planWords } from '#content/my-plan.ts';
import { planSuggestions } from '#content/plan-suggestions.ts';
import { retakeCopy } from '#content/comparison.ts';
import { competencies } from '#domain/competencies.ts';
import { answer, button, seeCompetency } from '#testing/browser/assessment.ts';
import { dialog } from '#testing/browser/dialogs.ts';
import { answeredEarlier } from '#testing/browser/earlier-visit.ts';
import { eventually, journey, startSite } from '#testing/browser/journey.ts';
import { isFocused, tabTo } from '#testing/browser/keyboard.ts';
import {
  chooseSuggested,
  dayPart,
  finishFocus,
  focusPart,
  hasResults,
  namePartner,
  openPlan,
  saved,
  shownFocus,
  storedPlan,
  SUGGESTED,
  suggestedBox,
} from '#testing/browser/plan.ts';
import { watchPrinting } from '#testing/browser/printing.ts';
import { sessionId } from '#testing/browser/stored.ts';
import { openVisitor } from '#testing/browser/visitor.ts';
import { newEmail } from '#testing/prepared-assessment.ts';
import { mailedConfig } from '#testing/states/mailed.ts';

journey('the dashboard offers a plan, then shows its next step', async ({ visitor }) => {
  const me = await visitor();
  const { page } = me;
  const id = await hasResults(me);
  await page.getByRole('link', { name: 'Back to Your Results' }).click();
  const card = page.getByRole('region', { name: planWords.title, exact: true });
  await card
    .getByText(`${myPlan.card.invite} ${SUGGESTED[0]}, ${SUGGESTED[1]}, or ${SUGGESTED[2]}.`)
    .waitFor();
  await card.getByRole('link', { name: myPlan.card.begin }).click();
  await chooseSuggested(page);
  await page.goto(`/assessment/dashboard?id=${id}`);
  await card.getByText('Next, due in 30 days:').waitFor();
  await card.getByText('0 of 9 done').waitFor();
  await card.getByRole('link', { name: myPlan.card.open }).click();
  await page.waitForURL(`**/assessment/plan?id=${id}`);

  const reader = await visitor({ allow: ['status of 403'] });
  await reader.page.goto(`/assessment/dashboard?id=${id}`);
  await button(reader.page, 'Download Full Report').waitFor();
  expect(await reader.page.getByText(planWords.title).count()).toBe(0);
  await reader.page.goto(`/assessment/plan?id=${id}`);
  await reader.page.getByRole('heading', { name: 'You can’t open this plan.' }).waitFor();
  expect(await reader.page.getByText(planSuggestions.humility.whenItWorks).count()).toBe(0);
});

journey('after a retake the old plan continues until a new one is started', async ({ visitor }) => {
  // Leaving a page at once aborts its calls.
  const me = await visitor({ allow: ['plan.get?batch=1 net::ERR_ABORTED'] });
  const { page, context } = me;
  const email = newEmail();
  const earlierId = await hasResults(me, email);
  await chooseSuggested(page);
  await page.goto(`/assessment/dashboard?id=${earlierId}`);
  await button(page, retakeCopy.begin).click();
  await seeCompetency(page, 0);
  await answer(page, [2, 2]);
  await seeCompetency(page, 1);

  // Calendar events link here, also while the retake is unfinished.
  const next = page.getByRole('region', { name: /^Next: due in 30 days/ });
  await page.goto('/assessment/plan');
  await next.getByText(planSuggestions['team-building'].actions[30]).waitFor();
  expect(await page.getByRole('link', { name: myPlan.card.beginNew }).count()).toBe(0);

  const id = await answeredEarlier(context, competencies.length, {
    session: await sessionId(page),
    ratings: () => [2, 3],
  });
  await page.goto(`/assessment/dashboard?id=${id}`);
  const card = page.getByRole('region', { name: planWords.title, exact: true });
  await card.getByText('Next, due in 30 days:').waitFor();
  await card.getByRole('link', { name: myPlan.card.open }).click();
  await page.waitForURL(`**/assessment/plan?id=${earlierId}`);

  await page.goto('/assessment/plan');
  await next.getByRole('button', { name: 'Mark as Done' }).click();
  await page.getByText('1 of 9 done').waitFor();
  await saved(page);
  const kept = await storedPlan(me.site, earlierId);
  expect(kept?.actions.filter(({ isDone }) => isDone)).toHaveLength(1);
  expect(await storedPlan(me.site, id)).toBeUndefined();

  await page.getByRole('link', { name: myPlan.card.beginNew }).click();
  await page.waitForURL(`**/assessment/plan?id=${id}`);
  await chooseSuggested(page);
  await page.goto('/assessment/plan');
  await page.getByText('0 of 9 done').waitFor();
  // Links in mails about the earlier plan still open it.
  await page.goto(`/assessment/plan?id=${earlierId}`);
  await page.getByText('1 of 9 done').waitFor();
});

journey(
  'a finished plan leads to the retake, and after it to the next plan',
  async ({ visitor }) => {
    const me = await visitor();
    const { page, context } = me;
    const email = newEmail();
    const id = await hasResults(me, email);
    await button(page, `Choose ${SUGGESTED[0]}`).click();
    for (const days of [30, 60, 90] as const)
      await suggestedBox(page, 'team-building', days).check();
    await page.getByText(planWords.allDone).waitFor();
    await saved(page);
    await button(page, myPlan.after.retake).click();
    await dialog(page, retakeCopy.title).getByText(email).waitFor();

    const later = await answeredEarlier(context, competencies.length, {
      email,
      ratings: () => [2, 3],
    });
    await openPlan(page, id);
    await page.getByRole('link', { name: myPlan.after.changed }).waitFor();
    await page.getByRole('link', { name: myPlan.after.next }).click();
    await page.waitForURL(`**/assessment/plan?id=${later}`);
    await page.getByRole('heading', { name: myPlan.empty.title }).waitFor();
  },
);

journey('a plan requires complete results', async ({ visitor }) => {
  const me = await visitor();
  const id = await answeredEarlier(me.context, 12);
  await me.page.goto(`/assessment/plan?id=${id}`);
  await me.page.getByRole('heading', { name: 'Finish the Assessment First' }).waitFor();
  await me.page.getByRole('link', { name: 'Continue the Assessment' }).waitFor();
  const other = await visitor();
  await other.page.goto('/assessment/plan');
  await other.page.getByRole('heading', { name: 'No Assessment Found' }).waitFor();
});

journey('Print prints the plan', async ({ visitor }) => {
  const me = await visitor();
  const { page, context } = me;
  const { printed } = await watchPrinting(context);
  await hasResults(me);
  await chooseSuggested(page);
  await button(page, 'Print').click();
  await eventually(() => expect(printed).toHaveLength(1));
  for (const name of SUGGESTED) expect(printed[0]!.text).toContain(name);
  expect(printed[0]!.text).toContain(planSuggestions.humility.actions[90]);
});

journey('a plan can be edited by keyboard alone', async ({ visitor }) => {
  const me = await visitor();
  const { page } = me;
  const id = await hasResults(me);
  await tabTo(page, button(page, 'Choose Humility'));
  await page.keyboard.press('Enter');
  await page.getByText('0 of 3 done').waitFor();
  // Focus moves to the new plan section.
  expect(await isFocused(page.getByRole('heading', { name: 'Humility' }))).toBe(true);
  await tabTo(page, suggestedBox(page, 'humility', 30));
  await page.keyboard.press('Space');
  await page.getByText('1 of 3 done').waitFor();
  const edit = button(page, 'Edit Humility');
  await tabTo(page, edit, 'Shift+Tab');
  await page.keyboard.press('Enter');
  // The same button now closes the form.
  expect(await isFocused(button(page, 'Finish Editing Humility').first())).toBe(true);
  const second = dayPart(page, 'Humility', 60);
  await tabTo(page, second.getByRole('button', { name: /^Remove/ }));
  await page.keyboard.press('Enter');
  expect(await isFocused(second.getByRole('button', { name: /^Undo/ }))).toBe(true);
  await tabTo(page, second.getByRole('button', { name: /^Add an Action/ }));
  await page.keyboard.press('Enter');
  await page.keyboard.type('Ask twice');
  await tabTo(page, button(page, 'Finish Editing Humility').last());
  await page.keyboard.press('Enter');
  expect(await isFocused(page.getByRole('heading', { name: 'Humility' }))).toBe(true);
  await page.getByRole('checkbox', { name: 'Ask twice' }).waitFor();
  await tabTo(page, button(page, 'Add a Competency'));
  await page.keyboard.press('Enter');
  const box = dialog(page, 'Choose a Competency');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await box.waitFor({ state: 'hidden' });
  expect(await shownFocus(page)).toEqual(['Humility', competencies[1].name]);
  await tabTo(page, edit, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, button(page, 'Remove from Plan Humility'));
  await page.keyboard.press('Enter');
  await tabTo(page, button(page, 'Remove'));
  await page.keyboard.press('Enter');
  await page.getByText('0 of 3 done').waitFor();
  expect(await isFocused(button(page, 'Add a Competency'))).toBe(true);
  await saved(page);
  expect(JSON.stringify(await storedPlan(me.site, id))).not.toContain('Ask twice');
});

journey('a plan can be edited on a phone', async ({ visitor }) => {
  const me = await visitor({ width: 390, height: 844, touch: true });
  const { page } = me;
  const id = await hasResults(me);
  await chooseSuggested(page);
  const part = focusPart(page, 'Humility');
  // A tap on the text checks its box.
  await part.getByText(planSuggestions.humility.actions[30]).tap();
  await part.getByRole('button', { name: /^Add What Happened/ }).tap();
  await page.keyboard.type('Fewer silences');
  await part.getByRole('button', { name: 'Edit Humility' }).tap();
  await dayPart(page, 'Humility', 60).getByRole('textbox').fill('Ask Sam');
  await finishFocus(page, 'Humility');
  await saved(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.reload();
  await part.getByText(myPlan.focus.doneCount(1)).tap();
  await part.getByText('Fewer silences').waitFor();
  await part.getByRole('checkbox', { name: 'Ask Sam' }).waitFor();
  expect((await storedPlan(me.site, id))?.actions.filter(({ isDone }) => isDone)).toHaveLength(1);
});

journey('a site with email offers plan reminders', async ({ browser, onTestFinished }) => {
  const site = await startSite(mailedConfig);
  onTestFinished(() => site.close());
  const me = await openVisitor(browser, site);
  const { page } = me;
  const email = 'reminded@example.com';
  const id = await hasResults(me, email);
  await chooseSuggested(page);
  await page.getByText(`the morning something is due, we can email ${email}.`).waitFor();
  await button(page, 'Remind Me').click();
  await page.getByText(`the morning something is due, we email ${email}.`).waitFor();
  const reminderState = () =>
    site.db
      .selectFrom('plan')
      .select(['time_zone', 'next_reminder_at'])
      .where('assessment_id', '=', id)
      .executeTakeFirstOrThrow();
  expect((await reminderState()).time_zone).toBe('UTC');
  expect((await reminderState()).next_reminder_at).not.toBeNull();
  await openPlan(page, id);
  await button(page, 'Stop Reminders').click();
  await button(page, 'Remind Me').waitFor();
  expect(await reminderState()).toEqual({ time_zone: null, next_reminder_at: null });
  await me.leave();
});

journey('erasing everything removes the plan from the server and browser', async ({ visitor }) => {
  const me = await visitor();
  const { page } = me;
  const id = await hasResults(me);
  await chooseSuggested(page);
  await namePartner(page, 'Humility', 'Sam');
  await saved(page);
  await page.goto('/your-data');
  await button(page, 'Erase Everything').click();
  await page.getByLabel(/^Type/).fill('ERASE');
  await dialog(page, 'Erase Everything').getByRole('button', { name: 'Erase Everything' }).click();
  await page.getByText('Everything was erased').waitFor();
  const kept = await page.evaluate(async () => {
    const opening = indexedDB.open('ready-leader');
    const db = await new Promise<IDBDatabase>((resolve) => {
      opening.onsuccess = () => resolve(opening.result);
    });
    const reading = db.transaction('assessments').objectStore('assessments').getAllKeys();
    return new Promise<unknown>((resolve) => {
      reading.onsuccess = () => resolve(reading.result);
    });
  });
  expect(kept).toEqual([]);
  expect(await storedPlan(me.site, id)).toBeUndefined();
});
