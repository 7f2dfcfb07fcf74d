import type { IncomingMessage, ServerResponse } from 'node:http';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteSettings } from '#content/links.ts';
import { isShown, pages, type PageMeta } from '#content/pages.ts';
import { pagePolicy, securityHeaders, type PolicySettings } from '#server/http/security-headers.ts';
import type { Portrait, PracticeFacts } from '#domain/practice-facts.ts';
import { forGood } from './cache-control.ts';
import { encodingFor, isHeld } from './negotiation.ts';
import { PageStore, type KeptPage, type Site } from './page-store.ts';

/** What the pages depend on. */
export interface SiteConfig extends PolicySettings, Omit<SiteSettings, 'practice' | 'sendsMail'> {
  links: SiteSettings['links'];
  practice: PracticeFacts;
  /** How mail is sent, if it is. */
  mail: object | undefined;
}

interface PageWatch {
  /** Throws where a caller asks for too many. */
  limit: (request: FastifyRequest) => void;
  /** Told of each page that was given to the connection. */
  onSent: (request: FastifyRequest, status: number, elapsedMs: number) => void;
}

/** @param portrait of the coach, where there is one */
export function siteSettings(config: SiteConfig, portrait: Portrait | null): SiteSettings {
  const { links, flags, publicUrl, retention, findResults } = config;
  const sendsMail = config.mail !== undefined;
  const practice = { ...config.practice, coach: { ...config.practice.coach, portrait } };
  return { links, flags, publicUrl, practice, retention, sendsMail, findResults };
}

/** @param portrait of the coach, where there is one */
export function pageStore(site: Site, config: SiteConfig, portrait: Portrait | null): PageStore {
  return new PageStore(site, siteSettings(config, portrait), {
    ...securityHeaders(config),
    'content-security-policy': site.keepPages ? pagePolicy(config, site.inlineStyles) : '',
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  });
}

/**
 * Every page of the site, rendered on the server. For a scope without hooks: a page lies ready in
 * memory with its headers, and whatever else were done for it would take longer than to send it.
 * @returns what sends the page for addresses that have none
 */
export function sitePages(
  app: FastifyInstance,
  store: PageStore,
  config: SiteConfig,
  { limit, onSent }: PageWatch,
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  const { links, flags } = config;
  // One logger for all: a page has nothing to say that a logger of its own would be made for.
  app.setChildLoggerFactory((logger) => logger);

  app.setErrorHandler((error, _request, reply) => {
    // Told as every other error, but no hook has set the headers here.
    reply.headers(securityHeaders(config));
    throw error;
  });

  for (const page of Object.values<PageMeta>(pages)) {
    const { path, standsFor, shownBy } = page;
    const elsewhere = standsFor && links[standsFor] !== path ? links[standsFor] : undefined;
    const handler =
      elsewhere !== undefined
        ? redirect(path, elsewhere)
        : shownBy !== undefined && !isShown(page, flags)
          ? answerBy(page, shownBy)
          : answer(path);
    const url = path === '/' ? [path] : [path, `${path}/`];
    for (const address of url) app.get(address, handler);
  }

  /** Not for good: the owner may change the link. */
  function redirect(path: string, to: string) {
    return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
      limit(request);
      request.page = path;
      onSent(request, 302, reply.elapsedTime);
      return reply.headers(securityHeaders(config)).redirect(to, 302);
    };
  }

  /** Whatever the query names, the page as it comes from here is the same. */
  function answerBy(page: PageMeta, name: string) {
    const [inPlace, shown] = [answer(page.path), answer(page.path, `?${name}=any`)];
    return (request: FastifyRequest, reply: FastifyReply) => {
      const query = new URLSearchParams(request.url.split('?')[1]);
      return (isShown(page, flags, query) ? shown : inPlace)(request, reply);
    };
  }

  /** A page that is kept is sent at once, without a promise. */
  function answer(path: string, query = '') {
    let kept: KeptPage | undefined;
    const send = (page: KeptPage, request: FastifyRequest, reply: FastifyReply) => {
      request.page = path;
      reply.hijack();
      sendPage(page, request.raw, reply.raw);
      onSent(request, page.status, reply.elapsedTime);
    };
    return (request: FastifyRequest, reply: FastifyReply): void | Promise<void> => {
      limit(request);
      if (kept) return send(kept, request, reply);
      return store.page(path + query).then((page) => {
        if (store.keepsPages) kept = page;
        send(page, request, reply);
      });
    };
  }

  return async ({ raw }, reply) => {
    const page = await store.page(pages.notFound.path);
    reply.hijack();
    sendPage(page, raw, reply.raw);
  };
}

/** The built files: those with a hash in their names for good, the others for an hour. */
export async function siteFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: '/',
    index: false,
    wildcard: false,
    preCompressed: true,
    globIgnore: ['**/*.br', '**/*.gz', '**/index.html', '.vite/**'],
    setHeaders: (reply, path) => {
      if (path.includes('/assets/')) {
        reply.header('cache-control', forGood);
        return;
      }
      reply.header('cache-control', 'public, max-age=3600');
      // Icons and the share picture are made to be shown elsewhere.
      reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
}

function sendPage(page: KeptPage, { headers: asked }: IncomingMessage, response: ServerResponse) {
  const { 'accept-encoding': accepted, 'if-none-match': known } = asked;
  const { headers, body } = page.forms[encodingFor(accepted)];
  if (page.status === 200 && isHeld(page.etag, known)) {
    response.writeHead(304, headers).end();
  } else {
    response.writeHead(page.status, headers).end(body);
  }
}
