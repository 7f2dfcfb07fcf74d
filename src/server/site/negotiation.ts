/** What a request for a page says in its address and headers, read in one pass and never far. */

export type Encoding = 'br' | 'gzip' | 'plain';

/** Browsers send some twenty characters; who sends far more gets the plain page. */
export const MAX_ACCEPTED_LENGTH = 200;
const SLASH = '/'.charCodeAt(0);

/** The path without its query and without slashes at its end: one page, one path. */
export function pathOf(url: string): string {
  const query = url.indexOf('?');
  let end = query < 0 ? url.length : query;
  while (end > 1 && url.charCodeAt(end - 1) === SLASH) end -= 1;
  return url.slice(0, end);
}

/** Is it for programs? They are answered in their own way, also where nothing is found. */
export function isApiPath(path: string): boolean {
  return ['/api', '/trpc'].some((api) => path === api || path.startsWith(`${api}/`));
}

/** The best that the caller takes by its Accept-Encoding. */
export function encodingFor(accepted = ''): Encoding {
  if (accepted.length > MAX_ACCEPTED_LENGTH) return 'plain';
  const taken = new Set(accepted.toLowerCase().split(',').map(takenCoding));
  return taken.has('br') ? 'br' : taken.has('gzip') ? 'gzip' : 'plain';
}

/** Of `br;q=0.5` the name, if its weight is not 0. */
function takenCoding(entry: string): string | undefined {
  const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return weight === undefined || Number(weight.slice(2)) > 0 ? name : undefined;
}

/**
 * Does the caller have the version with this tag, by its If-None-Match? Tags stand there in quotes, as
 * ours does, so that none is part of another; a proxy that compresses marks it as weak.
 */
export function isHeld(etag: string, ifNoneMatch = ''): boolean {
  return ifNoneMatch.includes(etag);
}
