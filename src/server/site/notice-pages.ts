import escapeHtml from 'escape-html';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteSettings } from '#content/site-settings.ts';
import type { NoticePage } from '#content/notice-page.ts';
import type { HttpError } from '#server/api/errors.ts';
import { noScriptPolicy } from '#server/http/security-headers.ts';
import type { Site } from './page-store.ts';

/** Pages for one visitor: no scripts, never cached. */
export interface NoticePages {
  send: (reply: FastifyReply, page: NoticePage) => Promise<FastifyReply>;
  /** In this scope, browsers get errors as a page. API clients still get JSON. */
  showErrors: (app: FastifyInstance, pageFor: ProblemPage) => void;
}

declare module '#server/api/services.ts' {
  interface Services {
    notices: NoticePages;
  }
}

type ProblemPage = (problem: {
  status: number;
  message: string;
  request: FastifyRequest;
}) => NoticePage;

export function noticePages(
  site: Site | undefined,
  live: { readonly settings: SiteSettings },
  toHttpError: (error: unknown) => HttpError,
): NoticePages {
  const send: NoticePages['send'] = async (reply, page) => {
    const html = site?.noticePage ? await site.noticePage(page, live.settings) : bare(page);
    // In development Vite adds its own scripts and styles.
    const policy = site && !site.keepPages ? '' : noScriptPolicy;
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .send(html);
  };
  return {
    send,
    showErrors: (app, pageFor) => {
      app.setErrorHandler((error, request, reply) => {
        if (!request.headers.accept?.includes('text/html')) throw error;
        const { status, body, retryAfter } = toHttpError(error);
        const { message } = body;
        app.logFailure(request, { error, status, message });
        if (retryAfter !== undefined) reply.header('retry-after', retryAfter);
        return send(reply.code(status), pageFor({ status, message, request }));
      });
    },
  };
}

/** Used when the API runs without the site. */
function bare({ title, text, note, list = [], main, other }: NoticePage): string {
  const action = ({ label, href, isForm }: NoticePage['main']) =>
    isForm
      ? `<form method="post" action="${escapeHtml(href)}"><button>${escapeHtml(label)}</button></form>`
      : `<a href="${escapeHtml(href)}">${escapeHtml(label)}</a>`;
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
    ${note === undefined ? '' : `<p>${escapeHtml(note)}</p>`}
    ${list.map((row) => `<div>${escapeHtml(row.title)}, ${escapeHtml(row.detail)} ${action(row.action)} ${row.other ? action(row.other) : ''}</div>`).join('\n    ')}
    ${action(main)}
    ${other ? action(other) : ''}
  </body>
</html>
`;
}
