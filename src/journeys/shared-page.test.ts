import { expect } from 'vitest';
import type { Request } from 'playwright-core';
import { shared } from '#content/sharing.ts';
import { competencies } from '#domain/competencies.ts';
import { pages } from '#content/pages.ts';
import { button, seeCompetency } from '#testing/browser/assessment.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { tooManyPixels } from '#testing/browser/keyboard.ts';
import { failedCall } from '#testing/browser/network.ts';
import { hasResults, madeLink } from '#testing/browser/shared-results.ts';
import { isAll } from '#testing/is-all.ts';
import { visitWith, withFlags } from './site/testing/other-site.ts';
import { ask, unpacked } from './site/testing/answers.ts';
import { readDocument } from './site/testing/document.ts';

journey('the document is the same for every key and is not cached', async ({ visitor, site }) => {
  const { context } = await visitor();
  const { id } = await hasResults(context);
  const { url } = await madeLink(context, id);
  const [real, unknown] = [await ask(url), await ask(`${site.url}/shared/nothing`)];
  expect(unpacked(real)).toBe(unpacked(unknown));
  expect(real).toMatchObject({
    status: 200,
    headers: {
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
      'cache-control': 'private, no-store',
    },
  });
  const document = readDocument(unpacked(real));
  expect(document.meta('robots')).toBe('noindex');
  expect(document.meta('og:url')).toBe(site.url + pages.shared.path);
  expect(document.title).toBe(pages.shared.title);
  expect((await ask(`${site.url}/shared/one/two`)).status).toBe(404);
  expect(unpacked(await ask(`${site.url}/robots.txt`))).not.toContain('shared');
  expect(unpacked(await ask(`${site.url}/sitemap.xml`))).not.toContain('shared');
});

journey('on a phone the overall score is in the first screen', async ({ visitor }) => {
  const { context } = await visitor();
  const { id } = await hasResults(context);
  const { url } = await madeLink(context, id, { sharedBy: 'Ada Lovelace' });
  const { page } = await visitor({ width: 390, height: 844, touch: true });
  await page.goto(url);
  const score = page.getByRole('region', { name: 'Assessment Summary' }).getByRole('definition');
  expect(await tooManyPixels(score.first())).toBe(0);
});

journey('the key goes only to the server, not to other pages', async ({ visitor, site }) => {
  const { context } = await visitor();
  const { id } = await hasResults(context);
  const { url } = await madeLink(context, id);
  const token = url.split('/').at(-1)!;
  const other = await visitor();
  const requests: Request[] = [];
  other.page.on('request', (request) => requests.push(request));
  await other.page.goto(url);
  await other.page.getByRole('heading', { name: shared.breakdown }).waitFor();
  // Visit other pages of the site and start an assessment.
  await other.page.getByRole('link', { name: shared.take }).click();
  await seeCompetency(other.page, 0);
  await other.page.goBack();
  await other.page.getByRole('heading', { name: shared.breakdown }).waitFor();
  await other.page.getByRole('link', { name: 'Services', exact: true }).first().click();
  await eventually(async () => expect(await other.page.title()).toBe(pages.services.title));

  const withToken = requests.filter((request) =>
    [request.url(), request.postData(), request.headers()['referer']].join().includes(token),
  );
  const where = withToken.map((request) => new URL(request.url()).pathname);
  expect(new Set(where)).toEqual(new Set([`/shared/${token}`, '/trpc/share.open']));
  const counted = await site.db.selectFrom('visit_sum').select(['page', 'source']).execute();
  expect(JSON.stringify(counted)).not.toMatch(/shared/);
  const started = await site.db.selectFrom('assessment').select('source').execute();
  expect(JSON.stringify(started)).not.toContain(token);
});

journey('shared results stay visible while the assessment is switched off', async ({ browser }) => {
  const open = withFlags({ assessmentEnabled: false });
  await visitWith(browser, open, async ({ page, context }) => {
    const { id } = await hasResults(context);
    await page.goto((await madeLink(context, id)).url);
    await page.getByRole('heading', { name: shared.breakdown }).waitFor();
    expect(await page.getByRole('link', { name: shared.take }).count()).toBe(0);
  });
});

journey('on a small phone the page does not scroll sideways', async ({ visitor }) => {
  const me = await visitor({ width: 320, height: 640, touch: true });
  const { id, earlierId } = await hasResults(me.context);
  const { url } = await madeLink(me.context, id, { withPlan: true, comparedWith: earlierId });
  await me.page.goto(url);
  await me.page.getByText('On This Page').tap();
  await me.page.getByRole('link', { name: shared.compared, exact: true }).tap();
  await me.page.getByRole('heading', { name: shared.plan, exact: true }).waitFor();
  const sideways = await me.page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  expect(sideways).toBe(0);
});

journey.runIf(isAll)('nothing moves under a press at the end of the page', async ({ visitor }) => {
  const me = await visitor();
  const { id, earlierId } = await hasResults(me.context);
  const { url } = await madeLink(me.context, id, { withPlan: true, comparedWith: earlierId });
  await me.page.goto(url);
  const last = me.page.getByRole('link', { name: shared.take });
  const moved = await last.evaluate(async (link) => {
    link.scrollIntoView({ behavior: 'instant' });
    const { top } = link.getBoundingClientRect();
    // The browser lays out late parts within the next frames.
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    return link.getBoundingClientRect().top - top;
  });
  expect(moved).toBe(0);
});

journey('the button on the error page reloads the results', async ({ visitor }) => {
  const me = await visitor({ allow: [...failedCall, 'ERR_INTERNET_DISCONNECTED'] });
  const { id } = await hasResults(me.context);
  const { url } = await madeLink(me.context, id);
  await me.page.route('**/trpc/share.open**', (route) => route.abort('internetdisconnected'));
  await me.page.goto(url);
  await me.page.getByRole('heading', { name: shared.failed.headline }).waitFor();
  await me.page.unrouteAll();
  await button(me.page, 'Try Again').click();
  await me.page.getByRole('heading', { name: shared.breakdown }).waitFor();
});

journey('the printed page lists every competency and no buttons', async ({ visitor }) => {
  const { context } = await visitor();
  const { id } = await hasResults(context);
  const { url } = await madeLink(context, id);
  const other = await visitor();
  await other.page.goto(url);
  await other.page.getByRole('heading', { name: shared.breakdown }).waitFor();
  await other.page.emulateMedia({ media: 'print' });
  for (const { name } of competencies) {
    await other.page.getByRole('heading', { level: 4, name, exact: true }).waitFor();
  }
  expect(
    await other.page
      .getByText(/^See all/)
      .filter({ visible: true })
      .count(),
  ).toBe(0);
});
