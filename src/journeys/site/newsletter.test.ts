import { expect } from 'vitest';
import { newsletter } from '#content/newsletter.ts';
import { journey } from '#testing/browser/journey.ts';
import { filledPractice } from '#testing/practices.ts';
import { visitWith } from './testing/other-site.ts';
import { open } from './testing/site-pages.ts';

const pastIssues = { name: newsletter.pastIssues };

journey(
  'the newsletter page lists the past issues that the practice names',
  async ({ browser }) => {
    await visitWith(browser, { practice: filledPractice }, async ({ page }) => {
      await open(page, '/newsletter');
      const list = page.getByRole('heading', pastIssues).locator('xpath=following-sibling::ul');
      const titles = await list.getByRole('listitem').allInnerTexts();
      expect(titles).toEqual(filledPractice.newsletter.issueTitles);
    });
  },
);

journey(
  'without named issues the newsletter page has no list of past issues',
  async ({ visitor }) => {
    const { page } = await visitor();
    await open(page, '/newsletter');
    expect(await page.getByRole('heading', pastIssues).count()).toBe(0);
  },
);
