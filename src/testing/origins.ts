/** The site's origin in the tests of requests from other sites. */
export const host = 'leaders.example.com';
export const own = `https://${host}`;
const other = 'https://other.example.com';

/** Headers that a browser adds by itself, and the result of the call. */
export const origins: [who: string, headers: Record<string, string>, status: number][] = [
  ['a page of the site', { 'sec-fetch-site': 'same-origin', origin: own }, 200],
  ['a visitor who types the URL or opens a bookmark', { 'sec-fetch-site': 'none' }, 200],
  ['an old browser, from a page of the site', { origin: own }, 200],
  ['a program', {}, 200],
  ['another site', { 'sec-fetch-site': 'cross-site', origin: other }, 403],
  ['another site that hides its origin', { 'sec-fetch-site': 'cross-site' }, 403],
  ['another site that claims to be ours', { 'sec-fetch-site': 'cross-site', origin: own }, 403],
  ['another site on the same domain', { 'sec-fetch-site': 'same-site', origin: other }, 403],
  ['an old browser, from another site', { origin: other }, 403],
  ['an old browser, from a page without an origin', { origin: 'null' }, 403],
  ['an old browser, from another port', { origin: `${own}:8443` }, 403],
  ['an old browser, from a longer name', { origin: `${own}.evil.example` }, 403],
];
