const FALLBACK = '/chatbot';
const MAX_LENGTH = 2048;

/**
 * Where to go after signing in, as a path of this site.
 * @returns undefined for an address of another site, of the API, or of no sense
 */
export function readReturnTo(value: unknown, publicUrl: string): string | undefined {
  if (value === undefined || value === '') return FALLBACK;
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return undefined;
  // Browsers read a backslash as a slash and leave tabs and line breaks out: "/\t/evil" is "//evil".
  if (!/^\/(?!\/)[^\\\p{Cc}]*$/u.test(value)) return undefined;
  const { origin } = new URL(publicUrl);
  if (!URL.canParse(value, origin)) return undefined;
  const url = new URL(value, origin);
  if (url.origin !== origin || /^\/(api|trpc)(\/|$)/.test(url.pathname)) return undefined;
  const path = url.pathname + url.search + url.hash;
  // "/.//evil" has become "//evil".
  return path.startsWith('//') ? undefined : path;
}
