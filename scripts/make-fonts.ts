import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { accentedRanges, basicRanges, type CharacterRange } from '#web/theme/characters.ts';

/**
 * Makes the site's fonts from the font packages (SIL Open Font License). They contain only the
 * weights of the theme, and the file that every page loads has only the letters of English. That
 * halves it. Run it by hand when a package or the weights change: `npm install --no-save
 * subset-font`, then `node scripts/make-fonts.ts`.
 */
const weights = { min: 400, max: 600 };
const families = ['fraunces', 'inter'] as const;
const folder = new URL('../src/web/theme/fonts/', import.meta.url);

/** One file has the characters of English copy, another the letters that other languages add. */
const parts = { '': basicRanges, '-accented': accentedRanges };

type SubsetFont = (
  font: Buffer,
  text: string,
  options: { targetFormat: 'woff2'; variationAxes: { wght: typeof weights } },
) => Promise<Buffer>;

/** It is not a dependency of the project, because neither the build nor the site needs it. */
async function loadTool(): Promise<SubsetFont> {
  const name = 'subset-font';
  const { default: subsetFont } = (await import(name)) as { default: SubsetFont };
  return subsetFont;
}

const subsetFont = await loadTool();
await mkdir(folder, { recursive: true });
for (const family of families) {
  const source = `@fontsource-variable/${family}/files/${family}-latin-wght-normal.woff2`;
  const whole = await readFile(fileURLToPath(import.meta.resolve(source)));
  for (const [suffix, ranges] of Object.entries(parts)) {
    const part = await subsetFont(whole, characters(ranges), {
      targetFormat: 'woff2',
      variationAxes: { wght: weights },
    });
    await writeFile(new URL(`${family}${suffix}.woff2`, folder), part);
    console.log(`${family}${suffix}: ${part.length} bytes of ${whole.length}`);
  }
}

function characters(ranges: readonly CharacterRange[]): string {
  return ranges
    .flatMap(([from, to = from]) =>
      Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)),
    )
    .join('');
}
