import { expect } from 'vitest';
import { answerFrom, seeCompetency } from '#testing/browser/assessment.ts';
import { foundRows, openFindResults, press, submitEmail } from '#testing/browser/dialogs.ts';
import { answeredEarlier } from '#testing/browser/earlier-visit.ts';
import { journey } from '#testing/browser/journey.ts';
import { linkIn, withMail } from './testing/mailed-site.ts';

const EMAIL = 'kim@example.com';

journey('Find My Results mails a link that leads to the next question', async ({ browser }) => {
  await withMail(
    browser,
    async ({ mailbox, visitor }) => {
      const owner = await visitor();
      await answeredEarlier(owner.context, 7, { email: EMAIL });
      await mailbox.receive(EMAIL, /^Continue your/);

      const { page } = await visitor();
      await page.goto('/assessment');
      const words: string[] = [];
      for (const email of ['unknown@example.com', EMAIL]) {
        const box = await openFindResults(page);
        await submitEmail(box, email, 'Find My Results');
        const said = box.getByRole('status').filter({ hasText: /./ });
        await said.waitFor();
        words.push((await said.innerText()).replaceAll(email, 'the address'));
        expect(await box.getByRole('list').count()).toBe(0);
        await press(box, 'Done');
        await box.waitFor({ state: 'hidden' });
      }
      expect(words[0]).toBe(words[1]);

      await page.goto(linkIn(await mailbox.receive(EMAIL, /link to your assessment/)));
      await page.getByText('7 of 35 competencies are rated.').waitFor();
      await page.getByRole('button', { name: 'Continue Here' }).click();
      await answerFrom(page, 7, 8);
      await seeCompetency(page, 8);
      // Now that the address is verified, the list shows its assessments.
      const rows = await foundRows(await openFindResults(page), EMAIL);
      expect(await rows.innerText()).toContain('In Progress (8 of 35)');
      expect(mailbox.mails.filter(({ recipients }) => recipients[0] !== EMAIL)).toEqual([]);
    },
    { findResults: 'mail' },
  );
});
