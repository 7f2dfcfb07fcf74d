import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteSettings } from '#content/links.ts';
import { pages } from '#content/pages.ts';
import { encodingFor, isApiPath, isHeld, pathOf, type Encoding } from './negotiation.ts';
import { robots } from './robots.ts';
import { pagePolicy, securityHeaders, type PolicySettings } from '#server/http/security-headers.ts';

/** What the web part hands over: one page as the parts of a document. */
export interface RenderedPage {
  status: number;
  head: string;
  body: string;
  /** The source files of the routes on the page. */
  files: string[];
}

export interface Site {
  /** index.html with its placeholders; in development Vite has its say on it for each request. */
  template: (path: string) => Promise<string>;
  render: (path: string, settings: SiteSettings) => Promise<RenderedPage>;
  /** Tags that make the browser load what the page will ask for anyway. */
  preloads: (files: readonly string[]) => string;
  /** The folder of built files; in development Vite serves them. */
  files?: string;
  /**
   * Pages are rendered once and kept, since they depend on flags and links alone. Not in development,
   * where they also go without a policy: Vite writes code and styles into them.
   */
  keepPages: boolean;
  /** The style elements of the documents that pages print. */
  inlineStyles: readonly string[];
}

/** What the pages depend on. */
export interface SiteConfig extends PolicySettings, SiteSettings {
  links: SiteSettings['links'];
}

interface KeptPage {
  status: number;
  etag: string;
  forms: Record<Encoding, PageForm>;
}

/** A page in one encoding, ready to be sent: names and values of its headers in turn, and its body. */
interface PageForm {
  headers: string[];
  body: Buffer;
}

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;
const knownPaths = new Set<string>(Object.values(pages).map(({ path }) => path));
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Every page of the site, rendered on the server, and the built files. */
export async function sitePages(
  app: FastifyInstance,
  site: Site,
  config: SiteConfig,
): Promise<void> {
  const settings: SiteSettings = {
    links: config.links,
    flags: config.flags,
    publicUrl: config.publicUrl,
  };
  robots(app, settings);
  const pageHeaders = {
    ...securityHeaders(config),
    'content-security-policy': site.keepPages ? pagePolicy(config, site.inlineStyles) : '',
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
    vary: 'accept-encoding',
  };
  const kept = new Map<string, Promise<KeptPage>>();

  async function build(path: string): Promise<KeptPage> {
    const { status, head, body, files } = await site.render(path, settings);
    const template = await site.template(path);
    const html = template
      .replace('<!--head-->', () => head + site.preloads(files))
      .replace('<!--settings-->', () => settingsScript(settings))
      .replace('<!--body-->', () => body);
    const plain = Buffer.from(html);
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    const form = (bytes: Buffer, encoding?: string): PageForm => ({
      headers: Object.entries({
        ...pageHeaders,
        etag,
        'content-length': String(bytes.length),
        ...(encoding !== undefined && { 'content-encoding': encoding }),
      }).flat(),
      body: bytes,
    });
    const forms = { plain: form(plain), br: form(plain), gzip: form(plain) };
    if (site.keepPages) {
      const [br, gz] = await Promise.all([
        compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        compressGzip(plain, { level: 9 }),
      ]);
      forms.br = form(br, 'br');
      forms.gzip = form(gz, 'gzip');
    }
    return { status, etag, forms };
  }

  function page(path: string): Promise<KeptPage> {
    if (!site.keepPages) return build(path);
    const ready = kept.get(path) ?? build(path);
    kept.set(path, ready);
    // What failed is tried anew the next time.
    ready.catch(() => kept.delete(path));
    return ready;
  }

  if (site.files) {
    await app.register(fastifyStatic, {
      root: site.files,
      prefix: '/',
      index: false,
      wildcard: false,
      preCompressed: true,
      globIgnore: ['**/*.br', '**/*.gz', '**/index.html', '.vite/**'],
      setHeaders: (reply, path) => {
        if (path.includes('/assets/')) {
          reply.header('cache-control', `public, max-age=${ONE_YEAR_SECONDS}, immutable`);
          return;
        }
        reply.header('cache-control', 'public, max-age=3600');
        // Icons and the share picture are made to be shown elsewhere.
        reply.header('cross-origin-resource-policy', 'cross-origin');
      },
    });
  }

  async function render(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const path = pathOf(request.url);
    if (isApiPath(path)) {
      reply.callNotFound();
      return reply;
    }
    // Unknown addresses are without number; all of them share one page.
    const isKnown = knownPaths.has(path);
    const rendered = await page(isKnown ? path : pages.notFound.path);
    reply.hijack();
    sendPage(rendered, request.raw, reply.raw);
    return reply;
  }

  app.get('/*', render);
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

function settingsScript(settings: SiteSettings): string {
  // A data block: it holds no code, and '<' cannot end it early.
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="site-settings">${json}</script>`;
}
