/** Slashes, addresses, `www.`, schemes, line breaks, and what is invisible or turns the direction of text. */
const MISLEADING =
  /[/\\⁄∕⧸@\p{Cc}\p{Cs}\p{Co}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]|www\.|\p{L}:\S/iu;

/** The name as mail programs read it: with one form of each sign, and nothing invisible. */
export const asRead = (name: string) =>
  name
    .normalize('NFKC')
    .replaceAll('。', '.')
    .replaceAll(/\p{Cf}/gu, '');

/**
 * Whether a name can stand in a mail without becoming a link or a message of its own. The server also knows
 * which dotted words are domains.
 */
export function isPlainName(name: string): boolean {
  return /[\p{L}\p{N}]/u.test(name) && !MISLEADING.test(name) && !MISLEADING.test(asRead(name));
}
