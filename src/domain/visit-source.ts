/** In characters; what is longer names nothing that anybody would look for. */
export const SOURCE_MAX_LENGTH = 100;

/** What stands for the rest where a day has too many sources. */
export const OTHER_SOURCES = 'other';

/** Stands for none that is known where sources are chosen from; no source begins with such a sign. */
export const NO_SOURCE = '-';

/** Of the address of a site, in characters: no pattern is tried on what is longer. */
const ADDRESS_MAX_LENGTH = 4000;

/** Apps tell their own name where a site tells its address. */
const ADDRESS = /^(https?|android-app):\/\//i;

/** Words as links are marked with. An email address is none: it would be somebody. */
const WORDS = /^[\p{L}\p{N}][\p{L}\p{N} ._~:+/-]*$/u;

/**
 * What led to us, by what a link says of itself or by the address of the site it stands on.
 * @param given `utm_source`, or the referrer
 * @param ownHosts ours: within the site nobody is led here
 * @returns null for nothing, ourselves, and what is no name
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
