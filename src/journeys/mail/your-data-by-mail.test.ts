import { expect } from 'vitest';
import { yourData } from '#content/your-data.ts';
import { competencies } from '#domain/competencies.ts';
import { dialog, press } from '#testing/browser/dialogs.ts';
import { answeredEarlier } from '#testing/browser/earlier-visit.ts';
import { journey } from '#testing/browser/journey.ts';
import { newEmail } from '#testing/prepared-assessment.ts';
import { linkIn, withMail } from './testing/mailed-site.ts';

const { assessments, link: asking, links, stopping } = yourData;

journey(
  'a requested link opens your data in another browser until it is revoked',
  async ({ browser }) => {
    await withMail(browser, async ({ mailbox, visitor }) => {
      const email = newEmail();
      const first = await visitor();
      await answeredEarlier(first.context, 3, { email });
      const elsewhere = await visitor();
      await answeredEarlier(elsewhere.context, competencies.length, { email });

      const { page } = await visitor({ allow: ['status of 404'] });
      await page.goto('/your-data');
      await page.getByRole('textbox', { name: 'Email address' }).fill(email);
      await page.getByRole('button', { name: asking.action }).click();
      await page.getByText(asking.sent.title).waitFor();

      const link = linkIn(await mailbox.receive(email, /data we store/));
      await page.goto(link);
      // Others started both, so each is opened by a press of its own.
      for (const left of [2, 1]) {
        const listed = page.getByRole('main').getByRole('listitem');
        expect(await listed.count()).toBe(left);
        await listed.first().getByRole('button').first().click();
      }
      await page.getByRole('heading', { name: assessments.headline }).waitFor();
      const cards = page.getByRole('listitem').filter({ hasText: assessments.erase });
      expect(await cards.count()).toBe(2);
      expect(await cards.first().innerText()).toContain(assessments.facts.verified);

      const stop = links.stop({ shared: false, mailed: true });
      await page.getByRole('button', { name: stop }).click();
      await press(dialog(page, stop), stopping.action);
      await page.getByRole('status').filter({ hasText: stopping.done }).waitFor();
      await page.getByText(links.noneMailed).waitFor();
      const gone = await page.goto(link);
      expect(gone?.status()).toBe(404);
      // A browser that opened the link earlier keeps its access.
      await page.goto('/your-data');
      await cards.first().waitFor();
    });
  },
);
