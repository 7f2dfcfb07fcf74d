import { expect } from 'vitest';
import { journey } from '#testing/browser/journey.ts';
import { openFindResults } from '#testing/browser/dialogs.ts';
import { visitWith, withFlags, withLinks } from './testing/other-site.ts';
import { open } from './testing/site-pages.ts';

const OWN = 'https://practice.example.org/privacy';

journey('the footer of every page leads to the privacy notice', async ({ visitor }) => {
  const { page } = await visitor();
  await open(page, '/about');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await page.waitForURL('**/privacy');
  await page.getByRole('heading', { level: 1, name: 'What we keep, and why.' }).waitFor();
  // Nobody can sign in here.
  expect(await page.getByRole('heading', { name: 'Your chat' }).count()).toBe(0);
});

journey('with the chat on, the notice speaks of it', async ({ browser }) => {
  await visitWith(browser, withFlags({ chatbotEnabled: true }), async ({ page }) => {
    await open(page, '/privacy');
    await page.getByRole('heading', { name: 'Your chat' }).waitFor();
  });
});

journey("the practice's own notice takes the place of ours", async ({ browser }) => {
  await visitWith(browser, withLinks({ privacy: OWN }), async ({ page, context }) => {
    await page.goto('/assessment');
    const box = await openFindResults(page);
    const link = box.getByRole('link', { name: 'Privacy notice' });
    expect(await link.getAttribute('href')).toBe(OWN);
    const ours = await context.request.get('/privacy', { maxRedirects: 0 });
    expect([ours.status(), ours.headers()['location']]).toEqual([302, OWN]);
  });
});
