import { expect } from 'vitest';
import { journey } from '#testing/browser/journey.ts';
import { filledPractice } from '#testing/filled-practice.ts';
import { visitWith } from './testing/other-site.ts';
import { open } from './testing/site-pages.ts';

const { name } = filledPractice.coach;

for (const [path, width] of [
  ['/', 390],
  ['/', 1440],
  ['/about', 768],
] as const) {
  journey(
    `the portrait on ${path} loads in the size for a ${width} px screen`,
    async ({ browser }) => {
      await visitWith(
        browser,
        { practice: filledPractice },
        async ({ page }) => {
          await open(page, path);
          const portrait = page.getByRole('img', { name: `Portrait of ${name}` });
          await portrait.scrollIntoViewIfNeeded();
          const { shown, sent } = await portrait.evaluate(async (image: HTMLImageElement) => {
            await image.decode();
            const [, wide] = /-(\d+)\.webp$/.exec(image.currentSrc) ?? [];
            return { shown: image.clientWidth, sent: Number(wide) };
          });
          expect(shown).toBeGreaterThan(200);
          expect(sent).toBeGreaterThanOrEqual(shown);
          expect(sent).toBeLessThan(2 * shown);
        },
        { width },
      );
    },
  );
}
