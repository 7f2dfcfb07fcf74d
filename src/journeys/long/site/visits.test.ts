import { sql } from 'kysely';
import { expect } from 'vitest';
import { assessmentOffer } from '#content/assessment-offer.ts';
import { navigation } from '#content/navigation.ts';
import { home } from '#content/home.ts';
import { services } from '#content/services.ts';
import { journey, startSite } from '#testing/browser/journey.ts';
import { openVisitor } from '#testing/browser/visitor.ts';
import { open } from '#journeys/site/testing/site-pages.ts';

const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36';
const SCHEDULER = 'https://example.com/schedule';

journey(
  'the site counts page visits with their source and without a cookie',
  async ({ browser }) => {
    const site = await startSite();
    const allow = [`request to another host: ${SCHEDULER}`];
    const { page, context, leave } = await openVisitor(browser, site, { userAgent, allow });
    await context.route(`${SCHEDULER}**`, (route) =>
      route.fulfill({ contentType: 'text/html', body: 'Choose a time' }),
    );
    try {
      await open(page, '/?utm_source=Spring%20letter');
      await page.getByRole('banner').getByRole('link', { name: 'Services' }).click();
      // Wait for the page: going back before it loads counts as no visit.
      await page.getByRole('heading', { level: 1, name: services.hero.headline }).waitFor();
      await page.goBack();
      await page.getByRole('button', { name: home.booking.showCalendar, exact: true }).click();
      await page.locator('iframe').waitFor();
      const popup = context.waitForEvent('page');
      await page.getByRole('link', { name: navigation.bookCall.label }).first().click();
      await (await popup).close();
      expect(await context.cookies()).toEqual([]);

      await page.getByRole('link', { name: assessmentOffer.action.label }).first().click();
      await page.waitForURL('**/assessment');
      await expect
        .poll(() => site.db.selectFrom('assessment').select('source').execute(), {
          timeout: 10_000,
        })
        .toEqual([{ source: 'spring letter' }]);
      await expect
        .poll(() => counted(site.db), { timeout: 15_000 })
        .toEqual([
          '1 /assessment spring letter',
          '1 /services spring letter',
          '2 / spring letter',
          '2 booking spring letter',
        ]);
      await leave();
    } finally {
      await site.close();
    }
  },
);

async function counted(db: Parameters<ReturnType<typeof sql>['execute']>[0]): Promise<string[]> {
  const { rows } = await sql<{ sum: string }>`
    select concat_ws(' ', visits, page, source) as sum from visit_sum order by 1
  `.execute(db);
  return rows.map(({ sum }) => sum);
}
