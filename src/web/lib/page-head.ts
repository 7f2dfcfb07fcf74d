import { faq } from '#content/faq.ts';
import { isShown, pages, type PageMeta } from '#content/pages.ts';
import { products } from '#content/products.ts';
import type { SiteSettings } from '#content/site-settings.ts';
import { siteName } from '#content/site.ts';

export interface HeadTag {
  tag: string;
  attributes: Record<string, string>;
  text?: string;
}

/** The head that crawlers and share previews read, structured data included. */
export function pageHead(address: string, settings: SiteSettings): HeadTag[] {
  const { pathname, searchParams } = new URL(address, settings.publicUrl);
  const page = pageAt(pathname);
  const shown = isShown(page, settings.flags, searchParams);
  return [
    ...wordTags(page, shown, settings),
    ...(shown ? structuredData(page.path, settings).map(dataTag) : []),
  ];
}

function dataTag(data: object): HeadTag {
  // Without '<' no text inside can end the element early.
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return { tag: 'script', attributes: { type: 'application/ld+json' }, text };
}

function wordTags(page: PageMeta, shown: boolean, { publicUrl }: SiteSettings): HeadTag[] {
  const { title, description } = shown ? page : (page.comingSoon ?? page);
  const url = `${publicUrl}${page.path}`;
  return [
    { tag: 'title', attributes: {}, text: title },
    named('description', description),
    page.index && shown
      ? { tag: 'link', attributes: { rel: 'canonical', href: url } }
      : named('robots', 'noindex'),
    property('og:site_name', siteName),
    property('og:type', 'website'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:image', `${publicUrl}/share.png`),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    named('twitter:card', 'summary_large_image'),
  ];
}

function pageAt(path: string): PageMeta {
  const trimmed = path.length > 1 ? path.replace(/\/+$/, '') : path;
  return (
    Object.values<PageMeta>(pages).find(
      ({ path: own, isKeyed }) =>
        own === trimmed || (isKeyed === 'path' && trimmed.startsWith(`${own}/`)),
    ) ?? pages.notFound
  );
}

function named(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { tag: 'meta', attributes: { property: name, content } };
}

const context = { '@context': 'https://schema.org' };

function structuredData(path: string, settings: SiteSettings): object[] {
  if (path === pages.home.path) return [organizationData(settings), questions()];
  if (path === pages.products.path) return [playbook(settings)];
  return [];
}

function organizationData({ publicUrl, links, practice }: SiteSettings): object {
  const { contact, place, socialProfiles } = practice;
  return {
    ...context,
    '@type': 'Organization',
    name: siteName,
    description:
      'Leadership coaching and consulting for leaders of small and mid-sized organizations.',
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon-512.png`,
    sameAs: [links.profile, ...socialProfiles.map(({ url }) => url)],
    ...(contact.email && { email: contact.email }),
    ...(contact.phone && { telephone: contact.phone }),
    ...(place && { address: place }),
  };
}

function questions(): object {
  return {
    ...context,
    '@type': 'FAQPage',
    mainEntity: faq.entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
    })),
  };
}

function playbook({ publicUrl, flags, practice }: SiteSettings): object {
  const { name, description, price } = products.playbook;
  return {
    ...context,
    '@type': 'Product',
    name,
    description,
    image: `${publicUrl}/share.png`,
    brand: { '@type': 'Brand', name: siteName },
    offers: {
      '@type': 'Offer',
      url: `${publicUrl}${pages.products.path}`,
      price: practice.playbook.price.toFixed(2),
      priceCurrency: price.currency,
      // The playbook exists but cannot be bought or preordered yet.
      availability: `https://schema.org/${flags.shopEnabled ? price.availability : 'OutOfStock'}`,
    },
  };
}
