import { expect } from 'vitest';
import { faq } from '#content/faq.ts';
import { home } from '#content/home.ts';
import { navigation } from '#content/navigation.ts';
import { pages } from '#content/pages.ts';
import { journey } from '#testing/browser/journey.ts';
import { withoutScript } from '#testing/browser/without-script.ts';

const [firstQuestion] = faq.entries;

journey(
  'Home shows all its text without JavaScript, and its FAQ opens',
  async ({ browser, site }) => {
    await withoutScript(browser, site, 1280, async (page) => {
      await page.goto('/');
      const main = await page.getByRole('main').innerText();
      for (const words of [home.hero.headline, home.leap.headline, home.booking.headline]) {
        expect(main).toContain(words);
      }
      const answer = page.getByText(firstQuestion.answer[0]);
      expect(await answer.isVisible()).toBe(false);
      await page.getByText(firstQuestion.question, { exact: true }).click();
      await answer.waitFor();

      // The calendar needs a script, so only the link to the scheduler is offered.
      expect(await page.getByRole('button', { name: home.booking.showCalendar }).count()).toBe(0);
      const fallback = page.getByRole('link', { name: home.booking.fallback.label }).last();
      expect(await fallback.getAttribute('href')).toBe('https://example.com/schedule');
    });
  },
);

journey(
  'every link of the navigation works without JavaScript on a phone',
  async ({ browser, site }) => {
    await withoutScript(browser, site, 360, async (page) => {
      for (const { label, target } of navigation.links) {
        if (target.kind !== 'page') continue;
        await page.goto(pages.comingSoon.path);
        await page.getByRole('button', { name: navigation.openMenu }).click();
        await page
          .getByRole('navigation', { name: navigation.label })
          .getByRole('link', { name: label, exact: true })
          .click();
        const hash = target.hash === undefined ? '' : `#${target.hash}`;
        await page.waitForURL(site.url + target.to + hash);
        await page.getByRole('heading', { level: 1 }).waitFor();
      }
    });
  },
);
