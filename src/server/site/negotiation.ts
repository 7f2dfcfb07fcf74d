/** Reads the headers of a page request in one pass with a limited length. */

export type Encoding = 'br' | 'gzip' | 'plain';

/**
 * Browsers send about twenty characters. A client that sends far more gets the uncompressed page.
 */
const MAX_ACCEPTED_LENGTH = 200;
/** Browsers send few different headers, so results are cached. */
const known = new Map<string, Encoding>();
const MAX_KNOWN = 100;

/** The best encoding that the caller accepts. */
export function encodingFor(accepted = ''): Encoding {
  if (accepted.length > MAX_ACCEPTED_LENGTH) return 'plain';
  const encoding = known.get(accepted) ?? bestOf(accepted);
  if (known.size < MAX_KNOWN) known.set(accepted, encoding);
  return encoding;
}

function bestOf(accepted: string): Encoding {
  const codings = new Set(accepted.toLowerCase().split(',').map(acceptedCoding));
  return codings.has('br') ? 'br' : codings.has('gzip') ? 'gzip' : 'plain';
}

/** The name in `br;q=0.5`, unless its weight is 0. */
function acceptedCoding(entry: string): string | undefined {
  const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return weight === undefined || Number(weight.slice(2)) > 0 ? name : undefined;
}

/**
 * True if the caller's If-None-Match contains this version. Tags are quoted, so none is part of
 * another. A substring also matches the weak tags of a compressing proxy.
 */
export function isCached(etag: string, ifNoneMatch = ''): boolean {
  return ifNoneMatch.includes(etag);
}
