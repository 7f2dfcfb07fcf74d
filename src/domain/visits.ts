export const devices = ['phone', 'tablet', 'desktop'] as const;
export type Device = (typeof devices)[number];

/** On Android, only phones identify themselves as mobile. */
const TABLET = /ipad|tablet|playbook|kindle|silk|android(?!.*mobile)/i;
const PHONE = /mobi|iphone|ipod|android|windows phone/i;

export function deviceOf(userAgent: string): Device {
  if (TABLET.test(userAgent)) return 'tablet';
  return PHONE.test(userAgent) ? 'phone' : 'desktop';
}

/** Longer names, in characters, are not sources. */
export const SOURCE_MAX_LENGTH = 100;

/** The source recorded when a day has too many. */
export const OTHER_SOURCES = 'other';

/** The unknown source in lists to choose from; no source begins with this character. */
export const NO_SOURCE = '-';

/** The longest address that is parsed, in characters. */
const ADDRESS_MAX_LENGTH = 4000;

/** Apps send their own name instead of an address. */
const ADDRESS = /^(https?|android-app):\/\//i;

/**
 * The characters allowed in a link's `utm_source`. An email address is not allowed: it would identify a
 * person.
 */
const WORDS = /^[\p{L}\p{N}][\p{L}\p{N} ._~:+/-]*$/u;

/**
 * The source of a visit, from the link's `utm_source` or the address of the referring site.
 * @param given `utm_source`, or the referrer
 * @param ownHosts our own hosts, which are no source
 * @returns null for none, our own site, and invalid names
 */
export function visitSource(
  given: string | null | undefined,
  ownHosts: readonly string[],
): string | null {
  if (!given || given.length > ADDRESS_MAX_LENGTH) return null;
  const text = given.trim();
  const isAddress = ADDRESS.test(text);
  if (isAddress && !URL.canParse(text)) return null;
  const name = isAddress ? new URL(text).hostname : text;
  const source = name
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .replace(/^www\./, '');
  if (source.length > SOURCE_MAX_LENGTH || !WORDS.test(source)) return null;
  return ownHosts.some((host) => host.toLowerCase().replace(/^www\./, '') === source)
    ? null
    : source;
}
