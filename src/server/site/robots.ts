import escapeHtml from 'escape-html';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { SiteSettings } from '#content/site-settings.ts';
import { isShown, pages, type PageMeta } from '#content/pages.ts';

const ONE_HOUR_SECONDS = 60 * 60;
const DAY_MS = 24 * 60 * 60 * 1000;
/** RFC 9116 recommends less than a year. */
const CONTACT_HOLDS_DAYS = 180;
const SECURITY_TXT = '/.well-known/security.txt';

type Listed = Pick<SiteSettings, 'publicUrl' | 'flags' | 'links' | 'practice'>;

interface InForce {
  readonly settings: Listed;
}

/** For search engines: which pages there are, and which not to index. For researchers: whom to write to. */
export function robots(app: FastifyInstance, live: InForce): void {
  const guide = robotsText(live.settings);
  app.get('/robots.txt', (_request, reply) => send(reply, 'text/plain', guide));
  app.get('/sitemap.xml', (_request, reply) =>
    send(reply, 'application/xml', sitemapXml(live.settings)),
  );
  app.get(SECURITY_TXT, (_request, reply) => {
    const { email } = live.settings.practice.contact;
    if (email === '') return reply.callNotFound();
    return send(reply, 'text/plain', securityText(live.settings.publicUrl, email));
  });
}

function send(reply: FastifyReply, type: string, text: string): FastifyReply {
  return reply
    .type(`${type}; charset=utf-8`)
    .header('cache-control', `public, max-age=${ONE_HOUR_SECONDS}`)
    .send(text);
}

function robotsText({ publicUrl }: Listed): string {
  return `User-agent: *
Allow: /
Disallow: /api
Disallow: /trpc

Sitemap: ${publicUrl}/sitemap.xml
`;
}

/** Where to report a vulnerability (RFC 9116). */
function securityText(publicUrl: string, email: string): string {
  // An address may contain characters that mean something else in a URI.
  const contact = `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
  const expires = new Date(Date.now() + CONTACT_HOLDS_DAYS * DAY_MS).toISOString();
  return `Contact: ${contact}
Expires: ${expires.replace(/\.\d+/, '')}
Preferred-Languages: en
Canonical: ${publicUrl}${SECURITY_TXT}
`;
}

function sitemapXml({ publicUrl, flags, links }: Listed): string {
  const listed = Object.values<PageMeta>(pages).filter(
    (page) =>
      page.index &&
      isShown(page, flags) &&
      (!page.standsFor || links[page.standsFor] === page.path),
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
