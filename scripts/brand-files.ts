import { palette } from '#content/colors.ts';
import { siteName } from '#content/site.ts';

/** The mark of src/web/ui/logo.tsx; `inset` shrinks it inside its tile, for masked icons. */
export function mark({ corner = 0, inset = 0 } = {}): string {
  const scale = (32 - 2 * inset) / 32;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${corner}" fill="${palette.ink}"/><g transform="translate(${inset} ${inset}) scale(${scale})"><path d="M6.6 25.4h6.1v-5.4h6.1v-5.4h6.4" fill="none" stroke="${palette.paper}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/><circle cx="23.4" cy="7.8" r="3" fill="${palette.apricot}"/></g></svg>`;
}

/** `public/favicon.svg` */
export const favicon = mark({ corner: 7 });

const icon = (size: number) => ({
  src: `/icon-${size}.png`,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose: 'any maskable',
});

/** `public/site.webmanifest` */
export const webManifest = `${JSON.stringify(
  {
    name: siteName,
    short_name: siteName,
    start_url: '/',
    display: 'browser',
    background_color: palette.paper,
    theme_color: palette.paper,
    icons: [icon(192), icon(512)],
  },
  null,
  2,
)}
`;
