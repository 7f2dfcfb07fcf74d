import { expect } from 'vitest';
import { retakeCopy, comparisonPageCopy, sinceCopy } from '#content/comparison.ts';
import { competencies } from '#domain/competencies.ts';
import { button, seeCompetency } from '#testing/browser/assessment.ts';
import { answeredEarlier, laterRatings, threeMonthsAgo } from '#testing/browser/earlier-visit.ts';
import { journey } from '#testing/browser/journey.ts';
import { sessionId, storedAssessment } from '#testing/browser/stored.ts';
import { newEmail } from '#testing/prepared-assessment.ts';
import { isAll } from '#testing/is-all.ts';
import { linkIn, withMail } from './testing/mailed-site.ts';

const TOTAL = competencies.length;

journey.runIf(isAll)(
  'a visitor retakes and compares an assessment that was opened by a mailed link',
  async ({ browser }) => {
    await withMail(browser, async ({ mailbox, visitor }) => {
      const email = newEmail();
      const before = await visitor();
      const first = await answeredEarlier(before.context, TOTAL, { email, ratings: () => [3, 3] });
      const link = linkIn(await mailbox.receive(email, /results/i));
      await threeMonthsAgo(before, first);

      const me = await visitor();
      const { page, context } = me;
      await page.goto(link);
      await page.getByRole('main').getByRole('button').first().click();
      await button(page, retakeCopy.begin).click();
      await seeCompetency(page, 0);
      expect(await storedAssessment(me)).toMatchObject({ email });
      const session = await sessionId(page);
      await answeredEarlier(context, TOTAL, { session, ratings: laterRatings });
      await mailbox.receive(email, /results/i);

      await page.reload();
      await page.getByRole('link', { name: 'View Full Dashboard' }).click();
      await page.getByRole('link', { name: sinceCopy.see }).click();
      await page.getByText('from 3.0 to 3.2').first().waitFor();

      // The browser of the first one never verified the address, so it cannot compare.
      await before.page.goto('/assessment/comparison');
      await before.page.getByRole('heading', { name: comparisonPageCopy.single.title }).waitFor();
    });
  },
);
