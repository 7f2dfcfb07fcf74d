import type { IncomingMessage, ServerResponse } from 'node:http';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { countedPages } from '#content/visits.ts';
import type { LinkKey, SiteSettings } from '#content/site-settings.ts';
import { isShown, pages, type PageMeta } from '#content/pages.ts';
import { officePolicy, pagePolicy, securityHeaders } from '#server/http/security-headers.ts';
import {
  encodingFor,
  isCached,
  type LiveSite,
  PageStore,
  type Site,
  type StoredPage,
} from './page-store.ts';

interface SiteConfig {
  publicUrl: string;
  /** Any value, if people can sign in. */
  oidc: object | undefined;
}

/** The pages in force: another store replaces this one when the settings change. */
export interface Pages {
  readonly store: PageStore;
}

interface PageWatch {
  /** Throws if a caller requests too many pages. */
  limit: (request: FastifyRequest) => void;
  onSent: (request: FastifyRequest, status: number, elapsedMs: number) => void;
  /** Called for each visit to a counted page. */
  onVisited: (request: FastifyRequest, path: string) => void;
}

/** Renders the cached pages before it replaces the store, so that no request waits or fails. */
export function livePages(site: Site, config: SiteConfig, live: LiveSite): Pages {
  const inForce = { store: pageStore(site, config, live.settings) };
  live.onChange(async (settings) => {
    const next = pageStore(site, config, settings);
    await next.prepare(inForce.store.storedAddresses);
    return () => {
      inForce.store = next;
    };
  });
  return inForce;
}

function pageStore(site: Site, config: SiteConfig, settings: SiteSettings): PageStore {
  const policy = pagePolicy({ ...config, links: settings.links });
  const headers = {
    ...securityHeaders(config),
    'content-security-policy': site.keepPages ? policy : '',
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  };
  return new PageStore(site, settings, (address) =>
    keyed.some(({ path }) => address.startsWith(path)) ? { ...headers, ...ofKeyed } : headers,
  );
}

const keyed = Object.values<PageMeta>(pages).filter(({ isKeyed }) => isKeyed);

/** The address holds a key: keeps it from sites and search engines that the page leads to. */
const ofKeyed = {
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  'cache-control': 'private, no-store',
};

/**
 * Every page of the site, rendered on the server. For a scope without hooks: a page is in memory with its
 * headers, and a hook would take longer than sending it.
 * @returns sends the page for unknown addresses
 */
export function sitePages(
  app: FastifyInstance,
  inForce: Pages,
  config: SiteConfig,
  { limit, onSent, onVisited }: PageWatch,
): (request: FastifyRequest, reply: FastifyReply) => Promise<void> {
  // One logger for all: creating one per page would cost more than it is worth.
  app.setChildLoggerFactory((logger) => logger);

  app.setErrorHandler((error, _request, reply) => {
    // Reported like every other error, but no hook has set the headers here.
    reply.headers(securityHeaders(config));
    throw error;
  });

  for (const page of Object.values<PageMeta>(pages)) {
    const { path, standsFor, shownBy, needsMail } = page;
    if (needsMail && !inForce.store.settings.sendsMail) continue;
    const handler =
      standsFor !== undefined
        ? answerOrLeave(path, standsFor)
        : shownBy !== undefined
          ? answerBy(page, shownBy)
          : answer(path);
    const url = path === '/' ? [path] : [path, `${path}/`];
    for (const address of url) app.get(address, handler);
  }

  // One page for all keys, valid or not: its code requests what they open.
  for (const { path, isKeyed } of keyed) {
    if (isKeyed !== 'path') continue;
    const handler = answer(path, '/any');
    for (const address of [`${path}/:token`, `${path}/:token/`]) app.get(address, handler);
  }

  /** Redirects if the link leads to another site; not permanently, because the owner may change it. */
  function answerOrLeave(path: string, link: LinkKey) {
    const here = answer(path);
    return (request: FastifyRequest, reply: FastifyReply) => {
      const to = inForce.store.settings.links[link];
      if (to === path) return here(request, reply);
      limit(request);
      request.page = path;
      onSent(request, 302, reply.elapsedTime);
      return reply.headers(securityHeaders(config)).redirect(to, 302);
    };
  }

  /** The rendered page does not depend on the value in the query. */
  function answerBy(page: PageMeta, name: string) {
    const [inPlace, shown] = [answer(page.path), answer(page.path, `?${name}=any`)];
    return (request: FastifyRequest, reply: FastifyReply) => {
      const { flags } = inForce.store.settings;
      if (isShown(page, flags)) return inPlace(request, reply);
      const query = new URLSearchParams(request.url.split('?')[1]);
      return (isShown(page, flags, query) ? shown : inPlace)(request, reply);
    };
  }

  /**
   * Sends a cached page at once, without a promise.
   * @param rest of the address that it is rendered for
   */
  function answer(path: string, rest = '') {
    let stored: StoredPage | undefined;
    const isCounted = countedPages.includes(path);
    let storedBy: PageStore | undefined;
    const send = (page: StoredPage, request: FastifyRequest, reply: FastifyReply) => {
      request.page = path;
      reply.hijack();
      sendPage(page, request.raw, reply.raw);
      onSent(request, page.status, reply.elapsedTime);
      if (isCounted) onVisited(request, path);
    };
    return (request: FastifyRequest, reply: FastifyReply): void | Promise<void> => {
      limit(request);
      const { store } = inForce;
      if (stored && storedBy === store) return send(stored, request, reply);
      return store.page(path + rest).then((page) => {
        if (store.keepsPages) [stored, storedBy] = [page, store];
        send(page, request, reply);
      });
    };
  }

  return async ({ raw }, reply) => {
    const page = await inForce.store.page(pages.notFound.path);
    reply.hijack();
    sendPage(page, raw, reply.raw);
  };
}

export interface OfficePage {
  document: () => Promise<string>;
  /** The page's content security policy. */
  policy: string;
}

/** The page that loads the office; undefined if it is not built. */
export function officePage(
  site: Site,
  inForce: Pages,
  config: Parameters<typeof officePolicy>[0],
): OfficePage | undefined {
  const { office } = site;
  if (!office) return undefined;
  return {
    document: () => office(inForce.store.settings),
    policy: site.keepPages ? officePolicy(config) : '',
  };
}

/** The built files: those with a hash in their names are cached forever, the others for an hour. */
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
        reply.header('cache-control', 'public, max-age=31536000, immutable');
        return;
      }
      reply.header('cache-control', 'public, max-age=3600');
      // Icons and the share image are meant to be shown on other sites.
      reply.header('cross-origin-resource-policy', 'cross-origin');
    },
  });
}

function sendPage(page: StoredPage, { headers: asked }: IncomingMessage, response: ServerResponse) {
  const { 'accept-encoding': accepted, 'if-none-match': known } = asked;
  const { headers, body } = page.forms[encodingFor(accepted)];
  if (page.status === 200 && isCached(page.etag, known)) {
    response.writeHead(304, headers).end();
  } else {
    response.writeHead(page.status, headers).end(body);
  }
}
