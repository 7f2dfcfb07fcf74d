import { z } from 'zod';
import { pages } from '#content/pages.ts';

const TOO_LONG = 'must have at most 2000 characters';

/** The hostname goes into content security policies, so it may only contain characters of a hostname. */
export const webAddress = {
  protocol: /^https?$/,
  hostname: /^[\w.:[\]-]+$/,
  error: 'must be a http or https address',
};
export const webUrl = z
  .string()
  .max(2000, { error: TOO_LONG, abort: true })
  .check(z.url(webAddress));

/** The one link that has a page of ours. */
export const privacyUrl = z.union(
  [webUrl, z.literal(pages.privacy.path)],
  `${webAddress.error}, or ${pages.privacy.path}`,
);

/** Our own page by its whole address would lead to itself. */
export function privacyLink(url: string, publicUrl: string): string {
  const own = publicUrl + pages.privacy.path;
  return [own, `${own}/`].includes(url) ? pages.privacy.path : url;
}
