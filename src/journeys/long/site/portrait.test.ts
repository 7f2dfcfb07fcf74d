import { expect } from 'vitest';
import { journey } from '#testing/browser/journey.ts';
import { filledPractice } from '#testing/practices.ts';
import { visitWith } from '#journeys/site/testing/other-site.ts';
import { open } from '#journeys/site/testing/site-pages.ts';

const { name } = filledPractice.coach;

/** The smallest file. */
const SMALLEST = 320;

for (const [path, width, least] of [
  ['/', 390, 100],
  ['/', 1440, 200],
  ['/about', 768, 200],
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
          expect(shown).toBeGreaterThan(least);
          expect(sent).toBeGreaterThanOrEqual(shown);
          expect(sent).toBeLessThan(Math.max(2 * shown, SMALLEST + 1));
        },
        { width },
      );
    },
  );
}
