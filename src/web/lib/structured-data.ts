import { faq } from '#content/faq.ts';
import type { SiteSettings } from '#content/site-settings.ts';
import { pages } from '#content/pages.ts';
import { products } from '#content/products.ts';
import { siteName } from '#content/site.ts';

const context = { '@context': 'https://schema.org' };

/** A page's structured data for search engines, in the terms of schema.org. */
export function structuredData(path: string, settings: SiteSettings): object[] {
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
