import { navigation } from '#content/navigation.ts';
import { expectAccessible } from '#testing/states/accessibility.ts';
import { journey } from '#testing/browser/journey.ts';
import { allowedOn, framedPages, open } from './testing/site-pages.ts';

for (const meta of framedPages) {
  journey(`${meta.path} with its menu open is for everyone`, async ({ visitor }) => {
    await expectAccessible(await visitor({ allow: allowedOn(meta) }), {
      name: `${meta.title}, menu open`,
      maxWidth: 360,
      show: async ({ page }) => {
        await open(page, meta.path);
        await page.getByRole('button', { name: navigation.openMenu }).click();
        await page.getByRole('navigation', { name: navigation.label }).waitFor();
      },
    });
  });
}
