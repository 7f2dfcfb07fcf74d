const FALLBACK = '/chatbot';
const MAX_LENGTH = 2048;

/**
 * Where to go after signing in, as a path of this site.
 * @returns undefined for an address of another site, of the API, or of no sense
 */
export function readReturnTo(value: unknown, publicUrl: string): string | undefined {
  if (value === undefined || value === '') return FALLBACK;
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return undefined;
  // A proxy may decode the path, so its decoded form has to be safe too.
  if (!isPath(value) || !isPath(decoded(value))) return undefined;
  const { origin } = new URL(publicUrl);
  if (!URL.canParse(value, origin)) return undefined;
  const url = new URL(value, origin);
  if (url.origin !== origin || /^\/(api|trpc)(\/|$)/.test(url.pathname)) return undefined;
  const path = url.pathname + url.search + url.hash;
  // "/.//evil" has become "//evil".
  return path.startsWith('//') ? undefined : path;
}

/** Browsers read a backslash as a slash and drop tabs and line breaks: "/\t/evil" is "//evil". */
function isPath(text: string): boolean {
  return /^\/(?!\/)[^\\\p{Cc}]*$/u.test(text);
}

/** @returns '' for an escape that is not valid */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
