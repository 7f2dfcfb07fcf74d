import { expect } from 'vitest';
import { areas } from '#domain/areas.ts';
import { competencies } from '#domain/competencies.ts';
import { button, seeChart } from '#testing/browser/assessment.ts';
import { answeredEarlier } from '#testing/browser/earlier-visit.ts';
import { journey } from '#testing/browser/journey.ts';
import { failCalls, failedCall } from '#testing/browser/network.ts';
import type { Visitor } from '#testing/browser/visitor.ts';

const TOTAL = competencies.length;

/** Opens the dashboard of a complete assessment by its link. */
async function openLink({ page, context }: Visitor): Promise<void> {
  const id = await answeredEarlier(context, TOTAL, { email: 'una@example.com' });
  await page.goto(`/assessment/dashboard?id=${id}`);
}

for (const width of [360, 1440]) {
  journey(`the figures are there before the chart's code, ${width} px`, async ({ visitor }) => {
    const me = await visitor({ width });
    const { page } = me;
    const arrived = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    await page.route(/radar-chart/, async (route) => {
      arrived.resolve();
      await released.promise;
      await route.continue();
    });
    await openLink(me);
    const summary = page.getByRole('region', { name: 'Assessment Summary' });
    await summary.getByText('Overall Score').waitFor();
    expect(await summary.getByRole('definition').allTextContents()).toContain(String(TOTAL));
    const picture = page.locator('figure');
    await picture.scrollIntoViewIfNeeded();
    await arrived.promise;
    expect(await page.getByText(areas[0].axis, { exact: true }).count()).toBe(0);
    const card = page.getByRole('region', { name: 'Leadership Competency Radar' });
    expect(await card.getByRole('listitem').count()).toBe(areas.length);

    const place = await picture.boundingBox();
    released.resolve();
    await seeChart(page);
    expect(await picture.boundingBox()).toEqual(place);
  });
}

journey('the data come with the page: one call, before its code', async ({ visitor }) => {
  const me = await visitor();
  const asked: string[] = [];
  me.page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/trpc/') || /\/dashboard\.page-/.test(pathname)) asked.push(pathname);
  });
  await openLink(me);
  await button(me.page, 'Download Full Report').waitFor();
  expect(asked).toEqual([
    '/trpc/assessment.byId,response.list',
    expect.stringContaining('/assets/dashboard.page-'),
  ]);
});

journey(
  'a first call that got lost is made again at the wish of the visitor',
  async ({ visitor }) => {
    const me = await visitor({ allow: failedCall });
    const mend = await failCalls(me.page, 'response.list', 'no answer');
    await openLink(me);
    await button(me.page, 'Try again').waitFor();
    await mend();
    await button(me.page, 'Try again').click();
    await button(me.page, 'Download Full Report').waitFor();
  },
);
