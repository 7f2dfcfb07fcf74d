import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { NoticePage } from '#content/notice-page.ts';
import type { SiteSettings } from '#content/site-settings.ts';
import type { MailContent, RenderedMail } from '#domain/mail.ts';
import type { Portrait } from '#domain/site-settings.ts';

export interface RenderedPage {
  status: number;
  head: string;
  body: string;
  /** The source files of the routes on the page. */
  files: string[];
}

export interface Site {
  /** index.html with its placeholders; in development Vite transforms it for each request. */
  template: (path: string) => Promise<string>;
  /** @param address a path, with a query if the page depends on it */
  render: (address: string, settings: SiteSettings) => Promise<RenderedPage>;
  /** The whole document of a page with other settings, as a preview: without code. */
  preview?: (address: string, settings: SiteSettings) => Promise<string>;
  /** The whole document of a page that is made for one person and needs no code. */
  noticePage?: (page: NoticePage, settings: SiteSettings) => Promise<string>;
  /** The document of the office. Its code loads the data, so that the document holds none. */
  office?: (settings: SiteSettings) => Promise<string>;
  /** A mail in the site's own design; without it no mail is sent. */
  mail?: (content: MailContent, settings: SiteSettings) => Promise<RenderedMail>;
  /** Tags that make the browser preload what the page will request anyway. */
  preloads: (files: readonly string[]) => string;
  /** The folder of built files; in development Vite serves them. */
  files?: string;
  /**
   * Pages are rendered once and cached, since they depend only on the settings. Not in development,
   * where they also have no policy: Vite writes code and styles into them.
   */
  keepPages: boolean;
  /** The code of the service worker that caches the assessment's page. */
  worker?: string;
  /** The coach's portrait as the build cut it; `path` is its name in the settings file. */
  portrait?: { path: string; shown: Portrait };
}

declare module '#server/api/services.ts' {
  interface Services {
    /** Undefined where only the API is served. */
    site: Site | undefined;
  }
}

/** The site settings in force. They change while the process runs: read them when you need them. */
export interface LiveSite {
  readonly settings: SiteSettings;
  /** Makes `prepare` part of every change: all preparations finish before a change takes effect. */
  onChange: (prepare: Prepare) => void;
}

/** Prepares what depends on the settings; the function it returns puts that in place. */
export type Prepare = (next: SiteSettings) => Promise<() => void>;

export interface StoredPage {
  status: number;
  etag: string;
  forms: Record<Encoding, PageForm>;
}

export interface PageForm {
  headers: string[];
  body: Buffer;
}

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** The pages of the site, each rendered at its first request. */
export class PageStore {
  readonly #site: Site;
  readonly settings: SiteSettings;
  readonly #headers: (address: string) => Record<string, string>;
  readonly #pages = new Map<string, Promise<StoredPage>>();

  /** @param headers of a page, for any encoding */
  constructor(
    site: Site,
    settings: SiteSettings,
    headers: (address: string) => Record<string, string>,
  ) {
    this.#site = site;
    this.settings = settings;
    this.#headers = headers;
  }

  get storedAddresses(): string[] {
    return [...this.#pages.keys()];
  }

  /** Renders these pages ahead, one after the other, so that the process answers requests in between. */
  async prepare(addresses: readonly string[]): Promise<void> {
    for (const address of addresses) await this.page(address);
  }

  /** A rendered page never changes. */
  get keepsPages(): boolean {
    return this.#site.keepPages;
  }

  page(address: string): Promise<StoredPage> {
    if (!this.#site.keepPages) return this.#build(address);
    const ready = this.#pages.get(address) ?? this.#build(address);
    this.#pages.set(address, ready);
    // Retry a failed attempt next time.
    ready.catch(() => this.#pages.delete(address));
    return ready;
  }

  async #build(address: string): Promise<StoredPage> {
    const { status, head, body, files } = await this.#site.render(address, this.settings);
    const template = await this.#site.template(address);
    const html = template
      .replace('<!--head-->', () => head + this.#site.preloads(files))
      .replace('<!--settings-->', () => settingsScript(this.settings))
      .replace('<!--body-->', () => body);
    const plain = Buffer.from(html);
    const etag = `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`;
    const form = (bytes: Buffer, encoding?: string): PageForm => ({
      headers: Object.entries({
        ...this.#headers(address),
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

export function settingsScript(settings: SiteSettings): string {
  // A data block: it holds no code, and '<' cannot end it early.
  const json = JSON.stringify(settings).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="site-settings">${json}</script>`;
}

export type Encoding = 'br' | 'gzip' | 'plain';

/**
 * Browsers send about twenty characters. A client that sends far more gets the uncompressed page.
 */
const MAX_ACCEPTED_LENGTH = 200;
/** Browsers send few different headers, so results are cached. */
const known = new Map<string, Encoding>();
const MAX_KNOWN = 100;

export function encodingFor(accepted = ''): Encoding {
  if (accepted.length > MAX_ACCEPTED_LENGTH) return 'plain';
  const encoding = known.get(accepted) ?? bestOf(accepted);
  if (known.size < MAX_KNOWN) known.set(accepted, encoding);
  return encoding;
}

function bestOf(accepted: string): Encoding {
  const codings = new Set(accepted.toLowerCase().split(',').map(acceptedCoding));
  return codings.has('br') ? 'br' : codings.has('gzip') ? 'gzip' : 'plain';
}

/** The name in `br;q=0.5`, unless its weight is 0. */
function acceptedCoding(entry: string): string | undefined {
  const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith('q='));
  return weight === undefined || Number(weight.slice(2)) > 0 ? name : undefined;
}

/**
 * True if the caller's If-None-Match contains this version. Tags are quoted, so none is part of
 * another. A substring also matches the weak tags of a compressing proxy.
 */
export function isCached(etag: string, ifNoneMatch = ''): boolean {
  return ifNoneMatch.includes(etag);
}
