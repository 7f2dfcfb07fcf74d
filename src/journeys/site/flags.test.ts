import { expect } from 'vitest';
import { journey } from '#testing/browser/journey.ts';
import { ask, unpacked } from './testing/answers.ts';
import { readDocument } from './testing/document.ts';
import { visitWith, withFlags, withLinks } from './testing/other-site.ts';
import { open } from './testing/site-pages.ts';

const SHOP = 'https://shop.example.com/playbook';
const buy = { name: 'Get the Playbook' };
const navigation = { name: 'Main' };

journey('with the shop open, the button opens it in the same tab', async ({ browser }) => {
  await visitWith(
    browser,
    withLinks({ shop: SHOP }),
    async ({ page, context }) => {
      await context.route(SHOP, (route) => route.fulfill({ body: 'the shop' }));
      await open(page, '/products');
      await page.getByRole('link', buy).first().click();
      await page.waitForURL(SHOP);
      await page.getByText('the shop').waitFor();
      expect(context.pages()).toHaveLength(1);
    },
    { allow: [`request to another host: ${SHOP}`] },
  );
});

journey('with the shop closed, the button leads to COMING SOON', async ({ browser }) => {
  await visitWith(browser, withFlags({ shopEnabled: false }), async ({ page, site }) => {
    await open(page, '/products');
    for (const link of await page.getByRole('link', buy).all()) {
      expect(await link.getAttribute('href')).toBe('/coming-soon');
    }
    await page.getByRole('link', buy).first().click();
    await page.waitForURL(`${site.url}/coming-soon`);
    await page.getByRole('heading', { level: 1, name: 'COMING SOON' }).waitFor();
    await page.getByText('This page is under development. Check back soon.').waitFor();
  });
});

journey('with products off, the menu does not list them', async ({ browser }) => {
  const off = withFlags({ productsEnabled: false, assessmentEnabled: false });
  await visitWith(browser, off, async ({ page, site }) => {
    await open(page, '/');
    const menu = page.getByRole('navigation', navigation);
    expect(await menu.getByRole('link', { name: 'Products' }).count()).toBe(0);
    expect(await menu.getByRole('link', { name: 'Services' }).count()).toBe(1);

    await open(page, '/products');
    await page.getByRole('heading', { level: 1, name: 'COMING SOON' }).waitFor();
    const document = readDocument(unpacked(await ask(`${site.url}/products`)));
    expect(document.meta('robots')).toBe('noindex');
    expect(document.structuredData).toEqual([]);

    // With the assessment off, its link on the resources page leads to COMING SOON.
    await open(page, '/resources');
    await page.getByRole('link', { name: 'Take the Assessment' }).click();
    await page.waitForURL(`${site.url}/coming-soon`);
  });
});

journey('with products and the assessment on, their links appear', async ({ visitor }) => {
  const { page } = await visitor();
  await open(page, '/resources');
  const assessment = page.getByRole('link', { name: 'Take the Assessment' });
  expect(await assessment.getAttribute('href')).toBe('/assessment');
  const menu = page.getByRole('navigation', navigation);
  expect(await menu.getByRole('link', { name: 'Products' }).count()).toBe(1);
  await page.getByText('Coming soon', { exact: true }).waitFor();
});

journey('with the chat off, its page shows COMING SOON', async ({ visitor }) => {
  const { page } = await visitor();
  await open(page, '/chatbot');
  await page.getByRole('heading', { level: 1, name: 'COMING SOON' }).waitFor();
  await page.getByText('Ready Leader Chat is under development', { exact: true }).waitFor();
});

journey('the page carries the chat flags of the configuration', async ({ browser }) => {
  const on = withFlags({ chatbotEnabled: true });
  await visitWith(browser, on, async ({ site }) => {
    const html = unpacked(await ask(`${site.url}/chatbot`));
    const json = /id="site-settings">(.*?)<\/script>/.exec(html)?.[1];
    expect(JSON.parse(json!)).toMatchObject(on);
  });
});
