import { navigation } from '#content/navigation.ts';
import { pages } from '#content/pages.ts';
import { expectAccessible } from '#testing/states/accessibility.ts';
import { journey } from '#testing/browser/journey.ts';
import { open } from './testing/site-pages.ts';

// One menu serves all pages, whose own states are checked elsewhere.
journey('the open menu is accessible', async ({ visitor }) => {
  await expectAccessible(await visitor(), {
    name: 'menu open',
    maxWidth: 360,
    show: async ({ page }) => {
      await open(page, pages.home.path);
      await page.getByRole('button', { name: navigation.openMenu }).click();
      await page.getByRole('navigation', { name: navigation.label }).waitFor();
    },
  });
});
