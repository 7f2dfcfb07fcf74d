import escapeHtml from 'escape-html';
import type { FastifyReply } from 'fastify';
import type { SiteSettings } from '#content/links.ts';
import type { SignInPage } from '#content/sign-in.ts';
import { codelessPolicy } from '#server/http/security-headers.ts';
import type { Site } from './page-store.ts';

/** Sends pages that are made for one person: without code, and never kept. */
export function signInPages(
  site: Site | undefined,
  settings: SiteSettings | undefined,
): (reply: FastifyReply, page: SignInPage) => Promise<FastifyReply> {
  return async (reply, page) => {
    const html = site?.signInPage && settings ? await site.signInPage(page, settings) : bare(page);
    // In development Vite writes its own code and styles into it.
    const policy = site && !site.keepPages ? '' : codelessPolicy;
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send(html);
  };
}

/** Where the API is served without the site. */
function bare({ title, text, main, other }: SignInPage): string {
  const link = ({ label, href }: { label: string; href: string }) =>
    `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;
  const action = main.isForm
    ? `<form method="post" action="${escapeHtml(main.href)}"><button>${escapeHtml(main.label)}</button></form>`
    : link(main);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="robots" content="noindex">
    <title>${escapeHtml(title)}</title>
  </head>
  <body>
    <h1>${escapeHtml(title)}</h1>
    <p>${escapeHtml(text)}</p>
    ${action}
    ${other ? link(other) : ''}
  </body>
</html>
`;
}
