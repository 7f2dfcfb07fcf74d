import { navigation } from '#content/navigation.ts';
import { pages } from '#content/pages.ts';
import { expectAccessible } from '#testing/states/accessibility.ts';
import { journey } from '#testing/browser/journey.ts';
import { open } from './testing/site-pages.ts';

// All pages share one menu; other tests check the pages themselves.
journey('the open menu is accessible', async ({ visitor }) => {
  await expectAccessible(await visitor(), {
    name: 'menu open',
    isWide: true,
    maxWidth: 360,
    show: async ({ page }) => {
      await open(page, pages.home.path);
      await page.getByRole('button', { name: navigation.openMenu }).click();
      await page.getByRole('navigation', { name: navigation.label }).waitFor();
    },
  });
});
