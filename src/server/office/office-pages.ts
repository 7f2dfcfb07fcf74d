import type { FastifyReply, FastifyRequest } from 'fastify';
import type { NoticePage } from '#content/notice-page.ts';
import { office } from '#content/office.ts';
import { AppError } from '#domain/errors.ts';
import type { Services } from '#server/api/services.ts';
import type { OfficePage } from '#server/site/site-pages.ts';

declare module '#server/api/services.ts' {
  interface Services {
    /** Undefined if only the API is served. */
    officePage: OfficePage | undefined;
  }
}

/** The office never makes longer paths, and the sign-in rejects them. */
const MAX_RETURN_LENGTH = 1500;

/**
 * Sends the office's page to its members. Others are asked to sign in, or see why they may not
 * enter.
 */
export function officePageRoutes(services: Services): void {
  const { officePage, addRoutes, officeMember, signedIn, notices } = services;
  if (!officePage) return;
  const open = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      await officeMember({ request });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      if (error.code === 'UNAUTHORIZED') return reply.redirect(loginUrl(request.url));
      if (error.code !== 'FORBIDDEN') throw error;
      // Does not redirect to sign-in: the provider would send the same user back in an endless loop.
      const { firstName, lastName } = await signedIn({ request });
      return notices.send(
        reply.code(403),
        refusedPage(`${firstName} ${lastName}`.trim(), error.message),
      );
    }
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', officePage.policy)
      .send(await officePage.document());
  };
  addRoutes((app) => {
    app.addHook('onSend', async (_request, reply) => {
      reply.header('x-robots-tag', 'noindex');
    });
    notices.showErrors(app, ({ message }) => closedPage(message));
    app.get('/office', open);
    app.get('/office/*', open);
  });
}

function loginUrl(returnTo: string): string {
  const there = returnTo.length > MAX_RETURN_LENGTH ? '/office' : returnTo;
  return `/api/login?${new URLSearchParams({ returnTo: there })}`;
}

function refusedPage(who: string, text: string): NoticePage {
  const { title, as, note, signOut, again } = office.refused;
  return {
    title,
    text: who === '' ? text : `${as(who)} ${text}`,
    note,
    isProblem: true,
    main: { label: signOut, href: '/api/logout', isForm: true },
    other: { label: again, href: loginUrl('/office') },
  };
}

function closedPage(text: string): NoticePage {
  const { title, again } = office.closed;
  return { title, text, isProblem: true, main: { label: again, href: '/office' } };
}
