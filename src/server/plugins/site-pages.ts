import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SiteSettings } from '#content/links.ts';
import { pages } from '#content/pages.ts';
import type { Config } from '../config.ts';

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
  /** Pages are rendered once and kept, since they depend on flags and links alone. */
  keepPages: boolean;
}

interface KeptPage {
  status: number;
  etag: string;
  plain: Buffer;
  br: Buffer;
  gzip: Buffer;
}

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;
const knownPaths = new Set<string>(Object.values(pages).map(({ path }) => path));
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Every page of the site, rendered on the server, and the built files. */
export async function sitePages(app: FastifyInstance, site: Site, config: Config): Promise<void> {
  const settings: SiteSettings = {
    links: config.links,
    flags: config.flags,
    publicUrl: config.publicUrl,
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
    const [br, gz] = site.keepPages
      ? await Promise.all([
          compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
          compressGzip(plain, { level: 9 }),
        ])
      : [plain, plain];
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    return { status, etag, plain, br, gzip: gz };
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
        const hashed = path.includes('/assets/');
        reply.header(
          'cache-control',
          hashed ? `public, max-age=${ONE_YEAR_SECONDS}, immutable` : 'public, max-age=3600',
        );
      },
    });
  }

  app.get('/*', async (request, reply) => {
    const path = request.url.split('?', 1)[0]!.replace(/(?<=.)\/+$/, '');
    if (/^\/(api|trpc)(\/|$)/.test(path)) return reply.callNotFound();
    // Unknown addresses are without number; all of them share one page.
    return sendPage(await page(knownPaths.has(path) ? path : pages.notFound.path), request, reply);
  });
}

function sendPage(page: KeptPage, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply
    .code(page.status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('etag', page.etag)
    .header('vary', 'accept-encoding');
  if (request.headers['if-none-match'] === page.etag && page.status === 200) {
    return reply.code(304).send();
  }
  const accepted = request.headers['accept-encoding'] ?? '';
  if (page.br !== page.plain && accepted.includes('br')) {
    return reply.header('content-encoding', 'br').send(page.br);
  }
  if (page.gzip !== page.plain && accepted.includes('gzip')) {
    return reply.header('content-encoding', 'gzip').send(page.gzip);
  }
  return reply.send(page.plain);
}

function settingsScript(settings: SiteSettings): string {
  // A data block: it holds no code, and '<' cannot end it early.
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="site-settings">${json}</script>`;
}
