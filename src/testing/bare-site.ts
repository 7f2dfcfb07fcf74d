import type { SiteSettings } from '#content/site-settings.ts';
import type { Site } from '#server/site/page-store.ts';

/** Its words are what it was made of. */
const page = (address: string, { practice, flags }: SiteSettings) =>
  `<main>${JSON.stringify({ address, practice, flags })}</main>`;

/** Pages that say what they were made of, and nothing more. */
export const bareSite: Site = {
  template: () =>
    Promise.resolve('<html><head><!--head--></head><body><!--body--><!--settings--></body></html>'),
  render: (address, settings) =>
    Promise.resolve({
      status: address === '/404' ? 404 : 200,
      head: `<title>${address}</title>`,
      body: page(address, settings),
      files: [],
    }),
  preview: (address, settings) => Promise.resolve(page(address, settings)),
  preloads: () => '',
  keepPages: true,
  inlineStyles: [],
};
