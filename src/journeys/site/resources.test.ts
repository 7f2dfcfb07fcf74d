import { expect } from 'vitest';
import { pages } from '#content/pages.ts';
import { resources } from '#content/resources.ts';
import { journey } from '#testing/browser/journey.ts';
import { visitWith, withFlags } from './testing/other-site.ts';
import { markDocument, open } from './testing/site-pages.ts';

const tools = [
  {
    link: 'Open the Decision Tree',
    path: pages.decisionTree.path,
    title: 'Decision-Tree Framework',
  },
  {
    link: 'Open the Framework',
    path: pages.ptrFramework.path,
    title: 'Preferences, Traditions & Requirements',
  },
];

for (const { link, path, title } of tools) {
  journey(`${title} opens from the free resources`, async ({ visitor }) => {
    const { page } = await visitor();
    await open(page, '/resources');
    const isSameDocument = await markDocument(page);
    await page.getByRole('heading', { level: 3, name: title }).waitFor();
    await page.getByRole('link', { name: link }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await isSameDocument()).toBe(true);
  });
}

journey(
  'the first screen of the resources on a phone has the button of the assessment',
  async ({ visitor }) => {
    const { page } = await visitor({ width: 390, height: 844 });
    await open(page, '/resources');
    const link = page.getByRole('main').getByRole('link', { name: 'Take the Assessment' });
    const { y, height } = (await link.boundingBox())!;
    expect(y + height).toBeLessThan(844);
  },
);

journey('what is still to come is below every tool that works', async ({ visitor }) => {
  const { page } = await visitor();
  await open(page, '/resources');
  const titles = await page.getByRole('main').getByRole('heading').allInnerTexts();
  expect(titles.indexOf('Ready Leader Chat')).toBe(titles.length - 2);
  expect(titles.at(-1)).toBe(resources.stayUpdated.headline);
});

journey('the tools stay available with the assessment off', async ({ browser }) => {
  await visitWith(browser, withFlags({ assessmentEnabled: false }), async ({ page }) => {
    await open(page, '/resources');
    for (const { link, path } of tools) {
      const found = page.getByRole('link', { name: link });
      expect(await found.getAttribute('href')).toBe(path);
    }
  });
});
