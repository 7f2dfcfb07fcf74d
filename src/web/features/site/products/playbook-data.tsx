import { products } from '#content/products.ts';
import { pages, siteName } from '#content/pages.ts';
import { useSettings } from '#web/settings.tsx';
import { StructuredData } from '../shared/structured-data.tsx';

/** The playbook and its price, for search engines. */
export function PlaybookData() {
  const { publicUrl } = useSettings();
  const { name, description, price } = products.playbook;
  return (
    <StructuredData
      data={{
        '@type': 'Product',
        name,
        description,
        image: `${publicUrl}/share.png`,
        brand: { '@type': 'Brand', name: siteName },
        offers: {
          '@type': 'Offer',
          url: `${publicUrl}${pages.products.path}`,
          price: price.amount,
          priceCurrency: price.currency,
          availability: `https://schema.org/${price.availability}`,
        },
      }}
    />
  );
}
