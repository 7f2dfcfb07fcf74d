/** Code points: from, to; or a single one. */
export type CharacterRange = readonly [from: number, to?: number];

/** English letters, and the punctuation that texts use. */
export const basicRanges: readonly CharacterRange[] = [
  [0x20, 0x7e],
  [0xa0],
  [0xa9],
  [0xb7],
  [0xd7],
  [0x2009],
  [0x2010, 0x2014],
  [0x2018, 0x201a],
  [0x201c, 0x201e],
  [0x2022],
  [0x2026],
  [0x202f],
  [0x20ac],
  [0x2122],
  [0x2190, 0x2193],
  [0x2212],
];

/** The letters and signs that the other languages of western Europe add. */
export const accentedRanges: readonly CharacterRange[] = [
  [0xa1, 0xa8],
  [0xaa, 0xb6],
  [0xb8, 0xd6],
  [0xd8, 0xff],
  [0x131],
  [0x152, 0x153],
  [0x2020, 0x2021],
  [0x2032, 0x2033],
  [0x2039, 0x203a],
];

/** In the format of `unicode-range`. */
export function unicodeRange(ranges: readonly CharacterRange[]): string {
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges
    .map(([from, to]) => (to === undefined ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ');
}
