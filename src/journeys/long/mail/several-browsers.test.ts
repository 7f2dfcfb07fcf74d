import { expect } from 'vitest';
import { competencies } from '#domain/competencies.ts';
import { answerFrom, button, seeCompetency, toast } from '#testing/browser/assessment.ts';
import { dialog, EMAIL_GATE, SAVE_PROGRESS, submitEmail } from '#testing/browser/dialogs.ts';
import { continuesElsewhere } from '#journeys/testing/unsaved-changes.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { storedAnswers, storedAssessment } from '#testing/browser/stored.ts';
import { linkIn, withMail } from '#journeys/mail/testing/mailed-site.ts';

const TOTAL = competencies.length;
const EMAIL = 'jo@example.com';

journey(
  'an owner starts in one browser, finishes in a second and reads the results in a third',
  async ({ browser }) => {
    await withMail(browser, async ({ site, mailbox, visitor }) => {
      const first = await visitor();
      await first.page.goto('/assessment');
      await answerFrom(first.page, 0, 4);
      await seeCompetency(first.page, 4);
      await button(first.page, 'Save Progress').click();
      await submitEmail(dialog(first.page, SAVE_PROGRESS), EMAIL, 'Save Progress');
      await toast(first.page, 'Progress Saved', 'You can return anytime to continue.').waitFor();
      const { id } = await storedAssessment(first);
      const wayBack = await mailbox.receive(EMAIL, /^Continue your/);
      // The visitor goes back one question before leaving.
      await button(first.page, 'Previous').click();
      await seeCompetency(first.page, 3);

      const second = await visitor({ fresh: true });
      expect(await second.context.cookies()).toEqual([]);
      await second.page.goto(linkIn(wayBack));
      await second.page.getByText(`4 of ${TOTAL} competencies are rated.`).waitFor();
      await second.page.getByRole('button', { name: 'Continue Here' }).click();
      await answerFrom(second.page, 4, 6);
      await continuesElsewhere(second, id, 6, TOTAL - 1);
      await answerFrom(second.page, TOTAL - 1, TOTAL);
      await second.page.getByRole('heading', { name: 'Assessment Complete!' }).waitFor();
      // The owner does not have to enter the address again.
      expect(await dialog(second.page, EMAIL_GATE).count()).toBe(0);
      await eventually(async () => expect(await storedAnswers(site, id)).toHaveLength(TOTAL));

      const results = await mailbox.receive(EMAIL, /results/);
      const third = await visitor();
      await third.page.goto(linkIn(results));
      await third.page.getByRole('button', { name: 'Open the Results' }).click();
      await third.page.waitForURL(`${site.url}/assessment/dashboard?id=${id}`);
      await button(third.page, 'Download Full Report').waitFor();
      await third.page.getByText(`Results saved under ${EMAIL}`).waitFor();
      await third.page.getByRole('link', { name: 'Review Your Answers' }).waitFor();

      // The first mail's link still works and now leads to the results.
      const fourth = await visitor();
      await fourth.page.goto(linkIn(wayBack));
      await fourth.page.getByRole('button', { name: 'Open the Results' }).click();
      await fourth.page.waitForURL(`${site.url}/assessment/dashboard?id=${id}`);
      expect(mailbox.mails).toHaveLength(2);
    });
  },
);

journey(
  'the link mailed to a mistyped address stops working once the address is corrected',
  async ({ browser }) => {
    await withMail(browser, async ({ mailbox, visitor }) => {
      const { page } = await visitor();
      await page.goto('/assessment');
      await answerFrom(page, 0, 2);
      await seeCompetency(page, 2);
      await button(page, 'Save Progress').click();
      await submitEmail(dialog(page, SAVE_PROGRESS), 'someone-else@example.com', 'Save Progress');
      const wrong = linkIn(await mailbox.receive('someone-else@example.com'));
      await button(page, 'Change the email address').click();
      await submitEmail(dialog(page, SAVE_PROGRESS), EMAIL, 'Save Progress');
      const right = linkIn(await mailbox.receive(EMAIL));

      const stranger = await visitor({ allow: ['status of 404'] });
      await stranger.page.goto(wrong);
      await stranger.page.getByRole('heading', { name: 'no longer works' }).waitFor();
      expect(await stranger.page.content()).not.toContain('competencies are rated');
      const me = await visitor();
      await me.page.goto(right);
      await me.page.getByText(`2 of ${TOTAL} competencies are rated.`).waitFor();
    });
  },
);
