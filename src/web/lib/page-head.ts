import type { SiteSettings } from '#content/links.ts';
import { pages, type PageMeta } from '#content/pages.ts';
import { siteName } from '#content/site.ts';

export interface HeadTag {
  tag: string;
  attributes: Record<string, string>;
  text?: string;
}

/** What crawlers and share previews read about the page at a path. */
export function pageHead(path: string, settings: SiteSettings): HeadTag[] {
  const page = pageAt(path);
  const { flags, publicUrl } = settings;
  const url = `${publicUrl}${page.path}`;
  return [
    { tag: 'title', attributes: {}, text: page.title },
    named('description', page.description),
    page.index && (!page.shownWhen || flags[page.shownWhen])
      ? { tag: 'link', attributes: { rel: 'canonical', href: url } }
      : named('robots', 'noindex'),
    property('og:site_name', siteName),
    property('og:type', 'website'),
    property('og:title', page.title),
    property('og:description', page.description),
    property('og:url', url),
    property('og:image', `${publicUrl}/share.png`),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    named('twitter:card', 'summary_large_image'),
  ];
}

function pageAt(path: string): PageMeta {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return Object.values(pages).find((page) => page.path === trimmed) ?? pages.notFound;
}

function named(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property: name, content } };
}
