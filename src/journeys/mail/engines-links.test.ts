import { expect } from 'vitest';
import { seeCompetency } from '#testing/browser/assessment.ts';
import { answeredEarlier } from '#testing/browser/earlier-visit.ts';
import { journey } from '#testing/browser/journey.ts';
import { isFocused, tabTo } from '#testing/browser/keyboard.ts';
import { mailedLink } from '#testing/mailed-link.ts';
import { newEmail } from '#testing/prepared-assessment.ts';

journey(
  'a mailed link opens by keyboard and continues at the next question',
  async ({ visitor }) => {
    const owner = await visitor();
    const email = newEmail();
    const id = await answeredEarlier(owner.context, 3, { email });
    const { page, site } = await visitor({ width: 390, height: 844 });
    await page.goto(await mailedLink(site.db, { id, email }));
    const button = page.getByRole('button', { name: 'Continue Here' });
    await tabTo(page, button);
    expect(await isFocused(button)).toBe(true);
    await page.keyboard.press('Enter');
    await seeCompetency(page, 3);
    await page.getByText(`Saved under ${email}`).waitFor();
    expect(page.url()).toBe(`${site.url}/assessment#questions`);
  },
);
