/**
 * Like 'a, b, and c'. By hand: the first `Intl` format takes a phone a tenth of a second to make.
 */
export function listed(names: readonly string[], word: 'and' | 'or' = 'and'): string {
  if (names.length < 3) return names.join(` ${word} `);
  return `${names.slice(0, -1).join(', ')}, ${word} ${names.at(-1)}`;
}
