import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { SiteSettings } from '#content/links.ts';
import type { Encoding } from './negotiation.ts';

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
  /** The code of the service worker that keeps the assessment's page. */
  worker?: string;
  /** The style elements of the documents that pages print. */
  inlineStyles: readonly string[];
}

export interface KeptPage {
  status: number;
  etag: string;
  forms: Record<Encoding, PageForm>;
}

/** A page in one encoding, ready to be sent: names and values of its headers in turn, and its body. */
export interface PageForm {
  headers: string[];
  body: Buffer;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The pages of the site, each rendered when it is first asked for. */
export class PageStore {
  readonly #site: Site;
  readonly #settings: SiteSettings;
  readonly #headers: Record<string, string>;
  readonly #kept = new Map<string, Promise<KeptPage>>();

  /** @param headers of every page, in whatever encoding */
  constructor(site: Site, settings: SiteSettings, headers: Record<string, string>) {
    this.#site = site;
    this.#settings = settings;
    this.#headers = headers;
  }

  /** A page once rendered stays as it is. */
  get keepsPages(): boolean {
    return this.#site.keepPages;
  }

  /** @param path of a page that there is */
  page(path: string): Promise<KeptPage> {
    if (!this.#site.keepPages) return this.#build(path);
    const ready = this.#kept.get(path) ?? this.#build(path);
    this.#kept.set(path, ready);
    // What failed is tried anew the next time.
    ready.catch(() => this.#kept.delete(path));
    return ready;
  }

  async #build(path: string): Promise<KeptPage> {
    const { status, head, body, files } = await this.#site.render(path, this.#settings);
    const template = await this.#site.template(path);
    const html = template
      .replace('<!--head-->', () => head + this.#site.preloads(files))
      .replace('<!--settings-->', () => settingsScript(this.#settings))
      .replace('<!--body-->', () => body);
    const plain = Buffer.from(html);
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    const form = (bytes: Buffer, encoding?: string): PageForm => ({
      headers: Object.entries({
        ...this.#headers,
        etag,
        'content-length': String(bytes.length),
        ...(encoding !== undefined && { 'content-encoding': encoding }),
      }).flat(),
      body: bytes,
    });
    const forms = { plain: form(plain), br: form(plain), gzip: form(plain) };
    if (this.#site.keepPages) {
      const [br, gz] = await Promise.all([
        compressBrotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
        compressGzip(plain, { level: 9 }),
      ]);
      forms.br = form(br, 'br');
      forms.gzip = form(gz, 'gzip');
    }
    return { status, etag, forms };
  }
}

function settingsScript(settings: SiteSettings): string {
  // A data block: it holds no code, and '<' cannot end it early.
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="site-settings">${json}</script>`;
}
