import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const web = fileURLToPath(new URL('..', import.meta.url));
const OWN_WIDTH = /\((?:min|max)-width: [\d.]+em\)/;
const BREAKPOINT =
  /\bmedia\.(?:small|medium|large|wide|phone|tablet|belowMedium|belowLarge)\b|\b(?:small|medium|large|wide): ['[]/g;
const CONTRAST = /\bmedia\.forced\b|forced-colors/g;

/** Files with a width of their own. The list may only shrink. */
const withOwnWidth = new Set([
  'features/assessment/assessment-frame.css.ts',
  'office/parts/office-frame.css.ts',
  'office/parts/data-table.css.ts',
  'features/site/frame/site-frame.css.ts',
  'features/site/shared/testimonial.css.ts',
]);

/**
 * How often each part names a breakpoint or a contrast theme. The words in this folder adapt by themselves,
 * so these numbers may only shrink.
 */
const own: Record<string, { breakpoints: number; contrast: number }> = {
  'features/assessment': { breakpoints: 22, contrast: 7 },
  'features/chat': { breakpoints: 2, contrast: 14 },
  'features/comparison': { breakpoints: 0, contrast: 1 },
  'features/feedback': { breakpoints: 11, contrast: 0 },
  office: { breakpoints: 53, contrast: 7 },
  'features/own-data': { breakpoints: 0, contrast: 0 },
  'features/plan': { breakpoints: 5, contrast: 1 },
  'features/results': { breakpoints: 18, contrast: 7 },
  'features/sharing': { breakpoints: 0, contrast: 0 },
  '(?:features/site|routes)': { breakpoints: 76, contrast: 17 },
  lib: { breakpoints: 2, contrast: 0 },
};

const styles = await Promise.all(
  (await readdir(web, { recursive: true }))
    .filter((file) => file.endsWith('.css.ts') && !/^(?:ui|theme)\//.test(file))
    .map(async (file) => [file, await readFile(join(web, file), 'utf8')] as const),
);

test('the widths at which pages change are in the theme', () => {
  const found = styles.filter(([, text]) => OWN_WIDTH.test(text)).map(([file]) => file);
  expect(found.filter((file) => !withOwnWidth.has(file))).toEqual([]);
});

test.each(Object.entries(own))('%s names no more of them than before', (part, most) => {
  const inPart = new RegExp(`^${part}/`);
  const all = styles.filter(([file]) => inPart.test(file)).map(([, text]) => text);
  const count = (pattern: RegExp) => all.flatMap((text) => text.match(pattern) ?? []).length;
  expect(count(BREAKPOINT), 'breakpoints').toBeLessThanOrEqual(most.breakpoints);
  expect(count(CONTRAST), 'contrast themes').toBeLessThanOrEqual(most.contrast);
});
