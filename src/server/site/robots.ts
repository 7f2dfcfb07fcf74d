import escapeHtml from 'escape-html';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SiteSettings } from '#content/links.ts';
import { pages, type PageMeta } from '#content/pages.ts';

const ONE_HOUR_SECONDS = 60 * 60;

/** What search engines are told: where to keep away from, and which pages there are. */
export function robots(app: FastifyInstance, settings: SiteSettings): void {
  const guide = robotsText(settings);
  const map = sitemapXml(settings);
  app.get('/robots.txt', (_request, reply) => send(reply, 'text/plain', guide));
  app.get('/sitemap.xml', (_request, reply) => send(reply, 'application/xml', map));
}

function send(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply
    .type(`${type}; charset=utf-8`)
    .header('cache-control', `public, max-age=${ONE_HOUR_SECONDS}`)
    .send(text);
}

function robotsText({ publicUrl }: SiteSettings): string {
  return `User-agent: *
Allow: /
Disallow: /api
Disallow: /trpc

Sitemap: ${publicUrl}/sitemap.xml
`;
}

function sitemapXml({ publicUrl, flags, links }: SiteSettings): string {
  const listed = Object.values<PageMeta>(pages).filter(
    ({ path, index, inSitemap, shownWhen, standsFor }) =>
      index &&
      inSitemap &&
      (!shownWhen || flags[shownWhen]) &&
      (!standsFor || links[standsFor] === path),
  );
  // XML reads the same escapes.
  const urls = listed.map(
    ({ path }) => `  <url><loc>${escapeHtml(publicUrl + path)}</loc></url>\n`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}
