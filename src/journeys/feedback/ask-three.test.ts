import { sql } from 'kysely';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { comparisonPageCopy } from '#content/comparison.ts';
import { askThree, feedback } from '#content/feedback-leader.ts';
import { focusResult } from '#content/feedback-result.ts';
import { myPlan } from '#content/my-plan.ts';
import { notFound } from '#content/onward.ts';
import { competencies } from '#domain/competencies.ts';
import { button } from '#testing/browser/assessment.ts';
import { dialog, press } from '#testing/browser/dialogs.ts';
import { answeredEarlier, threeMonthsAgo } from '#testing/browser/earlier-visit.ts';
import { askThreePart, hasVerifiedPlan, seePlan } from '#testing/browser/feedback-leader.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { failedCall, holdCalls } from '#testing/browser/network.ts';
import { chooseSuggested, hasResults } from '#testing/browser/plan.ts';
import { watchPrinting } from '#testing/browser/printing.ts';
import type { RunningSite } from '#testing/browser/site.ts';
import { feedbackLink, openedRound, submitForm } from '#testing/feedback-round.ts';
import { runJob } from '#testing/mail-app.ts';
import { hydrated } from '#journeys/site/testing/site-pages.ts';
import { linkIn, withMail } from '#journeys/mail/testing/mailed-site.ts';
import { newEmail } from '#testing/prepared-assessment.ts';
import { isAll } from '#testing/is-all.ts';

const { form, confirming, progress } = feedback;

/** Moves the rounds back by this many days, then runs the nightly job. */
async function daysPass({ db }: RunningSite, days: number): Promise<void> {
  await sql`
    update feedback_round
    set starts_on = starts_on - ${days}::int,
      closes_on = closes_on - ${days}::int`.execute(db);
  await runJob(db, 'run_feedback');
}

const paste = (field: Locator, text: string) =>
  field.evaluate((element, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text', pasted);
    element.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

journey(
  'asks five colleagues from a plan, who answer 90 days later; plan and comparison show it',
  async ({ browser }) => {
    await withMail(browser, async ({ site, mailbox, visitor }) => {
      const me = await visitor();
      const { page } = me;
      const email = newEmail();
      const id = await hasResults(me, email);
      await chooseSuggested(page);
      await button(page, feedback.verify.action).click();
      const confirmation = await mailbox.receive(email, /^Confirm your address to ask/);
      await page.goto(linkIn(confirmation));
      await button(page, 'Confirm and Continue').click();
      await page.waitForURL(`**/assessment/plan?id=${id}`);
      const colleagues = Array.from({ length: 5 }, newEmail);

      await button(page, askThree.begin).click();
      await page.getByLabel(form.name).fill('Ada Lovelace');
      await paste(page.getByLabel(form.address(1)), colleagues.join(', '));
      await button(page, form.next).click();
      const box = dialog(page, confirming.title(5));
      for (const address of colleagues) await box.getByText(address).waitFor();
      await box.getByText('which says that Ada Lovelace asks for their feedback').waitFor();
      await box.getByText(confirming.noReturn).waitFor();
      await press(box, confirming.later);
      await askThreePart(me).getByText('Invitations to 5 people go out on').waitFor();

      await daysPass(site, 90);
      for (const [voice, address] of colleagues.entries()) {
        const mail = await mailbox.receive(address, /./);
        const token = new URL(linkIn(mail, '/feedback')).hash.slice(1);
        await submitForm(site.url, token, {
          ratings: { 'team-building': 2, 'developing-mentoring': -1, humility: null },
          texts: { sentence: `You ask first now. ${voice + 1}` },
        });
      }
      await seePlan(me, id);
      await page.getByText(progress.answered(5, 5)).waitFor();
      await button(page, progress.publish).click();
      const part = askThreePart(me);
      await part.getByText('More effective', { exact: true }).waitFor();
      await part.getByText('Less effective', { exact: true }).waitFor();
      await part.getByText(focusResult.blank).waitFor();
      await part.getByText(focusResult.own('2.0')).first().waitFor();
      expect(await part.getByText('You ask first now.').count()).toBe(5);
      expect(await part.innerText()).not.toContain(colleagues[0]);

      // Where the mail that says so leads to.
      await page.goto(linkIn(await mailbox.receive(email, /feedback is here/)));
      await page.getByRole('main').getByRole('button').first().click();
      await page.getByRole('link', { name: myPlan.card.open }).click();
      await part.getByText('You ask first now.').first().waitFor();

      const { printed } = await watchPrinting(me.context);
      await button(page, myPlan.tools.print).click();
      await eventually(() => expect(printed).toHaveLength(1));
      expect(printed[0]!.text).toMatch(/Colleagues, .*: more effective \(\+2\.0\)/);
      expect(printed[0]!.text).toContain('You ask first now. 1');

      await threeMonthsAgo(me, id);
      const later = await answeredEarlier(me.context, competencies.length, { email });
      await page.goto(`/assessment/comparison?id=${later}&with=${id}`);
      await page.getByText(/^Colleagues, .*: more effective \(\+2\.0\)$/).waitFor();
      await page.getByText(/^Colleagues, .*: fewer than three rated this\.$/).waitFor();
      await button(page, comparisonPageCopy.print).click();
      await eventually(() => expect(printed).toHaveLength(2));
      expect(printed[1]!.text).toMatch(/Colleagues, .*: more effective \(\+2\.0\)/);
    });
  },
);

journey.runIf(isAll)(
  'says so if too few answered, and offers another round',
  async ({ browser }) => {
    await withMail(browser, async ({ site, visitor }) => {
      const me = await visitor();
      const id = await hasVerifiedPlan(me);
      const { tokens } = await openedRound(site.db, id, {
        kind: 'focus',
        competencyIds: ['humility'],
      });
      for (const token of tokens.slice(0, 2)) {
        await submitForm(site.url, token, { ratings: { humility: 3 } });
      }
      await seePlan(me, id);
      await me.page.getByText(progress.answered(2, 3)).waitFor();
      expect(await button(me.page, progress.publish).count()).toBe(0);
      const extending = await holdCalls(me.page, 'feedback.extend');
      await button(me.page, progress.extend).click();
      await extending.arrived;
      expect(await button(me.page, progress.cancel).isDisabled()).toBe(true);
      await extending.release();
      await expect.poll(() => button(me.page, progress.extend).count()).toBe(0);

      await daysPass(site, 30);
      await expect
        .poll(
          async () =>
            (await site.db.selectFrom('feedback_round').select('state').executeTakeFirst())?.state,
        )
        .toBe('too_few');
      await seePlan(me, id);
      await me.page.getByText(feedback.tooFew.text).waitFor();
      await button(me.page, askThree.again).waitFor();
    });
  },
);

journey('without mail, the plan and the dashboard show nothing of it', async ({ visitor }) => {
  const me = await visitor({ allow: failedCall });
  const { page } = me;
  const id = await hasResults(me);
  await chooseSuggested(page);
  expect(await askThreePart(me).count()).toBe(0);
  for (const path of [`/assessment/feedback?id=${id}`, feedbackLink('x'.repeat(43))]) {
    const answer = await page.goto(path);
    expect(answer!.status()).toBe(404);
    await hydrated(page);
    await page.getByRole('heading', { level: 1, name: notFound.title }).waitFor();
  }
});
