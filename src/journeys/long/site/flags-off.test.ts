import { expect } from 'vitest';
import { pages, type PageMeta } from '#content/pages.ts';
import { competencies } from '#domain/competencies.ts';
import { button } from '#testing/browser/assessment.ts';
import { answeredEarlier } from '#testing/browser/earlier-visit.ts';
import { eventually, journey } from '#testing/browser/journey.ts';
import { ask, unpacked } from '#journeys/site/testing/answers.ts';
import { readDocument } from '#journeys/site/testing/document.ts';
import { visitWith, withFlags } from '#journeys/site/testing/other-site.ts';
import { framedPages, markDocument, open } from '#journeys/site/testing/site-pages.ts';

const TOTAL = competencies.length;
const DASHBOARD = pages.dashboard.path;
const assessmentOff = withFlags({ assessmentEnabled: false });
const comingSoonHeading = { level: 1, name: 'COMING SOON' };

const documentAt = async (url: string) => {
  const answer = await ask(url);
  return { status: answer.status, ...readDocument(unpacked(answer)) };
};

journey(
  'with products off, the products page shows COMING SOON and hides the product',
  async ({ browser }) => {
    const { comingSoon, title } = pages.products;
    await visitWith(browser, withFlags({ productsEnabled: false }), async ({ page, site }) => {
      const served = await documentAt(`${site.url}/products`);
      expect(served).toMatchObject({ status: 200, title: comingSoon.title, structuredData: [] });
      expect(served.meta('description')).toBe(comingSoon.description);
      expect(served.meta('og:title')).toBe(comingSoon.title);
      expect(served.meta('robots')).toBe('noindex');
      expect(served.canonical).toBeUndefined();
      expect(JSON.stringify(served)).not.toMatch(/playbook|12\.99/i);

      // Also after a navigation within the site.
      await open(page, '/products');
      await page.getByText('Our products aren’t for sale yet.').waitFor();
      const isSameDocument = await markDocument(page);
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await eventually(async () => expect(await page.title()).toBe(pages.home.title));
      await page.goBack();
      await page.getByRole('heading', comingSoonHeading).waitFor();
      await eventually(async () => expect(await page.title()).toBe(comingSoon.title));
      const data = page.locator('script[type="application/ld+json"]');
      expect([await data.count(), await isSameDocument()]).toEqual([0, true]);
      expect(comingSoon.title).not.toBe(title);
    });
  },
);

journey(
  'with the shop closed, the products page never says that the playbook is available',
  async ({ browser }) => {
    await visitWith(browser, withFlags({ shopEnabled: false }), async ({ page, site }) => {
      const { structuredData } = await documentAt(`${site.url}/products`);
      expect(structuredData).toMatchObject([
        { '@type': 'Product', offers: { availability: 'https://schema.org/OutOfStock' } },
      ]);
      await open(page, '/products');
      const buttons = await page
        .getByRole('link', { name: /^Get the Playbook Coming soon$/ })
        .all();
      expect(buttons.length).toBeGreaterThan(0);
      for (const one of buttons) {
        expect(await one.getByText('Coming soon', { exact: true }).isVisible()).toBe(true);
        expect(await one.locator('svg').isVisible()).toBe(false);
      }
      expect(await page.getByText('Limited time').count()).toBe(0);
    });
  },
);

journey('with the assessment off, its pages show COMING SOON', async ({ browser }) => {
  await visitWith(browser, assessmentOff, async ({ page, site }) => {
    for (const { path, comingSoon } of [pages.assessment, pages.dashboard]) {
      for (const address of [path, `${path}/`, `${path}?from=mail`, `${path}?id=`]) {
        const served = await documentAt(site.url + address);
        expect(served, address).toMatchObject({ status: 200, title: comingSoon.title });
        expect(served.headings, address).toEqual(['COMING SOON']);
        expect(served.meta('robots'), address).toBe('noindex');
      }
      // The page in the browser shows the same, with the site's header.
      await open(page, path);
      await page.getByRole('heading', comingSoonHeading).waitFor();
      await page.getByRole('banner').getByRole('link', { name: 'Book a Call' }).waitFor();
      expect(await page.title()).toBe(comingSoon.title);
    }
    const isSameDocument = await markDocument(page);
    await page.getByRole('link', { name: 'Browse Free Resources' }).click();
    await page.waitForURL('**/resources');
    const take = page.getByRole('link', { name: 'Take the Assessment Coming soon' });
    expect(await take.getAttribute('href')).toBe('/coming-soon');
    await page.goBack();
    await page.getByRole('heading', comingSoonHeading).waitFor();
    await eventually(async () => expect(await page.title()).toBe(pages.dashboard.comingSoon.title));
    expect(await isSameDocument()).toBe(true);
    expect(await site.db.selectFrom('assessment').selectAll().execute()).toEqual([]);
  });
});

journey(
  'with the assessment off, a link to earlier results still opens them',
  async ({ browser }) => {
    await visitWith(browser, assessmentOff, async ({ page, context, site }) => {
      const id = await answeredEarlier(context, TOTAL, { email: 'before@example.com' });
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname } = new URL(request.url());
        if (pathname.startsWith('/trpc/')) asked.push(pathname);
      });

      const served = await documentAt(`${site.url}${DASHBOARD}?id=${id}`);
      expect(served).toMatchObject({ status: 200, title: pages.dashboard.title });
      await page.goto(`${DASHBOARD}?id=${id}`);
      await button(page, 'Download Full Report').waitFor();
      // The plan and the history may follow at once.
      expect(asked[0]).toBe('/trpc/assessment.byId,response.list');

      // Leaving and going back without a load restores the page and its title.
      const isSameDocument = await markDocument(page);
      await page.getByRole('link', { name: 'Back to Main Site' }).click();
      await page.waitForURL('**/resources');
      await eventually(async () => expect(await page.title()).toBe(pages.resources.title));
      await page.goBack();
      await button(page, 'Download Full Report').waitFor();
      await eventually(async () => expect(await page.title()).toBe(pages.dashboard.title));
      expect(await isSameDocument()).toBe(true);

      await page.getByRole('button', { name: 'Find My Results' }).click();
      await page.getByLabel('Email').fill('before@example.com');
      await page.keyboard.press('Enter');
      await page.getByRole('list', { name: 'Your assessments' }).getByRole('button').click();
      await button(page, 'Download Full Report').waitFor();
    });
  },
);

journey(
  'with the assessment off, an unfinished one says that the assessment is closed',
  async ({ browser }) => {
    await visitWith(browser, assessmentOff, async ({ page, context }) => {
      const id = await answeredEarlier(context, 3, { email: 'half@example.com' });
      await page.goto(`${DASHBOARD}?id=${id}`);
      await page.getByText(`${TOTAL - 3} competencies remaining`).waitFor();
      await page.getByText('The assessment is closed for now.').waitFor();
    });
  },
);

const nowhere = new RegExp(`^(${pages.assessment.path}|${DASHBOARD})/?(#.*)?$`);

journey('with the assessment off, no link leads to it', async ({ browser }) => {
  // The test leaves each page as soon as its links are read, which cancels open requests.
  const allow = ['Failed to load resource', '?batch=1 net::ERR_ABORTED'];
  const look = async ({ page, context }: Parameters<Parameters<typeof visitWith>[2]>[0]) => {
    const id = await answeredEarlier(context, TOTAL, { email: 'links@example.com' });
    const results: [string, string][] = [
      [`${DASHBOARD}?id=${id}`, 'Ready Leader Development Dashboard'],
      [`${DASHBOARD}?id=5f0c8c1e-0a53-4d7e-9c80-000000000000`, 'No Assessment Found'],
    ];
    const plain = [...framedPages, pages.assessment].map(({ path }: PageMeta) => [path, '']);
    for (const [address, heading] of [...plain, ...results]) {
      await open(page, address!);
      if (heading) await page.getByRole('heading', { name: heading }).waitFor();
      if (heading?.startsWith('Ready')) await button(page, 'Download Full Report').waitFor();
      const links = await page
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')!));
      expect(links.filter((href) => nowhere.test(href))).toEqual([]);
    }
  };
  await visitWith(browser, assessmentOff, look, { allow });
});
