import type { SiteSettings } from '#content/site-settings.ts';
import type { Site } from '#server/site/page-store.ts';

/** A page whose text is its input. */
const page = (address: string, { practice, flags }: SiteSettings) =>
  `<main>${JSON.stringify({ address, practice, flags })}</main>`;

/** A site whose pages show only the settings that they were rendered with. */
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
