import { countedPages } from '#content/counted-pages.ts';
import type { SiteSettings } from '#content/links.ts';
import { replaceHead } from './replace-head.ts';
import { tellVisit } from './tell-visit.ts';

/** What the server does for the first page. */
export function afterNavigation(
  { href, pathname }: { href: string; pathname: string },
  isOtherPage: boolean,
  settings: SiteSettings,
): void {
  replaceHead(href, settings);
  if (isOtherPage && countedPages.includes(pathname)) tellVisit(pathname);
}
