import type { SiteSettings } from '#content/links.ts';
import { pageHead } from './page-head.ts';

/** Gives the document the head of another page, in place of what the server or this wrote before. */
export function replaceHead(address: string, settings: SiteSettings): void {
  const tags = pageHead(address, settings).map(({ tag, attributes, text = '' }) => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
    element.dataset['page'] = '';
    element.textContent = text;
    return element;
  });
  for (const old of document.head.querySelectorAll('[data-page]')) old.remove();
  document.head.append(...tags);
}
