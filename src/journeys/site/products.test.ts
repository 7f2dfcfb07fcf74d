import { expect } from 'vitest';
import { journey } from '#testing/browser/journey.ts';
import { emptyPractice as practice } from '#testing/practices.ts';
import { ask, unpacked } from './testing/answers.ts';
import { readDocument } from './testing/document.ts';
import { visitWith } from './testing/other-site.ts';
import { open } from './testing/site-pages.ts';

journey('the products page shows the price that the practice set', async ({ browser }) => {
  const settings = { ...practice, playbook: { ...practice.playbook, price: 20, value: 64.5 } };
  await visitWith(browser, { practice: settings }, async ({ page, site }) => {
    await open(page, '/products');
    const prices = await page.getByText('$20', { exact: true }).count();
    expect(prices).toBe(2);
    expect(await page.getByText('A $64.50 value', { exact: true }).count()).toBe(prices);
    const { structuredData } = readDocument(unpacked(await ask(`${site.url}/products`)));
    expect(structuredData).toMatchObject([{ offers: { price: '20.00', priceCurrency: 'USD' } }]);
  });
});

journey('the products page words the price as specified', async ({ visitor }) => {
  const { page } = await visitor();
  await open(page, '/products');
  const words = '$12.99 (limited time) An $89 value';
  expect(await page.getByRole('paragraph').filter({ hasText: words }).count()).toBe(2);
});

journey('the products page hides a value that is not above the price', async ({ browser }) => {
  const settings = { ...practice, playbook: { ...practice.playbook, price: 12.99, value: 12.99 } };
  await visitWith(browser, { practice: settings }, async ({ page }) => {
    await open(page, '/products');
    await page.getByText('$12.99', { exact: true }).first().waitFor();
    expect(await page.getByText('value').count()).toBe(0);
  });
});
