import { globalFontFace } from '@vanilla-extract/css';
import { accentedRanges, basicRanges, unicodeRange, type CharacterRange } from './characters.ts';

/** From the `hhea` tables of the packaged files, in parts of an em. */
const inter = { ascent: 1984 / 2048, descent: 494 / 2048 };
const fraunces = { ascent: 1956 / 2000, descent: 510 / 2000 };

const percent = (ratio: number) => `${(ratio * 100).toFixed(2)}%`;

/**
 * A local font that takes the same space as the web font until that has loaded. `width` is the width
 * of the site's own copy in the web font, divided by its width in the local font.
 */
function fallback(metrics: typeof inter, width: number, fontWeight: string, locals: string[]) {
  return {
    src: locals.map((name) => `local('${name}')`).join(', '),
    fontWeight,
    sizeAdjust: percent(width),
    ascentOverride: percent(metrics.ascent / width),
    descentOverride: percent(metrics.descent / width),
    lineGapOverride: '0%',
  };
}

/** The files are made by `scripts/make-fonts.ts`; the accented one is loaded where a page needs it. */
function webFont(file: string, accentedFile: string) {
  const face = (url: string, ranges: readonly CharacterRange[]) => ({
    src: `url('${url}') format('woff2')`,
    fontWeight: '400 600',
    fontDisplay: 'swap' as const,
    unicodeRange: unicodeRange(ranges),
  });
  return [face(file, basicRanges), face(accentedFile, accentedRanges)];
}

globalFontFace('Fraunces', webFont('./fonts/fraunces.woff2', './fonts/fraunces-accented.woff2'));
globalFontFace('Inter', webFont('./fonts/inter.woff2', './fonts/inter-accented.woff2'));

globalFontFace(
  'Fraunces Fallback Georgia',
  fallback(fraunces, 1.063, '100 900', ['Georgia', 'Gelasio']),
);
globalFontFace(
  'Fraunces Fallback Times',
  fallback(fraunces, 1.099, '100 900', [
    'Times New Roman Bold',
    'TimesNewRomanPS-BoldMT',
    'Liberation Serif Bold',
    'LiberationSerif-Bold',
  ]),
);
globalFontFace(
  'Fraunces Fallback Noto',
  fallback(fraunces, 0.985, '100 900', ['Noto Serif', 'NotoSerif-Regular', 'NotoSerif']),
);

globalFontFace('Inter Fallback Arial', [
  fallback(inter, 1.069, '400', ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans']),
  fallback(inter, 1.013, '600', [
    'Arial Bold',
    'Arial-BoldMT',
    'Liberation Sans Bold',
    'LiberationSans-Bold',
  ]),
]);
globalFontFace('Inter Fallback Roboto', [
  fallback(inter, 1.071, '400', ['Roboto', 'Roboto-Regular', 'Roboto Regular']),
  fallback(inter, 1.077, '600', [
    'Roboto SemiBold',
    'Roboto-SemiBold',
    'Roboto Bold',
    'Roboto-Bold',
  ]),
]);
