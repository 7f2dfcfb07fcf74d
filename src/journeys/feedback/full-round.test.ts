import { sql } from 'kysely';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { feedback, round360 } from '#content/feedback-leader.ts';
import { feedbackCard, fullResult } from '#content/feedback-result.ts';
import { myPlan } from '#content/my-plan.ts';
import { shareButton } from '#content/share-button.ts';
import { shared, sharing } from '#content/sharing.ts';
import { button } from '#testing/browser/assessment.ts';
import { dialog, press } from '#testing/browser/dialogs.ts';
import { feedbackJourney } from '#testing/browser/feedback-journey.ts';
import { askedAll, hasVerifiedResults, openFeedback } from '#testing/browser/feedback-leader.ts';
import { eventually } from '#testing/browser/journey.ts';
import { planned } from '#testing/browser/plan.ts';
import { watchPrinting } from '#testing/browser/printing.ts';
import { nineRoles } from '#testing/feedback-round.ts';
import { newEmail } from '#testing/prepared-assessment.ts';

const { form, confirming, progress } = feedback;

async function fillIn(page: Page): Promise<void> {
  await page.getByLabel(form.name).fill('Ada');
  for (const [index, role] of (['manager', 'peer', 'peer', 'report'] as const).entries()) {
    await page.getByLabel(form.address(index + 1)).fill(newEmail());
    await page.getByLabel(form.role(index + 1)).selectOption(role);
  }
  await button(page, form.next).press('Enter');
}

feedbackJourney(
  'starts a round from the dashboard, by keyboard, and cancels it',
  async ({ visitor }) => {
    const me = await visitor();
    const { page, site } = me;
    const id = await hasVerifiedResults(me);
    await page.goto(`/assessment/dashboard?id=${id}`);
    await page.getByRole('link', { name: feedbackCard.open }).press('Enter');
    await fillIn(page);
    const box = dialog(page, confirming.title(4));
    await box.waitFor();
    await page.keyboard.press('Enter');
    await page.getByText(progress.answered(0, 4)).waitFor();
    await button(page, progress.cancel).press('Enter');
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: feedback.canceling.action })
      .press('Enter');
    await page.getByText(feedback.canceled).waitFor();
    await button(page, form.next).waitFor();

    // As if that round had a result today, the next one can only be planned.
    await sql`
      update feedback_count set published_on = current_date
      where round_id = (select id from feedback_round where assessment_id = ${id})`.execute(
      site.db,
    );
    await page.reload();
    await page.getByText(/^The next round can open on .* Choose the people now/).waitFor();
    await fillIn(page);
    await press(dialog(page, confirming.title(4)), confirming.later);
    await page.getByText(/^Invitations to 4 people go out on/).waitFor();
  },
);

feedbackJourney(
  'nine answers become a result to plan from, to print, and to share; a second round is compared',
  async ({ visitor }) => {
    const me = await visitor();
    const { page, context, site } = me;
    const { printed } = await watchPrinting(context);
    const id = await hasVerifiedResults(me);
    await askedAll(me, id, nineRoles);
    await openFeedback(me, id);
    await page.getByText(fullResult.answered(9, 9)).waitFor();
    await page.getByText(fullResult.managers(1)).waitFor();
    await page.getByRole('heading', { name: 'Leadership of Self' }).click();
    const humility = page.getByRole('row', { name: /^Humility / });
    await humility.getByRole('cell').nth(4).waitFor();
    await page.getByRole('columnheader', { name: 'Peers' }).first().waitFor();

    // On a phone, only the lists that are empty are folded.
    await page.setViewportSize({ width: 390, height: 844 });
    const lists = await Promise.all(
      Object.values(fullResult.lists).map(async ({ title }) => {
        const heading = page.getByRole('heading', { name: title, exact: true });
        const list = page.locator('section').filter({ has: heading }).last();
        const isEmpty = (await list.getByText(fullResult.none).count()) > 0;
        return { isEmpty, isFolded: (await list.locator('details').count()) > 0 };
      }),
    );
    expect(lists.map(({ isFolded }) => isFolded)).toEqual(lists.map(({ isEmpty }) => isEmpty));
    expect(new Set(lists.map(({ isEmpty }) => isEmpty)).size).toBe(2);
    await page.setViewportSize({ width: 1280, height: 800 });

    const add = page.getByRole('button', { name: /^Add to My Plan / }).first();
    const name = (await add.textContent())!.replace('Add to My Plan ', '');
    await add.press('Enter');
    const link = page.getByRole('link', { name: myPlan.add.isIn });
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    await eventually(async () => expect(await planned(me, id)).toHaveLength(1));
    await link.click();
    await page.getByRole('heading', { name, exact: true }).waitFor();

    await openFeedback(me, id);
    await button(page, fullResult.print).click();
    await eventually(() => expect(printed).toHaveLength(1));
    expect(printed[0]!.text).toContain(fullResult.lists.blindSpots.title);
    expect(printed[0]!.text).toContain('Decide sooner, and say why.');

    await page.goto(`/assessment/dashboard?id=${id}`);
    await button(page, shareButton.label).click();
    const box = dialog(page, sharing.title);
    await box.getByLabel(sharing.making.name).fill('Grace, my coach');
    await box.getByRole('checkbox', { name: sharing.making.feedback }).check();
    await press(box, sharing.making.action);
    const url = await box.getByRole('textbox', { name: sharing.made.label }).inputValue();
    const coach = await visitor();
    await coach.page.goto(url);
    await coach.page.getByRole('heading', { name: shared.feedback, exact: true }).waitFor();
    await coach.page.getByText(fullResult.answered(9, 9)).waitFor();
    expect(await coach.page.getByRole('button', { name: /^Add to My Plan/ }).count()).toBe(0);
    // To a coach, the leader is not `you`.
    const { blindSpots } = fullResult.lists;
    await coach.page.getByText(blindSpots.lead(fullResult.unnamed)).waitFor();
    expect(await coach.page.getByRole('columnheader', { name: fullResult.you }).count()).toBe(0);

    await sql`
      update feedback_round set starts_on = starts_on - 90,
        closes_on = closes_on - 90
      where assessment_id = ${id}`.execute(site.db);
    await askedAll(me, id, nineRoles, 1);
    await openFeedback(me, id);
    await page.getByRole('heading', { name: /^Since / }).waitFor();
    await page.getByText(/: up$/).first().waitFor();
    await page.getByLabel(round360.choose).selectOption({ index: 1 });
    await expect.poll(() => page.getByRole('heading', { name: /^Since / }).count()).toBe(0);
  },
);
