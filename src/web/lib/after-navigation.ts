import { countedPages } from '#content/visits.ts';
import type { SiteSettings } from '#content/site-settings.ts';
import { pageHead } from './page-head.ts';
import { reportVisit } from './report-visit.ts';

/** Does what the server does for the first page: head and visit count. */
export function afterNavigation(
  { href, pathname }: { href: string; pathname: string },
  isOtherPage: boolean,
  settings: SiteSettings,
): void {
  const tags = pageHead(href, settings).map(({ tag, attributes, text = '' }) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.dataset['page'] = '';
    element.textContent = text;
    return element;
  });
  for (const old of document.head.querySelectorAll('[data-page]')) old.remove();
  document.head.append(...tags);
  if (isOtherPage && countedPages.includes(pathname)) reportVisit(pathname);
}
