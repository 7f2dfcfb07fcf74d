import type { FastifyInstance } from 'fastify';
import { mailLinkWords as words } from '#content/mail-links.ts';
import type { Services } from '#server/api/services.ts';
import type { CountCall } from '#server/http/rate-limits.ts';
import {
  destinationOf,
  gonePage,
  HERE_ONLY,
  linkedTo,
  openPage,
  problemPage,
  unsubscribePage,
} from './link-page.ts';
import {
  keepOnlyHereByLink,
  linkPaths,
  readLink,
  readUnsubscribe,
  unsubscribe,
  verifyByLink,
} from './mail-link.service.ts';

/** The forms have no fields. */
const BODY_LIMIT_BYTES = 4 * 1024;

interface LinkRoute {
  Params: { token: string };
  /** Chooses an assessment, by when it was started. */
  Querystring: { started?: string };
}

/**
 * The pages that links in mails lead to. Opening one changes nothing: mail scanners open every link, and some
 * run scripts. Only the page's button acts, each time it is pressed.
 */
export function mailLinkRoutes(services: Services): void {
  const count = services.limitCalls({
    name: 'links of mails',
    // Many people may open their links behind one address: a workshop, or a program that checks
    // their mails.
    max: 200,
    windowSeconds: 60,
    message: words.tooMany,
  });
  services.addRoutes((scope) => openRoutes(pagesWith(scope, services, count), services));
  services.addRoutes((scope) => unsubscribeRoutes(pagesWith(scope, services, count), services), {
    fromAnywhere: true,
  });
}

/** For a scope that rejects requests from other sites. */
function openRoutes(app: FastifyInstance, { db, visitor, live, notices }: Services): void {
  const isOpen = () => live.settings.flags.assessmentEnabled;
  takesNothingFrom(app, 'application/x-www-form-urlencoded');

  app.get<LinkRoute>(`${linkPaths.open}:token`, async (request, reply) => {
    const { token } = request.params;
    const linked = await readLink(db, 'open', token);
    if (!linked) return notices.send(reply.code(404), gonePage);
    const found = await linkedTo(visitor({ request, reply }), linked);
    return notices.send(reply, openPage(token, linked, isOpen(), found));
  });

  const press = (path: string, open: typeof verifyByLink) =>
    app.post<LinkRoute>(path, async (request, reply) => {
      const { token } = request.params;
      const linked = await readLink(db, 'open', token);
      if (!linked) return notices.send(reply.code(404), gonePage);
      const caller = visitor({ request, reply });
      const found = await linkedTo(caller, linked);
      const startedAt = Number(request.query.started);
      // A mail about one assessment needs no choice.
      const chosen = found.find(
        (one) => linked.assessmentId !== null || one.startedAt.getTime() === startedAt,
      );
      const opened = await open(caller, linked.address, chosen, found);
      // Something may be stored under the address of someone without an assessment.
      if (linked.kind === 'your_data') caller.grants.addPressed(linked.mailId);
      const hasMore = found.some((one) => one !== chosen && !one.isKnown);
      const staysHere = chosen
        ? hasMore && linked.kind === 'your_data'
        : hasMore && !found.some(({ isKnown }) => isKnown);
      const { href } = destinationOf(linked, isOpen(), opened);
      return reply.redirect(staysHere ? linkPaths.open + token : href, 303);
    });
  press(`${linkPaths.open}:token`, verifyByLink);
  press(`${linkPaths.open}:token${HERE_ONLY}`, keepOnlyHereByLink);
}

/** For a scope open to every origin: mail providers call it for their readers (RFC 8058). */
function unsubscribeRoutes(app: FastifyInstance, { db, box, notices }: Services): void {
  app.removeAllContentTypeParsers();
  takesNothingFrom(app, '*');

  const url = `${linkPaths.unsubscribe}:token`;
  app.get<LinkRoute>(url, async ({ params: { token } }, reply) => {
    const linked = await readUnsubscribe(db, box, token);
    if (!linked) return notices.send(reply.code(404), gonePage);
    return notices.send(reply, unsubscribePage(linked, token));
  });

  app.post<LinkRoute>(url, async ({ params: { token } }, reply) => {
    const linked = await unsubscribe(db, box, token);
    if (!linked) return notices.send(reply.code(404), gonePage);
    return notices.send(reply, unsubscribePage(linked));
  });
}

/** The behavior that the pages of both kinds of links share. */
function pagesWith(app: FastifyInstance, { notices }: Services, count: CountCall): FastifyInstance {
  app.addHook('onRequest', async (request) => count(request));
  app.addHook('onSend', async (_request, reply) => {
    reply
      .header('x-robots-tag', 'noindex, nofollow')
      // The address contains the token. With `no-referrer`, the browser would not say that the button of
      // our own page was pressed.
      .header('referrer-policy', 'strict-origin');
  });
  notices.showErrors(app, ({ status, message, request }) =>
    problemPage(status === 403 ? words.foreign : message, request.url),
  );
  return app;
}

function takesNothingFrom(app: FastifyInstance, type: string): void {
  const options = { parseAs: 'buffer' as const, bodyLimit: BODY_LIMIT_BYTES };
  app.addContentTypeParser(type, options, (_request, _body, done) => done(null));
}
